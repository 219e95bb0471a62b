// The deposit calculator: from a dropshipper's order volume to the resulting balance and top-ups.
import { useState } from 'react'
import type { LoaderFunctionArgs } from '../../router/loader.ts'
import { useLoaderData } from '../../router/router-context.ts'
import { brand } from '../../../shared/brand.ts'
import { AWAITING_FUNDS_DAYS, BUSINESS } from '../../../shared/business-constants.ts'
import { depositExample, EXAMPLE_WAITING_DAYS } from '../../../shared/deposit-example.ts'
import { SectionHeading } from '../../../ui/section-heading.tsx'
import { useNumber } from '../../format/format.ts'
import type { Head, HeadContext } from '../../page/head.ts'
import { labelled } from '../../../shared/punctuation.ts'
import { PATHS } from '../../paths.ts'
import { textsOf, useTexts } from '../../texts.ts'
import { AreaPage } from './area-page.tsx'
import { DayTable } from './deposit/day-table.tsx'
import { readDeposit } from './deposit/deposit-entries.ts'
import { DepositForm } from './deposit/deposit-form.tsx'
import { DepositPlot, NARROW, WIDE } from './deposit/deposit-plot.tsx'
import { DepositResult } from './deposit/deposit-result.tsx'
import { PlotLegend } from './deposit/plot-legend.tsx'
import { TopUpTable } from './deposit/top-up-table.tsx'
import page from './area.module.css'
import css from './deposit/deposit.module.css'

interface DepositData {
  query: string
}

export function loader({ request }: LoaderFunctionArgs): DepositData {
  return { query: new URL(request.url).search }
}

export function head({ query }: DepositData, { lang }: HeadContext): Head {
  const t = textsOf(lang, 'drop-ship')
  return {
    title: labelled(t.area, t.deposit.title),
    description: t.deposit.description,
    canonical: PATHS.dropShipDeposit,
    index: query === '',
  }
}

export default function Deposit() {
  const { query } = useLoaderData() as DepositData
  const t = useTexts('drop-ship').deposit
  return (
    <AreaPage title={t.title} lead={t.lead} path={PATHS.dropShipDeposit}>
      <Calculator key={query} query={query} />
      <section className={page.section} aria-labelledby="pricing">
        <SectionHeading id="pricing" title={t.pricing} tone="series" />
        <p className={page.text}>{t.pricingText}</p>
      </section>
      <Rules />
    </AreaPage>
  )
}

function Calculator({ query }: DepositData) {
  const t = useTexts('drop-ship').deposit
  const [typed, setTyped] = useState<URLSearchParams | null>(null)
  const initial = readDeposit(new URLSearchParams(query))
  const { assumptions, wrong } = typed ? readDeposit(typed) : initial
  const example = depositExample(assumptions)
  return (
    <div className={css.columns}>
      <section className={css.entries} aria-labelledby="figures">
        <h2 id="figures">{t.form}</h2>
        <DepositForm initial={initial} wrong={wrong} onChange={setTyped} />
      </section>
      <section className={css.answer} aria-labelledby="result">
        <h2 id="result">{t.resultTitle}</h2>
        {wrong.length > 0 && <p className={css.warn}>{t.reset}</p>}
        <DepositResult assumptions={assumptions} example={example} />
        <figure className={css.figure}>
          <figcaption>
            <strong>{t.plotTitle}</strong>
          </figcaption>
          <DepositPlot example={example} size={WIDE} className={css.wide} />
          <DepositPlot example={example} size={NARROW} className={css.narrow} />
          <PlotLegend />
        </figure>
        <h2>{t.topUpsTitle}</h2>
        <TopUpTable topUps={example.topUps} />
        <DayTable days={example.days} />
      </section>
    </div>
  )
}

function Rules() {
  const t = useTexts('drop-ship').deposit
  const number = useNumber()
  const rules = t.rules({
    limit: `USD ${number(BUSINESS.topUpThresholdUsd)}`,
    credited: brand.topUpCreditedWorkingDays,
    percent: `${number(BUSINESS.handlingPercent)}%`,
    paypal: `USD ${number(BUSINESS.paypalMaximumUsd)}`,
    wait: AWAITING_FUNDS_DAYS,
    waitWorking: EXAMPLE_WAITING_DAYS,
  })
  return (
    <section className={page.section} aria-labelledby="rules">
      <SectionHeading id="rules" title={t.rulesTitle} tone="series" />
      <ul className={css.rules}>
        {rules.map((rule) => (
          <li key={rule}>{rule}</li>
        ))}
      </ul>
    </section>
  )
}
