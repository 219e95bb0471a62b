// A company's own numbers of items: search, correct, remove, and download as CSV.
import { aliasesFilePath, listAliases } from '../../../client/order-pad.ts'
import { buttonClass } from '../../../ui/button.tsx'
import { DataTable } from '../../../ui/data-table.tsx'
import { controlClass, Field } from '../../../ui/field.tsx'
import { TableHead } from '../../../ui/table-head.tsx'
import { sellerDay } from '../../../shared/seller-day.ts'
import { listPath } from '../../components/pager/keyset.ts'
import { KeysetLinks } from '../../components/pager/keyset-links.tsx'
import { useDay, useNumber } from '../../format/format.ts'
import { useSession } from '../../page/frame-data.ts'
import type { Head, HeadContext } from '../../page/head.ts'
import { LocalLink } from '../../page/local-link.tsx'
import { PATHS } from '../../paths.ts'
import type { LoaderFunctionArgs } from '../../router/loader.ts'
import { useLoaderData } from '../../router/router-context.ts'
import { pageContext, useLang } from '../../site-context.ts'
import { textsOf, useTexts } from '../../texts.ts'
import { FilterForm } from '../account/member/filter-form.tsx'
import { MemberPage } from '../account/member/member-page.tsx'
import member from '../account/member/member.module.css'
import type { LoaderData } from '../loader-data.ts'
import { memberOnly } from '../member-only.ts'
import { OwnNumberActions } from './own-number-actions.tsx'

export function loader({ request, context }: LoaderFunctionArgs) {
  const { lang, transport } = context.get(pageContext)
  const query = new URL(request.url).searchParams
  const q = (query.get('q') ?? '').trim().slice(0, 100)
  const after = query.get('after') ?? ''
  return memberOnly(async () => {
    const input = { lang, ...(q && { q }), ...(after && { after }) }
    return { ...(await listAliases(input, transport)), q, isFirstPage: after === '' }
  })
}
type Data = LoaderData<typeof loader>

export function head(_: unknown, { lang }: HeadContext): Head {
  return {
    title: textsOf(lang, 'company-lists').numbers.title,
    canonical: PATHS.ownNumbers,
    index: false,
  }
}

export default function OwnNumbers() {
  const t = useTexts('company-lists').numbers
  const number = useNumber()
  const { list, next, count, q, isFirstPage } = useLoaderData() as Data
  const lang = useLang()
  const mayChange = useSession()?.mayOrder ?? false
  const pathOf = (after?: string) => listPath(PATHS.ownNumbers, { q, after })
  const isEmpty = count === 0 && q === ''
  return (
    <MemberPage at={PATHS.orderPad} title={t.title} lead={t.intro}>
      {isEmpty ? (
        <div className={member.card}>
          <h2>{t.none}</h2>
          <p>{t.noneText}</p>
          <LocalLink to={PATHS.orderPad}>{t.toPad}</LocalLink>
        </div>
      ) : (
        <>
          <Search key={q} />
          <noscript>
            <p>{t.needsScripts}</p>
          </noscript>
          {!mayChange && <p>{t.noRole}</p>}
          <p role="status" tabIndex={-1} data-results>
            {count > 0 ? t.count(number(count)) : t.notFound}
          </p>
          {list.length > 0 && <Table mayChange={mayChange} />}
          <div className={member.actions}>
            <KeysetLinks
              start={isFirstPage ? null : pathOf()}
              next={next === null ? null : pathOf(next)}
              startText={t.first}
              nextText={t.more}
            />
            <a className={buttonClass('plain')} href={aliasesFilePath({ lang })} download>
              {t.export}
            </a>
          </div>
        </>
      )}
    </MemberPage>
  )
}

function Search() {
  const t = useTexts('company-lists').numbers
  const { q } = useLoaderData() as Data
  return (
    <FilterForm path={PATHS.ownNumbers} isSearch button={t.find} all={q === '' ? null : t.all}>
      <Field id="numbers-q" label={t.search}>
        <input
          id="numbers-q"
          name="q"
          type="search"
          maxLength={100}
          defaultValue={q}
          className={controlClass}
        />
      </Field>
    </FilterForm>
  )
}

function Table({ mayChange }: { mayChange: boolean }) {
  const t = useTexts('company-lists').numbers
  const { list } = useLoaderData() as Data
  const day = useDay()
  return (
    <DataTable caption={t.title}>
      <TableHead texts={[t.number, t.item]} />
      <tbody>
        {list.map((each) => (
          <tr key={each.text}>
            <th scope="row" className={member.name}>
              <bdi>{each.text}</bdi>
            </th>
            <td>
              {each.url === null ? each.itemNo : <LocalLink to={each.url}>{each.itemNo}</LocalLink>}
              <div className={member.muted}>{each.title}</div>
              {(each.isDiscontinued || each.url === null) && (
                <div>{each.url === null ? t.gone : t.discontinued}</div>
              )}
              <div className={member.muted}>
                {[t.chosen, day(sellerDay(new Date(each.chosenAt)))].join(' ')}
                {each.chosenBy && ` · ${each.chosenBy}`}
              </div>
              {mayChange && <OwnNumberActions text={each.text} />}
            </td>
          </tr>
        ))}
      </tbody>
    </DataTable>
  )
}
