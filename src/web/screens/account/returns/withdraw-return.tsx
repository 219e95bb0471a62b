// Withdraws a return, which is possible until its parcel has arrived.
import type { CallError } from '../../../../client/call.ts'
import { withdrawReturn } from '../../../../client/return.ts'
import { RESULT_CODES } from '../../../../contract/result-code.ts'
import { SectionHeading } from '../../../../ui/section-heading.tsx'
import { ErrorSummary } from '../../../components/form/error-summary.tsx'
import { SubmitButton } from '../../../components/form/submit-button.tsx'
import { useSubmit } from '../../../components/form/use-submit.ts'
import { showMessage } from '../../../components/toasts/toast-store.ts'
import { useRevalidator } from '../../../router/router-context.ts'
import { useLang } from '../../../site-context.ts'
import { useTexts } from '../../../texts.ts'
import member from '../member/member.module.css'

export function WithdrawReturn({ returnNo }: { returnNo: string }) {
  const t = useTexts('returns').one
  const lang = useLang()
  const { revalidate } = useRevalidator()
  const state = useSubmit(
    async (_, transport) => {
      await withdrawReturn({ lang, returnNo }, transport)
      await revalidate()
    },
    {
      labels: {},
      onRejected: ({ code }: CallError) => {
        if (code !== RESULT_CODES.conflict) return false
        showMessage('fail', t.over)
        void revalidate()
        return true
      },
    },
  )
  return (
    <section className={member.section} aria-labelledby="withdraw">
      <SectionHeading id="withdraw" title={t.withdrawTitle} />
      <p>{t.withdrawText}</p>
      <form {...state.form} className={member.form}>
        <ErrorSummary state={state} />
        <SubmitButton state={state}>{t.withdraw}</SubmitButton>
      </form>
    </section>
  )
}
