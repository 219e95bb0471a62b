// Lets this browser log in with a code by mail, when too many wrong passwords were entered for a login.
import { useEffect, useId, useRef, useState } from 'react'
import { confirmBrowser } from '../../../../client/user-session.ts'
import { RESULT_CODES } from '../../../../contract/result-code.ts'
import { Button } from '../../../../ui/button.tsx'
import { useLang } from '../../../site-context.ts'
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
import css from './confirm-browser.module.css'

export interface ConfirmBrowserProps {
  /** Reads the login name that the log-in form contains at the moment. */
  username: () => string
  /** Counts the log-ins that were rejected, each of which moves the focus here. */
  times: number
  /** Called once this browser may log in. */
  onConfirmed: () => void
}

export function ConfirmBrowser({ username, times, onConfirmed }: ConfirmBrowserProps) {
  const t = useTexts('browser-code')
  const id = useId()
  const heading = useRef<HTMLHeadingElement>(null)
  const [wasSent, setSent] = useState(false)
  useEffect(() => {
    heading.current?.focus({ preventScroll: true })
    // The focus alone would leave the button below the edge of a small screen.
    heading.current?.parentElement?.scrollIntoView({ block: 'center' })
  }, [times])
  return (
    <section data-lazy="confirm-browser" aria-labelledby={id} className={css.box}>
      <h2 ref={heading} id={id} tabIndex={-1}>
        {t.title}
      </h2>
      <p>{t.lead}</p>
      {wasSent ? (
        <CodeForm onConfirmed={onConfirmed} onAgain={() => setSent(false)} />
      ) : (
        <AskForm username={username} onSent={() => setSent(true)} onConfirmed={onConfirmed} />
      )}
    </section>
  )
}

function AskForm(props: { username: () => string; onSent: () => void; onConfirmed: () => void }) {
  const t = useTexts('browser-code')
  const lang = useLang()
  const check = useRef<SecurityCodeHandle>(null)
  const state = useSubmit(
    async (_values, transport) => {
      const answer = await sendChecked(check.current, (code) =>
        confirmBrowser({ lang, username: props.username(), ...code }, transport),
      )
      // The limit on log-ins may have ended in the meantime.
      if (answer?.isNeeded === false) props.onConfirmed()
      else if (answer) props.onSent()
    },
    { labels: {}, isRepeatable: true },
  )
  return (
    <form {...state.form} className={css.form}>
      <ErrorSummary state={state} />
      <SecurityCode ref={check} />
      <SubmitButton state={state}>{t.send}</SubmitButton>
    </form>
  )
}

function CodeForm({ onConfirmed, onAgain }: { onConfirmed: () => void; onAgain: () => void }) {
  const t = useTexts('browser-code')
  const lang = useLang()
  const form = useRef<HTMLFormElement>(null)
  const state = useSubmit(
    async (values, transport) => {
      await confirmBrowser({ lang, code: digitsOf(String(values.get('code'))) }, transport)
      onConfirmed()
    },
    {
      isRepeatable: true,
      labels: t.labels,
      check: (values) =>
        digitsOf(String(values.get('code'))).length === 12 ? {} : { code: t.codeForm },
      // Shown at the field.
      withoutToast: [RESULT_CODES.invalid],
    },
  )
  useEffect(() => form.current?.querySelector('input')?.focus(), [])
  return (
    <form {...state.form} ref={form} className={css.form}>
      <ErrorSummary state={state} />
      <div role="status">
        <p>
          <strong>{t.sent}</strong>
        </p>
        <p className={css.note}>{t.sentNote}</p>
      </div>
      <TextField
        state={state}
        name="code"
        required
        inputMode="numeric"
        autoComplete="one-time-code"
        className={css.code}
        wrapClass={css.codeField}
      />
      <div className={css.actions}>
        <SubmitButton state={state}>{t.confirm}</SubmitButton>
        <Button look="quiet" onClick={onAgain}>
          {t.again}
        </Button>
      </div>
      <p className={css.note}>{t.notCome}</p>
    </form>
  )
}

/** '4829 1137 6052' and '４８２９－１１３７－６０５２' become 482911376052. */
function digitsOf(typed: string): string {
  return typed.normalize('NFKC').replaceAll(/\D/g, '')
}
