// The first page of the drop-ship area: what it is, how it works, what there is today.
import { BUSINESS } from '../../../shared/business-constants.ts'
import { buttonClass } from '../../../ui/button.tsx'
import { classNames } from '../../../ui/class-names.ts'
import { columnClass } from '../../../ui/page.tsx'
import { SectionHeading } from '../../../ui/section-heading.tsx'
import { DropShipLayout } from '../../layouts/drop-ship-layout.tsx'
import { useSession } from '../../layouts/frame-data.ts'
import { useNumber } from '../../parts/format.ts'
import type { Head, HeadContext } from '../../parts/head.ts'
import { LocalLink } from '../../parts/local-link.tsx'
import { PATHS } from '../../paths.ts'
import { labelled } from '../../parts/punctuation.ts'
import { textsOf, useTexts } from '../../texts.ts'
import css from './home.module.css'

export function head(_: unknown, { lang }: HeadContext): Head {
  const { landing, area } = textsOf(lang, 'drop-ship')
  return {
    title: labelled(area, landing.title),
    description: landing.description,
    canonical: PATHS.dropShipHome,
  }
}

export default function DropShipHome() {
  const t = useTexts('drop-ship').landing
  return (
    <DropShipLayout>
      <div className={classNames(columnClass, css.page)}>
        <div className={css.top}>
          <h1>{t.title}</h1>
          <p className={css.lead}>{t.lead}</p>
          <Ways />
        </div>
        <Steps />
        <Deposit />
        <section className={css.section} aria-labelledby="now">
          <SectionHeading id="now" title={t.now} tone="series" />
          <p className={css.note}>{t.nowText}</p>
        </section>
      </div>
    </DropShipLayout>
  )
}

function Ways() {
  const t = useTexts('drop-ship').landing
  const session = useSession()
  return (
    <p className={css.actions}>
      {session ? (
        <LocalLink to={PATHS.allProducts} className={buttonClass('primary')}>
          {t.toShop}
        </LocalLink>
      ) : (
        <>
          <LocalLink to={`${PATHS.register}?kind=dropship`} className={buttonClass('primary')}>
            {t.apply}
          </LocalLink>
          <LocalLink to={PATHS.dropShipLogIn} className={buttonClass('plain')}>
            {t.logIn}
          </LocalLink>
        </>
      )}
    </p>
  )
}

function Steps() {
  const t = useTexts('drop-ship').landing
  const number = useNumber()
  return (
    <section className={css.section} aria-labelledby="steps">
      <SectionHeading id="steps" title={t.stepsTitle} tone="series" />
      <ol className={css.steps}>
        {t.steps(`USD ${number(BUSINESS.depositUsd)}`).map(([name, text]) => (
          <li key={name}>
            <h3>{name}</h3>
            <p>{text}</p>
          </li>
        ))}
      </ol>
    </section>
  )
}

function Deposit() {
  const t = useTexts('drop-ship').landing
  const number = useNumber()
  const facts = [
    [t.facts.deposit, `USD ${number(BUSINESS.depositUsd)}`],
    [t.facts.below, `USD ${number(BUSINESS.topUpThresholdUsd)}`],
    [t.facts.credited, t.days(BUSINESS.topUpCreditedWorkingDays)],
  ] as const
  return (
    <section className={css.section} aria-labelledby="deposit">
      <SectionHeading id="deposit" title={t.factsTitle} tone="series" />
      <dl className={css.facts}>
        {facts.map(([name, value]) => (
          <div key={name}>
            <dt>{name}</dt>
            <dd>{value}</dd>
          </div>
        ))}
      </dl>
      <p className={css.note}>{t.blocked}</p>
    </section>
  )
}
