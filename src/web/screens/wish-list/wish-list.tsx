// The wish list page: a member's lists from the server, a visitor's list from the browser.
import { type LoaderFunctionArgs, redirect } from '../../router/loader.ts'
import { useLoaderData } from '../../router/router-context.ts'
import { CallError } from '../../../client/call.ts'
import { readListChanges } from '../../../client/standing-list.ts'
import { listWishLists, readWishList } from '../../../client/wish-list.ts'
import { RESULT_CODES } from '../../../contract/result-code.ts'
import { Column } from '../../../ui/page.tsx'
import { Breadcrumbs } from '../../components/breadcrumbs/breadcrumbs.tsx'
import { ScreenTitle } from '../../components/screen-title/screen-title.tsx'
import { LINES_PER_PAGE } from '../../features/wish-list/lists/all-lines.ts'
import { listPagePath } from '../../features/wish-list/lists/list-choice.tsx'
import { MemberList } from '../../features/wish-list/member-list.tsx'
import { VisitorList } from '../../features/wish-list/visitor-list.tsx'
import type { Head, HeadContext } from '../../page/head.ts'
import { PATHS } from '../../paths.ts'
import { pageContext } from '../../site-context.ts'
import { textsOf, useTexts } from '../../texts.ts'
import type { LoaderData } from '../loader-data.ts'

/**
 * `member` is null for users without member access: visitors, and applicants until they are approved. `changes` is null
 * unless the list is a standing list.
 */
export async function loader({ request, context }: LoaderFunctionArgs) {
  const { lang, transport, maybeMember } = context.get(pageContext)
  if (!maybeMember()) return { member: null, isApplicant: false }
  const query = new URL(request.url).searchParams
  const listId = query.get('list') ?? undefined
  const page = Math.max(1, Math.trunc(Number(query.get('page'))) || 1)
  const input = { lang, page, rows: LINES_PER_PAGE, ...(listId !== undefined && { listId }) }
  try {
    const [{ list: lists }, answer] = await Promise.all([
      listWishLists({ lang }, transport),
      readWishList(input, transport),
    ])
    const pages = Math.ceil(answer.total / answer.rows)
    // The list has become shorter, for instance because the only line of its last page was removed.
    if (page > 1 && page > pages) throw redirect(listPagePath(answer.wishList, Math.max(1, pages)))
    const { id, isStanding } = answer.wishList
    const changes = isStanding ? await readListChanges({ lang, listId: id }, transport) : null
    return { member: { lists, answer, changes }, isApplicant: false }
  } catch (error) {
    if (!(error instanceof CallError)) throw error
    if (error.code === RESULT_CODES.forbidden) return { member: null, isApplicant: true }
    if (error.code === RESULT_CODES.unauthenticated) return { member: null, isApplicant: false }
    throw error
  }
}

type Data = LoaderData<typeof loader>

export function head(_: Data, { lang }: HeadContext): Head {
  const t = textsOf(lang, 'wish-list')
  return {
    title: t.title,
    description: t.description,
    canonical: PATHS.wishList,
    index: false,
  }
}

export default function WishList() {
  const { member, isApplicant } = useLoaderData() as Data
  const t = useTexts('wish-list')
  return (
    <Column>
      <Breadcrumbs
        trail={[
          { name: t.home, path: PATHS.home },
          { name: t.title, path: PATHS.wishList },
        ]}
        label={t.trail}
      />
      <ScreenTitle title={t.title} />
      <noscript>
        <p>{member ? t.noScriptsMember : t.noScripts}</p>
      </noscript>
      {member ? (
        <MemberList key={member.answer.wishList.id} {...member} />
      ) : (
        <VisitorList isApplicant={isApplicant} />
      )}
    </Column>
  )
}
