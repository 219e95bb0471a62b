// Payout: what can be paid back, what prevents it, the form, and the state of a requested one.
import { useState } from 'react'
import { useRevalidator } from '../../../router/router-context.ts'
import { requestPayout } from '../../../../client/account.ts'
import type { AccountFigures } from '../../../../contract/account.ts'
import { sellerDay } from '../../../../shared/seller-day.ts'
import { SectionHeading } from '../../../../ui/section-heading.tsx'
import { ErrorSummary } from '../../../components/form/error-summary.tsx'
import { TextField } from '../../../components/form/form-field.tsx'
import { SubmitButton } from '../../../components/form/submit-button.tsx'
import { takeFocus } from '../../../components/form/take-focus.ts'
import { type SubmitState, useSubmit } from '../../../components/form/use-submit.ts'
import { useMoney } from '../../../features/pricing/price/money-format.ts'
import { useDay } from '../../../format/format.ts'
import { LocalLink } from '../../../page/local-link.tsx'
import { PATHS } from '../../../paths.ts'
import { useLang } from '../../../site-context.ts'
import { useTexts } from '../../../texts.ts'
import member from '../member/member.module.css'
import css from './money.module.css'
import { readAmount, explainConflict, isAmount, PAYOUT_KEY } from './payment-input.ts'

/** For owners and finance. */
export function PayoutSection({ figures }: { figures: AccountFigures }) {
  const t = useTexts('money').payout
  const money = useMoney()
  const [doneMessage, setDoneMessage] = useState('')
  const { revalidate } = useRevalidator()
  const form = usePayout(figures, async (amount) => {
    setDoneMessage(t.done(money(amount, figures.currency)))
    await revalidate()
  })
  const { openPayout, endedPayout, currency } = figures
  const obstacles = openPayout ? [] : obstaclesOf(figures, t, (amount) => money(amount, currency))
  return (
    <section className={member.section} aria-labelledby="payout">
      <SectionHeading id="payout" title={t.title} note={t.lead} />
      <div role="status">
        {doneMessage && (
          <p className={member.done} ref={takeFocus} tabIndex={-1}>
            {doneMessage}
          </p>
        )}
      </div>
      {openPayout && (
        <dl className={member.facts}>
          <div>
            <dt>{t.pending}</dt>
            <dd>{money(openPayout.amount, currency)}</dd>
          </div>
          <div>
            <dt>{t.state}</dt>
            <dd>{t.states[openPayout.state] ?? openPayout.state}</dd>
          </div>
        </dl>
      )}
      {endedPayout && !doneMessage && <EndedPayout ended={endedPayout} currency={currency} />}
      {obstacles.length > 0 && (
        <>
          <ul>
            {obstacles.map((reason) => (
              <li key={reason}>{reason}</li>
            ))}
          </ul>
          {figures.kind === 'dropship' && figures.isOpened && (
            <p>
              <LocalLink to={PATHS.orders}>{t.toOrders}</LocalLink>
            </p>
          )}
        </>
      )}
      {!openPayout && obstacles.length === 0 && <PayoutForm figures={figures} state={form} />}
    </section>
  )
}

type Ended = NonNullable<AccountFigures['endedPayout']>

/** Why the last payout was not carried out, in the words of staff. */
function EndedPayout({ ended, currency }: { ended: Ended; currency: string }) {
  const t = useTexts('money').payout.ended
  const money = useMoney()
  const day = useDay()
  const { state, amount, endedAt, reason } = ended
  return (
    <div className={css.notice}>
      <p>{t[state](money(amount, currency), day(sellerDay(new Date(endedAt))))}</p>
      {reason !== null && <p>{t.reason(reason)}</p>}
      <p>{t.next[state]}</p>
    </div>
  )
}

function PayoutForm({ figures, state }: { figures: AccountFigures; state: SubmitState }) {
  const t = useTexts('money').payout
  const money = useMoney()
  return (
    <form {...state.form} className={member.form}>
      <ErrorSummary state={state} />
      <TextField
        state={state}
        name="payout"
        required
        inputMode="decimal"
        autoComplete="off"
        maxLength={13}
        hint={t.amountHint(money(figures.available, figures.currency))}
      />
      <SubmitButton state={state}>{t.ask}</SubmitButton>
    </form>
  )
}

/** Why no payout can be requested now. The server decides; this saves a request that it would reject. */
function obstaclesOf(
  { available, held, waiting }: AccountFigures,
  t: { nothing: string; waits: (count: number) => string; held: (amount: string) => string },
  money: (amount: string) => string,
): string[] {
  const obstacles = [
    ...(waiting > 0 ? [t.waits(waiting)] : []),
    ...(Number(held) > 0 ? [t.held(money(held))] : []),
  ]
  return obstacles.length === 0 && Number(available) <= 0 ? [t.nothing] : obstacles
}

function usePayout(figures: AccountFigures, onDone: (amount: string) => Promise<void>) {
  const t = useTexts('money').payout
  const lang = useLang()
  return useSubmit(
    async (values, transport) => {
      const amount = readAmount(values, 'payout')
      const key = PAYOUT_KEY.keyOf(JSON.stringify([amount, figures.currency]))
      await explainConflict(requestPayout({ lang, key, amount }, transport), t.rejected)
      PAYOUT_KEY.drop()
      await onDone(amount)
    },
    {
      labels: t.labels,
      countsOnce: true,
      check: (values) => {
        const amount = readAmount(values, 'payout')
        if (!isAmount(amount)) return { payout: t.amountForm }
        const isCovered = Number(amount) <= Number(figures.available)
        return isCovered ? {} : { payout: t.rejected['not_covered'] ?? '' }
      },
    },
  )
}
