// The offer on a wholesale order, the buyer's answer to it, and how the accepted order is paid.
import type { ResultOf } from '../../../../contract/call.ts'
import type { readOrderRoute } from '../../../../contract/order.ts'
import { splitNote } from '../../../../shared/line-remarks.ts'
import { sellerDay } from '../../../../shared/seller-day.ts'
import { DataTable, numberCell } from '../../../../ui/data-table.tsx'
import { SectionHeading } from '../../../../ui/section-heading.tsx'
import { TableHead } from '../../../../ui/table-head.tsx'
import { CopyingButton } from '../../../components/copy-button/copying-button.tsx'
import { useMoney } from '../../../features/pricing/price/money-format.ts'
import { useDay, useNumber } from '../../../format/format.ts'
import { useTexts } from '../../../texts.ts'
import member from '../member/member.module.css'
import { AnswerOffer } from './answer-offer.tsx'
import { ItemName, itemNosOf } from './item-name.tsx'

type Order = ResultOf<typeof readOrderRoute>
type Offer = NonNullable<Order['offer']>
type Payment = NonNullable<Order['payment']>

export function OfferPanel({ order }: { order: Order }) {
  const { offer, payment, state } = order
  return (
    <div className={member.body} data-lazy="offer-panel">
      {payment && state === 'awaiting_payment' && <HowToPay payment={payment} order={order} />}
      {offer && <OfferTable offer={offer} order={order} />}
      {offer && state === 'quoted' && <AnswerOffer order={order} revision={offer.revision} />}
    </div>
  )
}

function OfferTable({ offer, order }: { offer: Offer; order: Order }) {
  const t = useTexts('wholesale').offer
  const money = useMoney()
  const day = useDay()
  const { currency, state } = order
  const { remarks } = splitNote(order.note, itemNosOf(order))
  return (
    <section className={member.section} aria-labelledby="offer">
      <SectionHeading id="offer" title={t.title} />
      {state === 'quoted' && <p>{t.until(day(sellerDay(new Date(offer.validUntil))))}</p>}
      <DataTable caption={t.title}>
        <TableHead texts={[t.item]} figures={[t.wanted, t.offered, t.amount]} />
        <tbody>
          {offer.lines.map((line) => (
            <OfferLine
              key={line.itemNo}
              line={line}
              order={order}
              remark={remarks.get(line.itemNo)}
            />
          ))}
        </tbody>
      </DataTable>
      <dl className={member.facts}>
        <div>
          <dt>{t.freight}</dt>
          <dd>{money(offer.freight, currency)}</dd>
        </div>
        <div>
          <dt>{t.total}</dt>
          <dd>{money(offer.total, currency)}</dd>
        </div>
        {offer.note && (
          <div>
            <dt>{t.note}</dt>
            <dd>
              <bdi>{offer.note}</bdi>
            </dd>
          </div>
        )}
      </dl>
    </section>
  )
}

interface OfferLineProps {
  line: Offer['lines'][number]
  order: Order
  remark: string | undefined
}

function OfferLine({ line, order, remark }: OfferLineProps) {
  const t = useTexts('wholesale').offer
  const money = useMoney()
  const number = useNumber()
  const { itemNo, wanted, quantity, amount, free } = line
  const title = order.items.find((item) => item.itemNo === itemNo)?.title ?? ''
  return (
    <tr>
      <th scope="row" className={member.name}>
        {itemNo}
        <ItemName title={title} remark={remark} />
      </th>
      <td className={numberCell}>{number(wanted)}</td>
      <td className={numberCell}>
        {number(quantity)}
        {/* free: pieces in stock that no order has reserved or waits for. */}
        {order.state === 'quoted' && free < quantity && (
          <div className={member.muted}>{t.free(number(free))}</div>
        )}
      </td>
      <td className={numberCell}>{money(amount, order.currency)}</td>
    </tr>
  )
}

function HowToPay({ payment, order }: { payment: Payment; order: Order }) {
  const t = useTexts('wholesale').payment
  const money = useMoney()
  const day = useDay()
  const { currency, dueAt, total } = order
  const { reference, missing, available, methods } = payment
  const isCovered = Number(missing) === 0
  return (
    <section className={member.section} aria-labelledby="pay">
      <SectionHeading id="pay" title={t.title} />
      <p>{t.hint}</p>
      {isCovered && <p>{t.covered}</p>}
      {dueAt && <p>{t.due(day(sellerDay(new Date(dueAt))))}</p>}
      <dl className={member.facts}>
        <div>
          <dt>{isCovered ? t.total : t.missing}</dt>
          <dd>{money(isCovered ? total : missing, currency)}</dd>
        </div>
        <div>
          <dt>{t.available}</dt>
          <dd>{money(available, currency)}</dd>
        </div>
        <div>
          <dt>{t.reference}</dt>
          <dd>
            <code>{reference}</code>{' '}
            <CopyingButton value={reference} label={t.copyReference}>
              {t.copy}
            </CopyingButton>
          </dd>
        </div>
      </dl>
      {methods.length > 0 && <Methods methods={methods} currency={currency} />}
    </section>
  )
}

function Methods({ methods, currency }: { methods: Payment['methods']; currency: string }) {
  const t = useTexts('wholesale').payment
  const money = useMoney()
  return (
    <DataTable caption={t.method}>
      <TableHead texts={[t.method]} figures={[t.charge, t.toPay]} />
      <tbody>
        {methods.map(({ id, charge, toPay, rejected }) => (
          <tr key={id}>
            <th scope="row">{t.names[id] ?? id}</th>
            <td className={numberCell}>{rejected === null && money(charge, currency)}</td>
            <td className={numberCell}>{rejected === null ? money(toPay, currency) : t.refused}</td>
          </tr>
        ))}
      </tbody>
    </DataTable>
  )
}
