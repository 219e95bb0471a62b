// A form with one field for a code of the authenticator app, or for a recovery code where these are accepted.
import { type ReactNode, useEffect, useRef } from 'react'
import { CallError } from '../../../../client/call.ts'
import { RESULT_CODES } from '../../../../contract/result-code.ts'
import { ErrorSummary } from '../../../components/form/error-summary.tsx'
import { TextField } from '../../../components/form/form-field.tsx'
import { SubmitButton } from '../../../components/form/submit-button.tsx'
import { useSubmit } from '../../../components/form/use-submit.ts'
import css from './staff.module.css'

export interface CodeFormProps {
  lead?: string
  label: string
  hint: string
  submit: string
  /** The sentence for a code that is not accepted. */
  wrong: string
  send: (code: string) => Promise<void>
  /** Result codes of rejections that the form shows itself. */
  withoutToast: number[]
  /** Beside the button. */
  children?: ReactNode
}

export function CodeForm(props: CodeFormProps) {
  const { lead, label, hint, submit, wrong, send, withoutToast, children } = props
  const form = useRef<HTMLFormElement>(null)
  const state = useSubmit(
    (values) => send(String(values.get('code')).trim()).catch(withMessage(wrong)),
    { labels: { code: label }, withoutToast, isRepeatable: true },
  )
  useEffect(() => form.current?.querySelector('input')?.focus(), [])
  return (
    <form {...state.form} ref={form} className={css.form}>
      {lead && <p>{lead}</p>}
      <ErrorSummary state={state} />
      <TextField
        state={state}
        name="code"
        hint={hint}
        required
        minLength={6}
        maxLength={20}
        autoComplete="one-time-code"
        autoCapitalize="none"
        autoCorrect="off"
        spellCheck={false}
      />
      <div className={css.actions}>
        <SubmitButton state={state}>{submit}</SubmitButton>
        {children}
      </div>
    </form>
  )
}

/** Replaces the field's name and reason of a wrong code by one sentence. */
function withMessage(msg: string) {
  return (error: unknown): never => {
    const isWrong = error instanceof CallError && error.code === RESULT_CODES.invalid
    throw isWrong ? new CallError({ code: error.code, msg, result: null }) : error
  }
}
