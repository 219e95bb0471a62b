// Top-up: what to pay for an amount with a payment method, where to pay, and the report of the payment.
import { useState } from 'react'
import { useRevalidator } from '../../../router/router-context.ts'
import { quoteTopUp, reportTopUp } from '../../../../client/account.ts'
import type { AccountFigures } from '../../../../contract/account.ts'
import { SectionHeading } from '../../../../ui/section-heading.tsx'
import { ErrorSummary } from '../../../components/form/error-summary.tsx'
import { SelectField, TextField } from '../../../components/form/form-field.tsx'
import { SubmitButton } from '../../../components/form/submit-button.tsx'
import { takeFocus } from '../../../components/form/take-focus.ts'
import { type SubmitState, useSubmit } from '../../../components/form/use-submit.ts'
import { useMoney } from '../../../features/pricing/price/money-format.ts'
import { useLang } from '../../../site-context.ts'
import { useTexts } from '../../../texts.ts'
import member from '../member/member.module.css'
import { readAmount, explainConflict, isAmount, REPORT_KEY } from './payment-input.ts'
import { PaymentQuote, type TopUpQuote } from './payment-quote.tsx'
import css from './money.module.css'

export function TopUpSection(props: { figures: AccountFigures; mayReport: boolean }) {
  const { figures, mayReport } = props
  const t = useTexts('money').topUp
  const money = useMoney()
  const [quote, setQuote] = useState<TopUpQuote | null>(null)
  const [doneMessage, setDoneMessage] = useState('')
  const { revalidate } = useRevalidator()
  const quoting = useQuote((next) => {
    setDoneMessage('')
    setQuote(next)
  })
  const reporting = useReport(quote, async ({ toPay, currency }) => {
    setDoneMessage(t.reported(money(toPay, currency)))
    setQuote(null)
    await revalidate()
  })
  return (
    <section className={member.section} aria-labelledby="top-up">
      <SectionHeading id="top-up" title={t.title} />
      <Methods figures={figures} />
      <QuoteForm figures={figures} state={quoting} onInput={() => setQuote(null)} />
      {/* One live region for both results, so that each is announced. */}
      <div role="status">
        {doneMessage && (
          <p className={member.done} ref={takeFocus} tabIndex={-1}>
            {doneMessage}
          </p>
        )}
        {quote && <PaymentQuote quote={quote} />}
      </div>
      {quote && mayReport && (
        <form {...reporting.form} className={member.form}>
          <ErrorSummary state={reporting} />
          <p>{t.reportText}</p>
          <SubmitButton state={reporting}>{t.report}</SubmitButton>
        </form>
      )}
    </section>
  )
}

interface QuoteFormProps {
  figures: AccountFigures
  state: SubmitState
  onInput: () => void
}

function QuoteForm({ figures, state, onInput }: QuoteFormProps) {
  const t = useTexts('money').topUp
  const methodName = (id: string) => t.methods[id] ?? id
  return (
    <form
      {...state.form}
      className={member.form}
      onInput={(event) => {
        state.form.onInput(event)
        onInput()
      }}
    >
      <ErrorSummary state={state} />
      <TextField
        state={state}
        name="amount"
        required
        inputMode="decimal"
        autoComplete="off"
        maxLength={13}
        hint={t.amountHint(figures.currency)}
        defaultValue={figures.suggestedTopUp ?? ''}
      />
      <SelectField state={state} name="method" required>
        {transferFirst(figures).map(({ id }) => (
          <option key={id} value={id}>
            {methodName(id)}
          </option>
        ))}
      </SelectField>
      <SubmitButton state={state}>{t.ask}</SubmitButton>
    </form>
  )
}

/** What each method costs, readable without scripts. */
function Methods({ figures }: { figures: AccountFigures }) {
  const t = useTexts('money').topUp
  const money = useMoney()
  return (
    <ul className={css.methods}>
      {transferFirst(figures).map((method) => {
        const { id, percent, fixed, maximumUsd, isForFirstTopUp } = method
        const isFixed = Number(fixed) > 0
        const isFree = Number(percent) === 0 && !isFixed
        const parts = [
          isFree
            ? t.free
            : t.surchargePercent(percent) + (isFixed ? ` + ${money(fixed, figures.currency)}` : ''),
          maximumUsd !== null && t.max(money(maximumUsd, 'USD')),
          !isForFirstTopUp && figures.kind === 'dropship' && t.notFirst,
        ].filter(Boolean)
        return (
          <li key={id}>
            <strong>{t.methods[id] ?? id}</strong>
            <span className={member.muted}>{parts.join(' · ')}</span>
          </li>
        )
      })}
    </ul>
  )
}

function transferFirst({ methods }: AccountFigures): AccountFigures['methods'] {
  return methods.toSorted((a, b) => Number(b.id === 'transfer') - Number(a.id === 'transfer'))
}

function useQuote(onQuote: (quote: TopUpQuote) => void): SubmitState {
  const t = useTexts('money').topUp
  const lang = useLang()
  return useSubmit(
    async (values, transport) => {
      const input = { lang, amount: readAmount(values), method: String(values.get('method')) }
      const quote = await explainConflict(quoteTopUp(input, transport), t.rejected)
      onQuote({ ...quote, method: input.method })
    },
    {
      isRepeatable: true,
      labels: t.labels,
      check: (values) => (isAmount(readAmount(values)) ? {} : { amount: t.amountForm }),
    },
  )
}

function useReport(
  quote: TopUpQuote | null,
  onDone: (quote: TopUpQuote) => Promise<void>,
): SubmitState {
  const t = useTexts('money').topUp
  const lang = useLang()
  return useSubmit(
    async (_, transport) => {
      if (!quote) return
      const { credit: amount, method, currency } = quote
      const key = REPORT_KEY.keyOf(JSON.stringify([amount, method, currency]))
      await explainConflict(reportTopUp({ lang, key, amount, method }, transport), t.rejected)
      REPORT_KEY.drop()
      await onDone(quote)
    },
    { labels: {}, countsOnce: true },
  )
}
