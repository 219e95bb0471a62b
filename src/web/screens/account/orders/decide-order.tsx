// An owner approves or refuses a colleague's order, or acceptance of an offer, above the limit.
import { useState } from 'react'
import { approveOrder, rejectOrder } from '../../../../client/order.ts'
import type { ResultOf } from '../../../../contract/call.ts'
import type { readOrderRoute } from '../../../../contract/order.ts'
import { RESULT_CODES } from '../../../../contract/result-code.ts'
import { SectionHeading } from '../../../../ui/section-heading.tsx'
import { ErrorSummary } from '../../../components/form/error-summary.tsx'
import { TextField } from '../../../components/form/form-field.tsx'
import { SubmitButton } from '../../../components/form/submit-button.tsx'
import { useSubmit } from '../../../components/form/use-submit.ts'
import { showMessage } from '../../../components/toasts/toast-store.ts'
import { refreshBalance } from '../../../features/account/balance.ts'
import { useMoney } from '../../../features/pricing/price/money-format.ts'
import { useRevalidator } from '../../../router/router-context.ts'
import { useLang } from '../../../site-context.ts'
import { useTexts } from '../../../texts.ts'
import member from '../member/member.module.css'
import { changeOf, changeText, approvedText } from './decision-texts.ts'

type Order = ResultOf<typeof readOrderRoute>

export function DecideOrder({ order }: { order: Order }) {
  const t = useTexts('team').approval
  return (
    <section className={member.section} aria-labelledby="decide" data-lazy="decide-order">
      <SectionHeading id="decide" title={t.title} note={order.offer ? t.offer.lead : t.lead} />
      <ApproveForm order={order} />
      <RejectForm order={order} />
    </section>
  )
}

function ApproveForm({ order }: { order: Order }) {
  const t = useTexts('team').approval
  const money = useMoney()
  const lang = useLang()
  const { revalidate } = useRevalidator()
  const { orderNo, currency } = order
  // After a change of prices the owner confirms the new total.
  const [total, setTotal] = useState(order.total)
  const state = useSubmit(
    async (_, transport) => {
      const approved = await approveOrder({ lang, orderNo, expectedTotal: total }, transport)
      refreshBalance(lang)
      showMessage('done', approvedText(approved.state, t))
      await revalidate()
    },
    {
      labels: {},
      onRejected: (error) => {
        const change = changeOf(error)
        if (!change) return false
        if (change.total !== undefined) setTotal(change.total)
        // The lines of the offer are others now.
        if (order.offer) void revalidate()
        showMessage('fail', changeText(change, order.offer !== null, t))
        return true
      },
    },
  )
  return (
    <form {...state.form} className={member.form}>
      <ErrorSummary state={state} />
      {total !== order.total && <p role="status">{t.nowCosts(money(total, currency))}</p>}
      <SubmitButton state={state}>{t.approve(money(total, currency))}</SubmitButton>
    </form>
  )
}

function RejectForm({ order }: { order: Order }) {
  const t = useTexts('team').approval
  const lang = useLang()
  const { revalidate } = useRevalidator()
  const { orderNo, approvalNo } = order
  const state = useSubmit(
    async (values, transport) => {
      const words = String(values.get('words') ?? '').trim()
      const request = { orderNo, approvalNo: approvalNo ?? 0 }
      await rejectOrder({ lang, ...request, ...(words && { words }) }, transport)
      showMessage('done', order.offer ? t.offer.refused : t.refused)
      await revalidate()
    },
    {
      labels: { words: t.words },
      onRejected: ({ code }) => {
        if (code !== RESULT_CODES.conflict) return false
        showMessage('fail', t.ended)
        void revalidate()
        return true
      },
    },
  )
  return (
    <form {...state.form} className={member.form}>
      <ErrorSummary state={state} />
      <TextField state={state} name="words" maxLength={300} hint={t.wordsHint} autoComplete="off" />
      <SubmitButton state={state}>{order.offer ? t.offer.refuse : t.refuse}</SubmitButton>
    </form>
  )
}
