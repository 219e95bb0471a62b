// Orders of a member's company: filter by status, search, continued by links.
import type { LoaderFunctionArgs } from '../../../router/loader.ts'
import { useLoaderData } from '../../../router/router-context.ts'
import { listOrders } from '../../../../client/order.ts'
import { ORDER_LABELS } from '../../../../shared/order-vocabulary.ts'
import { pagePath } from '../../../../shared/page-paths.ts'
import { sellerDay } from '../../../../shared/seller-day.ts'
import { DataTable, numberCell } from '../../../../ui/data-table.tsx'
import { controlClass, Field } from '../../../../ui/field.tsx'
import { TableHead } from '../../../../ui/table-head.tsx'
import { keyOf, listPath } from '../../../components/pager/keyset.ts'
import { KeysetLinks } from '../../../components/pager/keyset-links.tsx'
import { lazyReorder } from '../../../features/basket-button/lazy-reorder.ts'
import { useMoney } from '../../../features/pricing/price/money-format.ts'
import { useDay } from '../../../format/format.ts'
import type { Head, HeadContext } from '../../../page/head.ts'
import { LocalLink } from '../../../page/local-link.tsx'
import { PATHS } from '../../../paths.ts'
import { pageContext } from '../../../site-context.ts'
import { textsOf, useTexts } from '../../../texts.ts'
import { useLazyComponent } from '../../../loading/lazy-component.ts'
import type { LoaderData } from '../../loader-data.ts'
import { FilterForm } from '../member/filter-form.tsx'
import { MemberPage } from '../member/member-page.tsx'
import member from '../member/member.module.css'
import stacked from '../member/stacked-table.module.css'
import { memberOnly } from '../../member-only.ts'

export function loader({ request, context }: LoaderFunctionArgs) {
  const { lang, transport } = context.get(pageContext)
  const query = new URL(request.url).searchParams
  const label = ORDER_LABELS.find((each) => each === query.get('label'))
  const q = (query.get('q') ?? '').trim().slice(0, 60)
  const after = keyOf(query.get('after'))
  const filter = { ...(label && { label }), ...(q && { q }), ...(after && { after }) }
  // Applicants are redirected to the basket, which sends them on to the state of their application.
  return memberOnly(async () => {
    const page = await listOrders({ lang, rows: 20, ...filter }, transport)
    return { ...page, label: label ?? '', q, isFirstPage: after === undefined }
  }, PATHS.basket)
}
type Data = LoaderData<typeof loader>

export function head(_: unknown, { lang }: HeadContext): Head {
  return { title: textsOf(lang, 'money').orders.title, canonical: PATHS.orders, index: false }
}

export default function OrderList() {
  const t = useTexts('money').orders
  const { list, next, label, q, isFirstPage } = useLoaderData() as Data
  const isFiltered = label !== '' || q !== ''
  const pathOf = (after?: number) => listPath(PATHS.orders, { label, q, after })
  return (
    <MemberPage at={PATHS.orders} title={t.title} lead={t.lead} hasButtons={list.length > 0}>
      <p>
        <LocalLink to={PATHS.orderImport}>{t.toFiles}</LocalLink>
      </p>
      <Filter key={`${label} ${q}`} />
      {list.length > 0 ? (
        <Table />
      ) : isFiltered || !isFirstPage ? (
        <p>{t.notFound}</p>
      ) : (
        <div className={member.card}>
          <h2>{t.none}</h2>
          <p>{t.noneText}</p>
          <LocalLink to={PATHS.search}>{t.toSearch}</LocalLink>
        </div>
      )}
      <div className={member.actions}>
        <KeysetLinks
          start={isFirstPage ? null : pathOf()}
          next={next === null ? null : pathOf(next)}
          startText={t.newest}
          nextText={t.more}
        />
      </div>
    </MemberPage>
  )
}

function Filter() {
  const t = useTexts('money').orders
  const { label, q } = useLoaderData() as Data
  return (
    <FilterForm path={PATHS.orders} isSearch button={t.find} all={null}>
      <div className={member.pair}>
        <Field id="orders-q" label={t.search}>
          <input
            id="orders-q"
            name="q"
            type="search"
            maxLength={60}
            defaultValue={q}
            className={controlClass}
          />
        </Field>
        <Field id="orders-label" label={t.filter}>
          <select id="orders-label" name="label" defaultValue={label} className={controlClass}>
            <option value="">{t.all}</option>
            {ORDER_LABELS.map((each) => (
              <option key={each} value={each}>
                {t.labels[each]}
              </option>
            ))}
          </select>
        </Field>
      </div>
    </FilterForm>
  )
}

function Table() {
  const t = useTexts('money').orders
  const { list } = useLoaderData() as Data
  const money = useMoney()
  const day = useDay()
  const reorder = useLazyComponent(lazyReorder)
  return (
    <DataTable caption={t.lead} className={stacked.stack}>
      <TableHead
        texts={[t.number, t.state, t.placed, t.reference, t.to]}
        figures={[t.pieces, t.total]}
      />
      <tbody>
        {list.map((order) => (
          <tr key={order.orderNo}>
            <th scope="row" className={member.whole}>
              <LocalLink to={pagePath(PATHS.order, { no: encodeURIComponent(order.orderNo) })}>
                {order.orderNo}
              </LocalLink>
            </th>
            <td>
              {t.states[order.state] ?? t.labels[order.label]}
              {order.rank !== null && <div className={member.muted}>{t.rank(order.rank)}</div>}
              {reorder && (
                <div>
                  <reorder.Reorder small source={{ orderNo: order.orderNo }} name={order.orderNo} />
                </div>
              )}
            </td>
            <td className={member.whole}>{day(sellerDay(new Date(order.placedAt)))}</td>
            <td>
              <bdi>{order.ownReference}</bdi>
            </td>
            <td>
              <bdi>{order.city}</bdi>
              <div className={`${member.muted} ${member.country}`}>{order.countryName}</div>
            </td>
            <td className={`${numberCell} ${stacked.pieces}`}>{order.pieces}</td>
            <td className={numberCell}>{money(order.total, order.currency)}</td>
          </tr>
        ))}
      </tbody>
    </DataTable>
  )
}
