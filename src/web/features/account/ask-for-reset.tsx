// Form that requests a password reset link; the response is the same for every login name.
import { useRef, useState } from 'react'
import { resetPassword } from '../../../client/user-session.ts'
import { Button } from '../../../ui/button.tsx'
import { useLang } from '../../site-context.ts'
import { useTexts } from '../../texts.ts'
import { ErrorSummary } from '../../components/form/error-summary.tsx'
import { TextField } from '../../components/form/form-field.tsx'
import { SubmitButton } from '../../components/form/submit-button.tsx'
import { takeFocus } from '../../components/form/take-focus.ts'
import { useSubmit } from '../../components/form/use-submit.ts'
import {
  SecurityCode,
  type SecurityCodeHandle,
} from '../../components/security-code/security-code.tsx'
import { sendChecked } from '../../components/security-code/send-checked.ts'
import css from './account.module.css'

export function AskForReset() {
  const t = useTexts('account').forgotten
  const lang = useLang()
  const check = useRef<SecurityCodeHandle>(null)
  const [sent, setSent] = useState(false)
  const { resetFailed } = useTexts('frame').errors
  const state = useSubmit(
    async (values, transport) => {
      const username = String(values.get('username')).trim()
      const answer = await sendChecked(check.current, async (code) => {
        await resetPassword({ lang, username, ...code }, transport)
        return true
      })
      if (answer) setSent(true)
    },
    { labels: { username: t.labels.username }, failText: resetFailed, isRepeatable: true },
  )
  if (sent) {
    return (
      <div role="status" className={css.done}>
        <h2 ref={takeFocus} tabIndex={-1}>
          {t.sentTitle}
        </h2>
        <p>{t.sent}</p>
        <p className={css.note}>{t.notCome}</p>
        <Button onClick={() => setSent(false)}>{t.again}</Button>
      </div>
    )
  }
  return (
    <form {...state.form} className={css.form}>
      <p className={css.lead}>{t.lead}</p>
      <ErrorSummary state={state} />
      <TextField
        state={state}
        name="username"
        required
        maxLength={254}
        autoComplete="username"
        autoCapitalize="none"
        spellCheck={false}
      />
      <SecurityCode ref={check} />
      <SubmitButton state={state}>{t.submit}</SubmitButton>
    </form>
  )
}
