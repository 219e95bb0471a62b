// The parcels of an order: what each contains, where it is, and what follows when it did not arrive.
import type { ParcelOfOrder } from '../../../../contract/parcels.ts'
import { sellerDay } from '../../../../shared/seller-day.ts'
import { SectionHeading } from '../../../../ui/section-heading.tsx'
import { CopyingButton } from '../../../components/copy-button/copying-button.tsx'
import { useMoney } from '../../../features/pricing/price/money-format.ts'
import { useDay } from '../../../format/format.ts'
import { useTexts } from '../../../texts.ts'
import member from '../member/member.module.css'

export function OrderParcels({
  parcels,
  currency,
}: {
  parcels: readonly ParcelOfOrder[]
  currency: string
}) {
  const t = useTexts('money').orders
  return (
    <section className={member.section} aria-labelledby="parcels">
      <SectionHeading id="parcels" title={t.parcels} />
      {parcels.length === 0 && <p className={member.muted}>{t.noParcels}</p>}
      <ul className={member.cards}>
        {parcels.map((parcel) => (
          <li key={parcel.parcelNo} className={member.card}>
            <ParcelCard parcel={parcel} currency={currency} />
          </li>
        ))}
      </ul>
    </section>
  )
}

function ParcelCard({ parcel, currency }: { parcel: ParcelOfOrder; currency: string }) {
  const t = useTexts('money').orders
  const money = useMoney()
  const day = useDay()
  const { parcelNo, state, replaces, replacedBy, refund, dispatchedAt, deliveredAt, lines } = parcel
  const at = state === 'delivered' ? deliveredAt : state === 'dispatched' ? dispatchedAt : null
  const hasNotArrived = state === 'lost' || state === 'returned'
  const notes = [
    replaces !== null && t.parcel.replaces(replaces),
    replacedBy !== null && t.parcel.replacedBy(replacedBy),
    refund !== null &&
      (Number(refund) > 0 ? t.parcel.refunded(money(refund, currency)) : t.parcel.closed),
    hasNotArrived && replacedBy === null && refund === null && t.parcel.undecided,
  ].filter((note) => typeof note === 'string')
  return (
    <>
      <strong>{parcelNo}</strong>
      <span>
        {t.parcelStates[state]}
        {at !== null && (
          <>
            {' '}
            <time dateTime={at}>{day(sellerDay(new Date(at)))}</time>
          </>
        )}
      </span>
      <ul>
        {lines.map(({ itemNo, title, pieces }) => (
          <li key={itemNo}>
            {pieces} × {itemNo} <span className={member.muted}>{title}</span>
          </li>
        ))}
      </ul>
      {notes.map((note) => (
        <span key={note}>{note}</span>
      ))}
      <ParcelTracking parcel={parcel} />
    </>
  )
}

function ParcelTracking({ parcel: { trackingNo, trackingUrl } }: { parcel: ParcelOfOrder }) {
  const t = useTexts('money').orders
  if (!trackingNo) return null
  return (
    <>
      <span>
        {t.tracking} <code>{trackingNo}</code>{' '}
        <CopyingButton value={trackingNo} label={t.copyTracking}>
          {t.copy}
        </CopyingButton>
      </span>
      {trackingUrl !== null && (
        <a href={trackingUrl} rel="noreferrer">
          {t.parcel.track}
        </a>
      )}
    </>
  )
}
