// The result of the check of an order file, and the button that places all of its orders or the correct ones.
import { useRef } from 'react'
import { placeOrderFile } from '../../../../client/order-file.ts'
import type { OpenedOrderFile } from '../../../../contract/order-file.ts'
import { RESULT_CODES } from '../../../../contract/result-code.ts'
import { ErrorSummary } from '../../../components/form/error-summary.tsx'
import { SubmitButton } from '../../../components/form/submit-button.tsx'
import { useSubmit } from '../../../components/form/use-submit.ts'
import { useLive } from '../../../components/use-live.ts'
import { useMoney } from '../../../features/pricing/price/money-format.ts'
import { useNumber } from '../../../format/format.ts'
import { LocalLink } from '../../../page/local-link.tsx'
import { PATHS } from '../../../paths.ts'
import { useRevalidator } from '../../../router/router-context.ts'
import { useLang } from '../../../site-context.ts'
import { useTexts } from '../../../texts.ts'
import { newIdempotencyKey } from '../../../../client/idempotency-key.ts'
import member from '../member/member.module.css'
import { type FileSteps, StepHeading } from './step-heading.tsx'

interface CheckResultProps extends FileSteps {
  file: OpenedOrderFile
  /** Called with the reason of a 409, when the page shows the new state of the file. */
  onRejected: (reason: string | undefined) => void
}

export function CheckResult({ file, stepsDone, onDone, onRejected }: CheckResultProps) {
  const t = useTexts('order-file').summary
  const money = useMoney()
  const number = useNumber()
  const { summary } = file
  if (!summary) return null
  const amount = (text: string) => money(text, summary.currency)
  const facts: [string, string][] = [
    [t.orders, number(summary.orders)],
    [t.good, number(summary.goodOrders)],
    [t.faulty, number(summary.faultyRows)],
    [t.pieces, number(summary.pieces)],
    [t.goods, amount(summary.goods)],
    [t.freight, amount(summary.freight)],
    [t.total, amount(summary.total)],
    [t.available, amount(summary.available)],
    [t.waiting, number(summary.waiting)],
    [t.short, number(summary.short)],
  ]
  return (
    <section className={member.section} aria-labelledby="result">
      <StepHeading id="result" stepsDone={stepsDone}>
        {t.title}
      </StepHeading>
      <dl className={member.facts}>
        {facts.map(([name, value]) => (
          <div key={name}>
            <dt>{name}</dt>
            <dd>{value}</dd>
          </div>
        ))}
      </dl>
      {summary.waiting > 0 && (
        <p>
          <LocalLink to={PATHS.account}>{t.topUp}</LocalLink>
        </p>
      )}
      {summary.goodOrders > 0 && (
        // Another result of the check gets another key, so that no failure of an earlier attempt stays.
        <PlaceForm
          key={JSON.stringify(summary)}
          file={file}
          summary={summary}
          onDone={onDone}
          onRejected={onRejected}
        />
      )}
    </section>
  )
}

interface PlaceFormProps extends Pick<CheckResultProps, 'file' | 'onDone' | 'onRejected'> {
  summary: NonNullable<OpenedOrderFile['summary']>
}

function PlaceForm({ file: { id }, summary, onDone, onRejected }: PlaceFormProps) {
  const t = useTexts('order-file').summary
  const lang = useLang()
  const isLive = useLive()
  const { revalidate } = useRevalidator()
  const isWhole = summary.faultyRows === 0
  // A retry after a lost response sends the same key; orders with another total get another one.
  const sent = useRef({ total: '', key: '' })
  const state = useSubmit(
    async (_, transport) => {
      const { total } = summary
      if (sent.current.total !== total) sent.current = { total, key: newIdempotencyKey() }
      const { key } = sent.current
      const mode = isWhole ? 'whole' : 'good'
      await placeOrderFile({ lang, id, key, mode, expectedTotal: total }, transport)
      await revalidate()
      onDone()
    },
    {
      countsOnce: true,
      labels: {},
      onRejected: ({ code, result }) => {
        if (code !== RESULT_CODES.conflict) return false
        const { reason } = (result ?? {}) as { reason?: string }
        void revalidate().then(() => onRejected(reason))
        return true
      },
    },
  )
  return (
    <form {...state.form} className={member.form}>
      <ErrorSummary state={state} />
      {!isWhole && <p className={member.muted}>{t.rest}</p>}
      <fieldset disabled={!isLive} className={member.actions}>
        <SubmitButton state={state}>
          {isWhole ? t.placeAll(summary.orders) : t.placeGood(summary.goodOrders)}
        </SubmitButton>
      </fieldset>
    </form>
  )
}
