// The overview on a dropshipper's member page: the balance, the orders that wait for money, and the last parcels.
import type { AccountBalance } from '../../../../contract/account.ts'
import type { LastParcel } from '../../../../contract/parcels.ts'
import { pagePath } from '../../../../shared/page-paths.ts'
import { sellerDay } from '../../../../shared/seller-day.ts'
import { DataTable } from '../../../../ui/data-table.tsx'
import { SectionHeading } from '../../../../ui/section-heading.tsx'
import { useMoney } from '../../../features/pricing/price/money-format.ts'
import { useDay } from '../../../format/format.ts'
import { LocalLink } from '../../../page/local-link.tsx'
import { PATHS } from '../../../paths.ts'
import { useTexts } from '../../../texts.ts'
import css from './member.module.css'
import stacked from './stacked-table.module.css'

interface DropshipperOverviewProps {
  /** Null: the login may not see money. */
  balance: AccountBalance | null
  parcels: readonly LastParcel[]
}

export function DropshipperOverview({ balance, parcels }: DropshipperOverviewProps) {
  return (
    <>
      {balance && <Balance balance={balance} />}
      <Parcels parcels={parcels} />
    </>
  )
}

function Balance({ balance }: { balance: AccountBalance }) {
  const t = useTexts('member').dropshipper
  const money = useMoney()
  const { currency, available, held, waiting, isOpened, isLow } = balance
  const facts = [
    [t.available, money(available, currency)],
    [t.held, money(held, currency)],
    [t.waiting, t.orders(waiting)],
  ] as const
  const note = isOpened ? isLow && t.low : t.notOpened
  return (
    <section className={css.section} aria-labelledby="balance">
      <SectionHeading
        id="balance"
        title={t.balance}
        aside={<LocalLink to={PATHS.account}>{t.toAccount}</LocalLink>}
      />
      <dl className={css.facts}>
        {facts.map(([name, value]) => (
          <div key={name}>
            <dt>{name}</dt>
            <dd>{value}</dd>
          </div>
        ))}
      </dl>
      {(note || waiting > 0) && (
        <p>
          {note}{' '}
          <LocalLink to={`${PATHS.account}#${waiting > 0 ? 'waiting' : 'top-up'}`}>
            {waiting > 0 ? t.toWaiting : t.toTopUp}
          </LocalLink>
        </p>
      )}
    </section>
  )
}

function Parcels({ parcels }: { parcels: readonly LastParcel[] }) {
  const t = useTexts('member').dropshipper
  return (
    <section className={css.section} aria-labelledby="parcels" data-lazy="dropshipper-overview">
      <SectionHeading
        id="parcels"
        title={t.parcels}
        aside={<LocalLink to={PATHS.orders}>{t.toOrders}</LocalLink>}
      />
      {parcels.length === 0 ? (
        <p className={css.muted}>{t.noParcels}</p>
      ) : (
        <ParcelTable parcels={parcels} />
      )}
      <p>
        <LocalLink to={PATHS.orderImport}>{t.toFiles}</LocalLink>
      </p>
    </section>
  )
}

function ParcelTable({ parcels }: { parcels: readonly LastParcel[] }) {
  const t = useTexts('member').dropshipper
  const day = useDay()
  return (
    <DataTable caption={t.parcels} className={stacked.stack}>
      <thead>
        <tr>
          {[t.order, t.state, t.to, t.dispatched, t.tracking].map((name) => (
            <th key={name} scope="col">
              {name}
            </th>
          ))}
        </tr>
      </thead>
      <tbody>
        {parcels.map((parcel) => (
          <tr key={parcel.parcelNo}>
            <th scope="row">
              <LocalLink to={pagePath(PATHS.order, { no: encodeURIComponent(parcel.orderNo) })}>
                {parcel.orderNo}
              </LocalLink>
              {parcel.ownReference && <div className={css.muted}>{parcel.ownReference}</div>}
            </th>
            <td>{t.states[parcel.state]}</td>
            <td>
              <bdi>{parcel.city}</bdi>
              <div className={`${css.muted} ${css.country}`}>{parcel.countryName}</div>
            </td>
            <td>{day(sellerDay(new Date(parcel.dispatchedAt)))}</td>
            <td>
              {parcel.trackingUrl ? (
                <a href={parcel.trackingUrl} rel="noreferrer">
                  {parcel.trackingNo}
                </a>
              ) : (
                (parcel.trackingNo ?? '–')
              )}
            </td>
          </tr>
        ))}
      </tbody>
    </DataTable>
  )
}
