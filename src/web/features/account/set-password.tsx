// Sets a new password using a mailed single-use link.
import { useState } from 'react'
import { resetPassword } from '../../../client/user-session.ts'
import { RESULT_CODES } from '../../../contract/result-code.ts'
import { buttonClass } from '../../../ui/button.tsx'
import { LocalLink } from '../../page/local-link.tsx'
import { PATHS } from '../../paths.ts'
import { useLang } from '../../site-context.ts'
import { useTexts } from '../../texts.ts'
import { ErrorSummary } from '../../components/form/error-summary.tsx'
import { PasswordField } from '../../components/form/password-field.tsx'
import { SubmitButton } from '../../components/form/submit-button.tsx'
import { takeFocus } from '../../components/form/take-focus.ts'
import { useSubmit } from '../../components/form/use-submit.ts'
import { showMessage } from '../../components/toasts/toast-store.ts'
import { usePasswordAttempts } from './password-attempts.ts'
import css from './account.module.css'

interface SetPasswordProps {
  token: string
  /** The link has set the password; the page says so here. */
  onUsed: () => void
  /** The link has expired or was used before. */
  onGone: () => void
}

export function SetPassword({ token, onUsed, onGone }: SetPasswordProps) {
  const t = useTexts('account').forgotten
  const { resetFailed } = useTexts('frame').errors
  const lang = useLang()
  const { send, wasLost, unanswered } = usePasswordAttempts()
  const [done, setDone] = useState(false)
  const state = useSubmit(
    async (values, transport) => {
      const newPassword = String(values.get('newPassword'))
      await send(resetPassword({ lang, resetToken: token, newPassword }, transport))
      onUsed()
      setDone(true)
    },
    {
      labels: t.newLabels,
      unanswered,
      failText: resetFailed,
      withoutToast: [RESULT_CODES.gone],
      check: (values) =>
        values.get('newPassword') === values.get('again') ? {} : { again: t.different },
      onRejected: (error) => {
        // An earlier attempt has used the link, as the message of the rejection says.
        if (wasLost.current) {
          if (error.code === RESULT_CODES.gone) onUsed()
          return false
        }
        // A truncated link is treated like an expired one.
        const isCut = error.errors.some(({ field }) => field === 'resetToken')
        if (error.code !== RESULT_CODES.gone && !isCut) return false
        showMessage('fail', t.gone)
        onGone()
        return true
      },
    },
  )
  if (done) {
    return (
      <div role="status" className={css.done}>
        <h2 ref={takeFocus} tabIndex={-1}>
          {t.doneTitle}
        </h2>
        <p>{t.done}</p>
        <p>
          <LocalLink to={PATHS.logIn} className={buttonClass('primary')}>
            {t.toLogIn}
          </LocalLink>
        </p>
      </div>
    )
  }
  return (
    <form {...state.form} className={css.form}>
      <p className={css.lead}>{t.newLead}</p>
      <ErrorSummary state={state} />
      <PasswordField state={state} name="newPassword" isNew required />
      <PasswordField state={state} name="again" autoComplete="new-password" required />
      <SubmitButton state={state}>{t.newSubmit}</SubmitButton>
    </form>
  )
}
