// Form for the email address that receives the code.
import { useRef } from 'react'
import { sendEmailCode } from '../../../../client/user-application.ts'
import type { Lang } from '../../../../shared/lang.ts'
import { useTexts } from '../../../texts.ts'
import { ErrorSummary } from '../../../components/form/error-summary.tsx'
import { TextField } from '../../../components/form/form-field.tsx'
import { SubmitButton } from '../../../components/form/submit-button.tsx'
import { useSubmit } from '../../../components/form/use-submit.ts'
import {
  SecurityCode,
  type SecurityCodeHandle,
} from '../../../components/security-code/security-code.tsx'
import { sendChecked } from '../../../components/security-code/send-checked.ts'
import type { EmailCodeProps } from './email-code-props.ts'
import css from './email-code.module.css'

export interface EmailFormProps {
  lang: Lang
  purpose: EmailCodeProps['purpose']
  /** Initial address. */
  email: string
  onSent: (email: string, waitSeconds: number) => void
}

export function EmailForm({ lang, purpose, email, onSent }: EmailFormProps) {
  const t = useTexts('registration').code
  const check = useRef<SecurityCodeHandle>(null)
  const state = useSubmit(
    async (values, transport) => {
      const to = String(values.get('email')).trim()
      const sent = await sendChecked(check.current, (answer) =>
        sendEmailCode({ lang, email: to, purpose, ...answer }, transport),
      )
      if (sent) onSent(to, sent.resendAfter)
    },
    { labels: { email: t.labels.email }, isRepeatable: true },
  )
  return (
    <form {...state.form} className={css.form}>
      <ErrorSummary state={state} />
      <TextField
        state={state}
        name="email"
        type="email"
        defaultValue={email}
        required
        maxLength={254}
        autoComplete="email"
        autoCapitalize="none"
        spellCheck={false}
        enterKeyHint="send"
      />
      <SecurityCode ref={check} />
      <SubmitButton state={state}>{t.send}</SubmitButton>
    </form>
  )
}
