// The total above which orders of buyers need the approval of an owner.
import { useState } from 'react'
import { changeApprovalLimit } from '../../../../client/account.ts'
import { SectionHeading } from '../../../../ui/section-heading.tsx'
import { ErrorSummary } from '../../../components/form/error-summary.tsx'
import { TextField } from '../../../components/form/form-field.tsx'
import { PasswordField } from '../../../components/form/password-field.tsx'
import { SubmitButton } from '../../../components/form/submit-button.tsx'
import { useSubmit } from '../../../components/form/use-submit.ts'
import { useLang } from '../../../site-context.ts'
import { useTexts } from '../../../texts.ts'
import member from '../member/member.module.css'

/** `limit`: in units of the currency ('500.00'); null: no order needs approval. */
export function ApprovalLimitForm({ limit, currency }: { limit: string | null; currency: string }) {
  const t = useTexts('team').limit
  const lang = useLang()
  const [isSaved, setSaved] = useState(false)
  const state = useSubmit(
    async (values, transport, form) => {
      setSaved(false)
      const newLimit = String(values.get('limit') ?? '').trim()
      const password = String(values.get('password'))
      await changeApprovalLimit({ lang, limit: newLimit, password }, transport)
      const field = form.elements.namedItem('password')
      if (field instanceof HTMLInputElement) field.value = ''
      setSaved(true)
    },
    { labels: { limit: t.amount(currency), password: t.password } },
  )
  return (
    <section className={member.section} aria-labelledby="limit">
      <SectionHeading id="limit" title={t.title} note={t.lead} />
      <form {...state.form} className={member.form}>
        <ErrorSummary state={state} />
        <TextField
          state={state}
          name="limit"
          inputMode="decimal"
          maxLength={13}
          hint={t.hint}
          defaultValue={limit ?? ''}
          autoComplete="off"
        />
        <PasswordField state={state} name="password" required maxLength={256} />
        <SubmitButton state={state}>{t.save}</SubmitButton>
        <div role="status">{isSaved && <p className={member.done}>{t.saved}</p>}</div>
      </form>
    </section>
  )
}
