// Compares wholesale and dropshipping using the shop's business figures.
import { brand } from '../../../shared/brand.ts'
import { BUSINESS, WARRANTY_MONTHS } from '../../../shared/business-constants.ts'
import { DataTable } from '../../../ui/data-table.tsx'
import { SectionHeading } from '../../../ui/section-heading.tsx'
import { useNumber } from '../../format/format.ts'
import { LocalLink } from '../../page/local-link.tsx'
import { PATHS } from '../../paths.ts'
import { useTexts } from '../../texts.ts'
import css from './trade-band.module.css'

export function TradeBand() {
  const t = useTexts('home')
  const number = useNumber()
  const { tradeRows: rows, tradeColumns: columns } = t
  const warranty = t.warranty(WARRANTY_MONTHS.lithium, WARRANTY_MONTHS.nickel)
  const cells: [string, string, string][] = [
    [rows.minimum, t.pieces(BUSINESS.wholesaleMinimum), t.pieces(BUSINESS.dropshipMinimum)],
    [rows.ships, t.toYou, t.toCustomer],
    [rows.deposit, t.noDeposit, t.deposit(number(BUSINESS.depositUsd))],
    [rows.delivery, t.workingDays(brand.deliveryFrom, brand.deliveryTo), t.perOrder],
    [rows.papers, t.withPapers, t.withoutPapers],
    [rows.warranty, warranty, warranty],
  ]
  return (
    <section aria-labelledby="trade">
      <SectionHeading
        id="trade"
        title={t.trade}
        note={t.tradeNote}
        aside={<LocalLink to={PATHS.prices}>{t.pricesLink}</LocalLink>}
      />
      <DataTable caption={t.trade} className={css.table}>
        <thead>
          <tr>
            <th scope="col">{columns.terms}</th>
            <th scope="col">{columns.wholesale}</th>
            <th scope="col">{columns.dropship}</th>
          </tr>
        </thead>
        <tbody>
          {cells.map(([what, wholesale, dropship]) => (
            <tr key={what}>
              <th scope="row">{what}</th>
              <td>{wholesale}</td>
              <td>{dropship}</td>
            </tr>
          ))}
        </tbody>
      </DataTable>
    </section>
  )
}
