// Returns of a member's company, with links to further pages.
import type { LoaderFunctionArgs } from '../../../router/loader.ts'
import { useLoaderData } from '../../../router/router-context.ts'
import { listReturns } from '../../../../client/return.ts'
import { pagePath } from '../../../../shared/page-paths.ts'
import { sellerDay } from '../../../../shared/seller-day.ts'
import { DataTable, numberCell } from '../../../../ui/data-table.tsx'
import { TableHead } from '../../../../ui/table-head.tsx'
import { keyOf, listPath } from '../../../components/pager/keyset.ts'
import { KeysetLinks } from '../../../components/pager/keyset-links.tsx'
import { useMoney } from '../../../features/pricing/price/money-format.ts'
import { useDay } from '../../../format/format.ts'
import type { Head, HeadContext } from '../../../page/head.ts'
import { LocalLink } from '../../../page/local-link.tsx'
import { PATHS } from '../../../paths.ts'
import { pageContext } from '../../../site-context.ts'
import { textsOf, useTexts } from '../../../texts.ts'
import type { LoaderData } from '../../loader-data.ts'
import { memberOnly } from '../../member-only.ts'
import { MemberPage } from '../member/member-page.tsx'
import member from '../member/member.module.css'

export function loader({ request, context }: LoaderFunctionArgs) {
  const { lang, transport } = context.get(pageContext)
  const after = keyOf(new URL(request.url).searchParams.get('after'))
  return memberOnly(async () => {
    const page = await listReturns({ lang, rows: 20, ...(after && { after }) }, transport)
    return { ...page, isFirstPage: after === undefined }
  })
}
type Data = LoaderData<typeof loader>

export function head(_: unknown, { lang }: HeadContext): Head {
  return { title: textsOf(lang, 'returns').title, canonical: PATHS.returns, index: false }
}

export default function ReturnList() {
  const t = useTexts('returns')
  const { list, next, isFirstPage } = useLoaderData() as Data
  return (
    <MemberPage at={PATHS.returns} title={t.title} lead={t.lead}>
      {list.length > 0 ? (
        <Table />
      ) : (
        <div className={member.card}>
          <h2>{t.none}</h2>
          <p>{t.noneText}</p>
          <LocalLink to={PATHS.orders}>{t.toOrders}</LocalLink>
        </div>
      )}
      <div className={member.actions}>
        <KeysetLinks
          start={isFirstPage ? null : PATHS.returns}
          next={next === null ? null : listPath(PATHS.returns, { after: next })}
          startText={t.newest}
          nextText={t.more}
        />
      </div>
    </MemberPage>
  )
}

function Table() {
  const t = useTexts('returns')
  const { list } = useLoaderData() as Data
  const money = useMoney()
  const day = useDay()
  const dayOf = (at: string) => day(sellerDay(new Date(at)))
  return (
    <DataTable caption={t.lead}>
      <TableHead
        texts={[t.number, t.state, t.asked, t.until, t.order]}
        figures={[t.pieces, t.credited]}
      />
      <tbody>
        {list.map(({ returnNo, orderNo, state, dueAt, credited, ...each }) => (
          <tr key={returnNo}>
            <th scope="row" className={member.whole}>
              <LocalLink to={pagePath(PATHS.return, { no: encodeURIComponent(returnNo) })}>
                {returnNo}
              </LocalLink>
            </th>
            <td>{t.states[state]}</td>
            <td className={member.whole}>{dayOf(each.requestedAt)}</td>
            <td className={member.whole}>{dueAt === null ? '' : dayOf(dueAt)}</td>
            <td className={member.whole}>
              <LocalLink to={pagePath(PATHS.order, { no: encodeURIComponent(orderNo) })}>
                {orderNo}
              </LocalLink>
            </td>
            <td className={numberCell}>{each.quantity}</td>
            <td className={numberCell}>
              {credited === null ? '' : money(credited, each.currency)}
            </td>
          </tr>
        ))}
      </tbody>
    </DataTable>
  )
}
