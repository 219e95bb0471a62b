// The legend of the balance plot, with a sample of each line and mark.
import { BUSINESS } from '../../../../shared/business-constants.ts'
import { useNumber } from '../../../format/format.ts'
import { useTexts } from '../../../texts.ts'
import plot from './deposit-plot.module.css'
import css from './deposit.module.css'

export function PlotLegend() {
  const { legend: t, limitLine } = useTexts('drop-ship').deposit
  const number = useNumber()
  return (
    <ul className={css.legend}>
      <li>
        <svg viewBox="0 0 24 12" width="24" height="12" aria-hidden="true">
          <path className={plot.line} d="M0 3H12V9H24" />
        </svg>
        {t.balance}
      </li>
      <li>
        <svg viewBox="0 0 24 12" width="24" height="12" aria-hidden="true">
          <path className={plot.limit} d="M0 6H24" />
        </svg>
        {limitLine(`USD ${number(BUSINESS.topUpThresholdUsd)}`)}
      </li>
      <li>
        <svg viewBox="0 0 24 12" width="24" height="12" aria-hidden="true">
          <circle className={plot.credit} cx="12" cy="6" r="4.5" />
        </svg>
        {t.credited}
      </li>
      <li>
        <svg viewBox="0 0 24 12" width="24" height="12" aria-hidden="true">
          <rect className={plot.waiting} width="24" height="12" />
        </svg>
        {t.waiting}
      </li>
    </ul>
  )
}
