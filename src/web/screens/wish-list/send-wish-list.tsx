// Sends a wish list by email. Members only: visitors are redirected to the login, applicants to their list.
import { type LoaderFunctionArgs, redirect } from '../../router/loader.ts'
import { useLoaderData } from '../../router/router-context.ts'
import { CallError } from '../../../client/call.ts'
import { readContactDetails } from '../../../client/contact.ts'
import { readWishList } from '../../../client/wish-list.ts'
import { RESULT_CODES } from '../../../contract/result-code.ts'
import { buttonClass } from '../../../ui/button.tsx'
import { Column } from '../../../ui/page.tsx'
import { Breadcrumbs } from '../../components/breadcrumbs/breadcrumbs.tsx'
import { ScreenTitle } from '../../components/screen-title/screen-title.tsx'
import { listPath } from '../../features/wish-list/lists/list-choice.tsx'
import { listName } from '../../features/wish-list/lists/list-name.ts'
import { SendForm } from '../../features/wish-list/send/send-form.tsx'
import { useFrameData } from '../../page/frame-data.ts'
import type { Head, HeadContext } from '../../page/head.ts'
import { LocalLink, localHref } from '../../page/local-link.tsx'
import { PATHS } from '../../paths.ts'
import { pageContext } from '../../site-context.ts'
import { textsOf, useTexts } from '../../texts.ts'
import type { LoaderData } from '../loader-data.ts'
import css from './send-wish-list.module.css'

/** Item numbers that are read from the address, which names the chosen lines of the list. */
const MAX_ITEMS = 500

export async function loader({ request, context }: LoaderFunctionArgs) {
  const { lang, transport, maybeMember } = context.get(pageContext)
  const { searchParams, search } = new URL(request.url)
  const back = localHref(lang, PATHS.sendWishList + search)
  const redirectToLogIn = () => redirect(`${PATHS.logIn}?redirect=${encodeURIComponent(back)}`)
  if (!maybeMember()) throw redirectToLogIn()
  const listId = searchParams.get('list') ?? undefined
  const items = (searchParams.get('items') ?? '').split(',').filter(Boolean).slice(0, MAX_ITEMS)
  const input = { lang, rows: 1, ...(listId !== undefined && { listId }) }
  try {
    const [{ wishList: list, total }, { email }] = await Promise.all([
      readWishList(input, transport),
      readContactDetails({ lang }, transport),
    ])
    // `items` null: every line of the list is sent.
    return { list, total, items: items.length > 0 ? items : null, ownEmail: email }
  } catch (error) {
    if (!(error instanceof CallError)) throw error
    if (error.code === RESULT_CODES.unauthenticated) throw redirectToLogIn()
    // An applicant's list is stored in the browser, so there is nothing to send yet.
    if (error.code === RESULT_CODES.forbidden) throw redirect(PATHS.wishList)
    throw error
  }
}

type Data = LoaderData<typeof loader>

export function head(_: Data, { lang }: HeadContext): Head {
  const t = textsOf(lang, 'wish-list').send
  return {
    title: t.title,
    description: t.description,
    canonical: PATHS.sendWishList,
    index: false,
  }
}

export default function SendWishList() {
  const { list, total, items, ownEmail } = useLoaderData() as Data
  const { contactEmail } = useFrameData()
  const t = useTexts('wish-list')
  return (
    <Column>
      <Breadcrumbs
        trail={[
          { name: t.home, path: PATHS.home },
          { name: t.title, path: listPath(list) },
          { name: t.send.title, path: PATHS.sendWishList },
        ]}
        label={t.trail}
      />
      <ScreenTitle title={t.send.title} intro={t.send.intro(listName(list, t.title), total)}>
        <LocalLink to={listPath(list)}>{t.send.back}</LocalLink>
      </ScreenTitle>
      {total === 0 ? (
        <p>{t.send.nothing}</p>
      ) : (
        <div className={css.beside}>
          <div>
            <p className={css.quotation}>
              {t.send.quotation}
              <LocalLink className={buttonClass()} to={listPath(list)}>
                {t.tools.quotation}
              </LocalLink>
            </p>
            <SendForm
              key={list.id}
              list={list}
              itemNos={items}
              ownEmail={ownEmail}
              salesEmail={contactEmail}
            />
          </div>
          <Facts total={total} />
        </div>
      )}
    </Column>
  )
}

function Facts({ total }: { total: number }) {
  const { facts } = useTexts('wish-list').send
  return (
    <aside className={css.facts} aria-labelledby="send-facts">
      <h2 id="send-facts">{facts.title}</h2>
      <dl>
        <dt>{facts.list}</dt>
        <dd>{facts.lines(total)}</dd>
        <dt>{facts.validity}</dt>
        <dd>{facts.validityText}</dd>
        <dt>{facts.consent}</dt>
        <dd>{facts.consentText}</dd>
      </dl>
    </aside>
  )
}
