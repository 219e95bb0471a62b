// The buyer accepts an offer, asks for a change, or declines.
import type { CallError } from '../../../../client/call.ts'
import { respondToOffer } from '../../../../client/order-offer.ts'
import type { ResultOf } from '../../../../contract/call.ts'
import type { readOrderRoute } from '../../../../contract/order.ts'
import { ErrorSummary } from '../../../components/form/error-summary.tsx'
import { CheckField, TextAreaField } from '../../../components/form/form-field.tsx'
import { SubmitButton } from '../../../components/form/submit-button.tsx'
import { useSubmit } from '../../../components/form/use-submit.ts'
import { showMessage } from '../../../components/toasts/toast-store.ts'
import { refreshBalance } from '../../../features/account/balance.ts'
import { useRevalidator } from '../../../router/router-context.ts'
import { useLang } from '../../../site-context.ts'
import { useTexts } from '../../../texts.ts'
import member from '../member/member.module.css'
import { rejectedAnswerText } from './rejected-answer.ts'

type Order = ResultOf<typeof readOrderRoute>
type Answer = 'accept' | 'change' | 'decline'

/** Renders nothing for a login that may not answer. */
export function AnswerOffer({ order, revision }: { order: Order; revision: number }) {
  const t = useTexts('wholesale').offer
  if (!order.actions.includes('accept')) return null
  return (
    <>
      <noscript>
        <p>{t.needsScripts}</p>
      </noscript>
      <AcceptForm order={order} revision={revision} />
      <ChangeForm order={order} revision={revision} />
      <DeclineForm order={order} revision={revision} />
    </>
  )
}

/** Submission of one of the forms; `done` is the message afterwards. */
function useAnswer(
  { orderNo }: Order,
  { answer, revision, done }: { answer: Answer; revision: number; done: string },
) {
  const t = useTexts('wholesale').offer
  const lang = useLang()
  const { revalidate } = useRevalidator()
  return useSubmit(
    async (values, transport) => {
      const message = String(values.get('message') ?? '').trim()
      const payFromAccount = values.get('payFromAccount') !== null
      const words = message && { message }
      const sent = { lang, orderNo, revision, answer, payFromAccount, ...words }
      const answered = await respondToOffer(sent, transport)
      refreshBalance(lang)
      showMessage('done', answered.state === 'awaiting_approval' ? t.awaitsApproval : done)
      await revalidate()
    },
    {
      labels: t.labels,
      onRejected: (error: CallError) => {
        const text = rejectedAnswerText(error, t)
        if (text === null) return false
        showMessage('fail', text)
        void revalidate()
        return true
      },
    },
  )
}

function AcceptForm({ order, revision }: { order: Order; revision: number }) {
  const t = useTexts('wholesale').offer
  const form = useAnswer(order, { answer: 'accept', revision, done: t.accepted })
  const isCovered = order.payment !== null && Number(order.payment.missing) === 0
  return (
    <form {...form.form} className={member.form}>
      <ErrorSummary state={form} />
      {isCovered && (
        <CheckField state={form} name="payFromAccount">
          {t.fromBalance}
        </CheckField>
      )}
      <SubmitButton state={form}>{t.accept}</SubmitButton>
    </form>
  )
}

function ChangeForm({ order, revision }: { order: Order; revision: number }) {
  const t = useTexts('wholesale').offer
  const form = useAnswer(order, { answer: 'change', revision, done: t.changeAsked })
  return (
    <form {...form.form} className={member.form}>
      <ErrorSummary state={form} />
      <TextAreaField state={form} name="message" hint={t.changeHint} maxLength={1000} required />
      <SubmitButton state={form} look="plain">
        {t.change}
      </SubmitButton>
    </form>
  )
}

function DeclineForm({ order, revision }: { order: Order; revision: number }) {
  const t = useTexts('wholesale').offer
  const form = useAnswer(order, { answer: 'decline', revision, done: t.declined })
  return (
    <form {...form.form} className={member.form}>
      <ErrorSummary state={form} />
      <p>{t.declineText}</p>
      <SubmitButton state={form} look="plain">
        {t.decline}
      </SubmitButton>
    </form>
  )
}
