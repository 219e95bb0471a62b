// The deposit rules on the area's home page: the figures, then what they mean.
import { brand } from '../../../shared/brand.ts'
import { BUSINESS } from '../../../shared/business-constants.ts'
import { SectionHeading } from '../../../ui/section-heading.tsx'
import { useNumber } from '../../format/format.ts'
import { LocalLink } from '../../page/local-link.tsx'
import { PATHS } from '../../paths.ts'
import { useTexts } from '../../texts.ts'
import css from './home.module.css'

export function DepositFacts() {
  const t = useTexts('drop-ship').landing
  const number = useNumber()
  const usd = (amount: number) => `USD ${number(amount)}`
  const facts = [
    [t.facts.deposit, usd(BUSINESS.depositUsd)],
    [t.facts.fee, t.none],
    [t.facts.below, usd(BUSINESS.topUpThresholdUsd)],
    [t.facts.credited, t.days(brand.topUpCreditedWorkingDays)],
    [t.facts.paypal, `${number(BUSINESS.handlingPercent)}%`],
    [t.facts.limit, usd(BUSINESS.paypalMaximumUsd)],
  ] as const
  return (
    <section className={css.section} aria-labelledby="deposit">
      <SectionHeading
        id="deposit"
        title={t.factsTitle}
        tone="series"
        aside={<LocalLink to={PATHS.dropShipTerms}>{t.termsLink}</LocalLink>}
      />
      <dl className={css.facts}>
        {facts.map(([name, value]) => (
          <div key={name}>
            <dt>{name}</dt>
            <dd>{value}</dd>
          </div>
        ))}
      </dl>
      <ul className={css.rules}>
        {t.rules.map((rule) => (
          <li key={rule}>{rule}</li>
        ))}
      </ul>
    </section>
  )
}
