// Changes a member's email address: sends a code to the new address, then asks for it.
import { useEffect, useRef, useState } from 'react'
import { changeEmail } from '../../../../client/user-session.ts'
import { RESULT_CODES } from '../../../../contract/result-code.ts'
import { Button } from '../../../../ui/button.tsx'
import { SectionHeading } from '../../../../ui/section-heading.tsx'
import { ErrorSummary } from '../../../components/form/error-summary.tsx'
import { TextField } from '../../../components/form/form-field.tsx'
import { PasswordField } from '../../../components/form/password-field.tsx'
import { SubmitButton } from '../../../components/form/submit-button.tsx'
import { takeFocus } from '../../../components/form/take-focus.ts'
import { useSubmit } from '../../../components/form/use-submit.ts'
import { showMessage } from '../../../components/toasts/toast-store.ts'
import { useLang } from '../../../site-context.ts'
import { useTexts } from '../../../texts.ts'
import css from './member.module.css'

export function EmailChange({ email }: { email: string }) {
  const t = useTexts('member').email
  const [currentEmail, setCurrentEmail] = useState(email)
  /** The new address, once a code has been sent to it. */
  const [pendingEmail, setPendingEmail] = useState<string | null>(null)
  const [isDone, setDone] = useState(false)
  return (
    <section className={css.section} aria-labelledby="email">
      <SectionHeading id="email" title={t.title} note={t.lead} />
      <dl>
        <dt className={css.muted}>{t.current}</dt>
        <dd>{currentEmail}</dd>
      </dl>
      {pendingEmail === null ? (
        <NewEmailForm
          onSent={(address) => {
            setDone(false)
            setPendingEmail(address)
          }}
        />
      ) : (
        <CodeForm
          address={pendingEmail}
          onBack={() => setPendingEmail(null)}
          onDone={(address) => {
            setCurrentEmail(address)
            setPendingEmail(null)
            setDone(true)
          }}
        />
      )}
      <div role="status">
        {isDone && (
          <p className={css.done} ref={takeFocus} tabIndex={-1}>
            {t.done(currentEmail)}
          </p>
        )}
      </div>
    </section>
  )
}

function NewEmailForm({ onSent }: { onSent: (address: string) => void }) {
  const t = useTexts('member').email
  const lang = useLang()
  const state = useSubmit(
    async (values, transport) => {
      const newEmail = String(values.get('newEmail')).trim()
      await changeEmail({ lang, newEmail, password: String(values.get('password')) }, transport)
      onSent(newEmail)
    },
    { labels: { newEmail: t.labels.newEmail, password: t.labels.password } },
  )
  return (
    <form {...state.form} className={css.form}>
      <ErrorSummary state={state} />
      <TextField
        state={state}
        name="newEmail"
        type="email"
        required
        maxLength={254}
        autoComplete="email"
      />
      <PasswordField state={state} name="password" required maxLength={256} />
      <SubmitButton state={state}>{t.send}</SubmitButton>
    </form>
  )
}

interface CodeFormProps {
  address: string
  onBack: () => void
  onDone: (address: string) => void
}

function CodeForm({ address, onBack, onDone }: CodeFormProps) {
  const t = useTexts('member').email
  const lang = useLang()
  const form = useRef<HTMLFormElement>(null)
  useEffect(() => form.current?.querySelector('input')?.focus(), [])
  const state = useSubmit(
    async (values, transport) => {
      const code = String(values.get('code')).trim()
      onDone((await changeEmail({ lang, code }, transport)).email)
    },
    {
      labels: { code: t.labels.code },
      onRejected: ({ code }) => {
        if (code !== RESULT_CODES.gone) return false
        showMessage('fail', t.gone)
        onBack()
        return true
      },
    },
  )
  return (
    <form {...state.form} ref={form} className={css.form}>
      <p role="status">{t.sent(address)}</p>
      <ErrorSummary state={state} />
      <TextField
        state={state}
        name="code"
        required
        inputMode="numeric"
        pattern="\s*[0-9]{6}\s*"
        autoComplete="one-time-code"
        hint={t.codeHint}
      />
      <div className={css.actions}>
        <SubmitButton state={state}>{t.confirm}</SubmitButton>
        <Button look="quiet" onClick={onBack}>
          {t.back}
        </Button>
      </div>
    </form>
  )
}
