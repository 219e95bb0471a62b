// One order: status, money, items, parcels, address, history, and what may be done now.
import type { LoaderFunctionArgs } from '../../../router/loader.ts'
import { useLoaderData } from '../../../router/router-context.ts'
import { readAccount } from '../../../../client/account.ts'
import { readOrder } from '../../../../client/order.ts'
import { listOrderDocuments } from '../../../../client/order-documents.ts'
import { pagePath } from '../../../../shared/page-paths.ts'
import { splitNote, type UnlistedRow } from '../../../../shared/line-remarks.ts'
import { sellerDay } from '../../../../shared/seller-day.ts'
import { DataTable, numberCell } from '../../../../ui/data-table.tsx'
import { SectionHeading } from '../../../../ui/section-heading.tsx'
import { TableHead } from '../../../../ui/table-head.tsx'
import { commaList, rangeMark } from '../../../../shared/punctuation.ts'
import { lazyReorder } from '../../../features/basket-button/lazy-reorder.ts'
import { useMoney } from '../../../features/pricing/price/money-format.ts'
import { useDay } from '../../../format/format.ts'
import type { Head, HeadContext } from '../../../page/head.ts'
import { LocalLink } from '../../../page/local-link.tsx'
import { PATHS } from '../../../paths.ts'
import { pageContext, useLang } from '../../../site-context.ts'
import { useTexts } from '../../../texts.ts'
import { useLazyComponent } from '../../../loading/lazy-component.ts'
import type { LoaderData } from '../../loader-data.ts'
import { MemberPage } from '../member/member-page.tsx'
import { StateLead } from '../member/state-lead.tsx'
import member from '../member/member.module.css'
import { memberOnly, nullIfForbidden } from '../../member-only.ts'
import { ReturnsOfOrder } from '../returns/returns-of-order.tsx'
import { CancelOrder } from './cancel-order.tsx'
import { lazyDecideOrder } from './lazy-decide-order.ts'
import { lazyDiscontinuedQuestion } from './lazy-discontinued-question.ts'
import { lazyOfferPanel } from './lazy-offer-panel.ts'
import { ItemName, itemNosOf } from './item-name.tsx'
import { lazyReviewItems } from './lazy-review-items.ts'
import { lazySentInstead } from './lazy-sent-instead.ts'
import { lazyUnlistedRows } from './lazy-unlisted-rows.ts'
import { OrderDocuments } from './order-documents.tsx'
import { OrderParcels } from './order-parcels.tsx'
import { WaitingForMoney } from './waiting-for-money.tsx'

/**
 * States in which pieces that are not reserved need not be out of stock: before the buyer accepts the offer and, above
 * the approval limit, an owner approves it, and until the money is there.
 */
const NOT_PAID: readonly string[] = [
  'submitted',
  'quoted',
  'awaiting_approval',
  'awaiting_funds',
  'awaiting_payment',
]

export function loader({ params, context }: LoaderFunctionArgs) {
  const { lang, transport } = context.get(pageContext)
  // Applicants are redirected to the basket, which sends them on to the state of their application.
  return memberOnly(async () => {
    const input = { lang, orderNo: params['no'] ?? '' }
    const [order, documents] = await Promise.all([
      readOrder(input, transport),
      listOrderDocuments(input, transport),
    ])
    // Of the account, for an order that waits for money; null also for a role that does not see money.
    const figures =
      order.state === 'awaiting_funds'
        ? await readAccount({ lang }, transport).catch(nullIfForbidden)
        : null
    return { order, documents: documents.list, figures }
  }, PATHS.basket)
}
type Data = LoaderData<typeof loader>

export function head({ order: { orderNo } }: Data, _: HeadContext): Head {
  const canonical = pagePath(PATHS.order, { no: encodeURIComponent(orderNo) })
  return { title: orderNo, canonical, index: false }
}

export default function Order() {
  const t = useTexts('money').orders
  const { order, documents, figures } = useLoaderData() as Data
  const { state, label, rank, stopped, cancelAskedAt } = order
  const { unlisted } = splitNote(order.note, itemNosOf(order))
  const notes = [
    rank !== null && t.rank(rank),
    stopped && t.stopped,
    state === 'picking' && cancelAskedAt !== null && t.asked,
  ].filter((note) => typeof note === 'string')
  return (
    <MemberPage at={PATHS.orders} title={order.orderNo}>
      <StateLead>{t.states[state] ?? t.labels[label] ?? ''}</StateLead>
      {state === 'awaiting_funds' && <WaitingForMoney order={order} figures={figures} />}
      {notes.map((note) => (
        <p key={note}>{note}</p>
      ))}
      {order.question && <Question order={order} />}
      {(order.offer ?? order.payment) && <Offer order={order} />}
      <Facts />
      <Items />
      {unlisted.length > 0 && <Unlisted rows={unlisted} />}
      {(state !== 'cancelled' || order.parcels.length > 0) && (
        <OrderParcels parcels={order.parcels} currency={order.currency} />
      )}
      {order.mayDecide && <Decision order={order} />}
      {documents.length > 0 && <OrderDocuments orderNo={order.orderNo} documents={documents} />}
      {order.items.some(({ mayReview }) => mayReview) && <Review order={order} />}
      <OrderAgain orderNo={order.orderNo} />
      <ReturnsOfOrder order={order} />
      <CancelOrder key={state} order={order} />
      <Events />
      <LocalLink to={PATHS.orders}>{t.back}</LocalLink>
    </MemberPage>
  )
}

function Question({ order }: Pick<Data, 'order'>) {
  const parts = useLazyComponent(lazyDiscontinuedQuestion)
  return parts && <parts.DiscontinuedQuestion order={order} />
}

function Offer({ order }: Pick<Data, 'order'>) {
  const parts = useLazyComponent(lazyOfferPanel)
  return parts && <parts.OfferPanel order={order} />
}

function Unlisted({ rows }: { rows: readonly UnlistedRow[] }) {
  const parts = useLazyComponent(lazyUnlistedRows)
  return parts && <parts.UnlistedRows rows={rows} />
}

function Decision({ order }: Pick<Data, 'order'>) {
  const parts = useLazyComponent(lazyDecideOrder)
  return parts && <parts.DecideOrder order={order} />
}

function Review({ order }: Pick<Data, 'order'>) {
  const parts = useLazyComponent(lazyReviewItems)
  return parts && <parts.ReviewItems order={order} />
}

function OrderAgain({ orderNo }: { orderNo: string }) {
  const parts = useLazyComponent(lazyReorder)
  return parts && <parts.Reorder source={{ orderNo }} />
}

function Facts() {
  const t = useTexts('money').orders
  const lang = useLang()
  const { order } = useLoaderData() as Data
  const money = useMoney()
  const day = useDay()
  const { currency, promise, declaredValue, address: to } = order
  const { message } = splitNote(order.note, itemNosOf(order))
  // Freight and total of a wholesale order are known once staff have offered them.
  const isOffered = order.state !== 'submitted'
  const lines = [
    to.name,
    to.company,
    to.line1,
    to.line2,
    commaList([to.city, to.region, to.postCode].filter(Boolean), lang),
    order.countryName,
    to.phone,
  ].filter(Boolean)
  const facts: [string, string][] = [
    [t.placed, day(sellerDay(new Date(order.placedAt)))],
    [t.reference, order.ownReference],
    [t.note, message],
    [t.goods, money(order.goods, currency)],
    [t.freight, isOffered ? money(order.freight, currency) : ''],
    [t.total, isOffered ? money(order.total, currency) : ''],
    [t.service, order.service],
    [
      t.arrives,
      promise && order.state !== 'cancelled'
        ? `${day(promise.from)}${rangeMark(lang)}${day(promise.to)}`
        : '',
    ],
    [t.declared, declaredValue === null ? '' : money(declaredValue, currency)],
  ]
  return (
    <dl className={member.facts}>
      {facts
        .filter(([, value]) => value !== '')
        .map(([name, value]) => (
          <div key={name}>
            <dt>{name}</dt>
            <dd>
              <bdi>{value}</bdi>
            </dd>
          </div>
        ))}
      <div>
        <dt>{t.address}</dt>
        <dd>
          {lines.map((line, at) => (
            <div key={at}>
              <bdi>{line}</bdi>
            </div>
          ))}
        </dd>
      </div>
    </dl>
  )
}

function Items() {
  const t = useTexts('money').orders
  const { order } = useLoaderData() as Data
  const { orderNo, items, currency, state } = order
  const { remarks } = splitNote(order.note, itemNosOf(order))
  const isUnpaid = NOT_PAID.includes(state)
  const money = useMoney()
  return (
    <section className={member.section} aria-labelledby="items">
      <SectionHeading id="items" title={t.lines} />
      <DataTable caption={t.lines}>
        <TableHead texts={[t.item, t.state]} figures={[t.pieces, t.amount]} />
        <tbody>
          {items.map((item) => (
            <tr key={item.position}>
              <th scope="row" className={member.name}>
                {item.itemNo}
                <ItemName title={item.title} remark={remarks.get(item.itemNo)} />
              </th>
              <td>
                {/* Of a line that is reserved in part, the rest was not in stock when the offer was accepted. */}
                {isUnpaid && item.state === 'open' && item.reserved === 0
                  ? t.notReserved
                  : t.lineStates[item.state]}
                {item.replaces !== null && <Substitute orderNo={orderNo} item={item} />}
              </td>
              <td className={numberCell}>{item.quantity}</td>
              <td className={numberCell}>{money(item.amount, currency)}</td>
            </tr>
          ))}
        </tbody>
      </DataTable>
    </section>
  )
}

function Substitute(props: { orderNo: string; item: Data['order']['items'][number] }) {
  const parts = useLazyComponent(lazySentInstead)
  return parts && <parts.SentInstead {...props} />
}

function Events() {
  const t = useTexts('money').orders
  const { events } = (useLoaderData() as Data).order
  const day = useDay()
  return (
    <section className={member.section} aria-labelledby="history">
      <SectionHeading id="history" title={t.history} />
      <ol>
        {events.map(({ at, event, label }, index) => (
          <li key={index}>
            <time dateTime={at}>{day(sellerDay(new Date(at)))}</time>{' '}
            {t.events[event] ?? t.labels[label]}
          </li>
        ))}
      </ol>
    </section>
  )
}
