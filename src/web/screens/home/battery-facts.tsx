// The figures on the support page for warranty, returns, storage, charging and delivery.
import { brand } from '../../../shared/brand.ts'
import {
  BUSINESS,
  CHARGING_LIMIT,
  STORAGE_CELSIUS,
  WARRANTY_MONTHS,
} from '../../../shared/business-constants.ts'
import { SectionHeading } from '../../../ui/section-heading.tsx'
import { useTexts } from '../../texts.ts'
import css from './support.module.css'

export function BatteryFacts() {
  const home = useTexts('home')
  const t = useTexts('support')
  const facts: [string, string][] = [
    [t.warrantyTerm, home.warranty(WARRANTY_MONTHS.lithium, WARRANTY_MONTHS.nickel)],
    [t.returnsTerm, t.returnsText(BUSINESS.restockingPercent)],
    [t.storageTerm, t.storageText(STORAGE_CELSIUS.from, STORAGE_CELSIUS.to)],
    [t.chargeTerm, t.chargeText(CHARGING_LIMIT.volts, CHARGING_LIMIT.tolerance)],
    [t.deliveryTerm, home.workingDays(brand.deliveryFrom, brand.deliveryTo)],
  ]
  return (
    <section aria-labelledby="batteries" className={css.section}>
      <SectionHeading id="batteries" title={t.batteries} />
      <dl className={css.facts}>
        {facts.map(([term, text]) => (
          <div key={term}>
            <dt>{term}</dt>
            <dd>{text}</dd>
          </div>
        ))}
      </dl>
    </section>
  )
}
