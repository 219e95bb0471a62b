// Form for the six-digit code; offers another mail if the first does not arrive.
import { type FormEvent, useEffect, useRef } from 'react'
import { CallError } from '../../../../client/call.ts'
import { checkEmailCode } from '../../../../client/user-application.ts'
import { RESULT_CODES } from '../../../../contract/result-code.ts'
import type { Lang } from '../../../../shared/lang.ts'
import { Button } from '../../../../ui/button.tsx'
import { useTexts } from '../../../texts.ts'
import { ErrorSummary } from '../../../components/form/error-summary.tsx'
import { TextField } from '../../../components/form/form-field.tsx'
import { SubmitButton } from '../../../components/form/submit-button.tsx'
import { useSubmit } from '../../../components/form/use-submit.ts'
import type { EmailCodeProps } from './email-code-props.ts'
import { ResendForm } from './resend-form.tsx'
import css from './email-code.module.css'

export interface CodeFormProps {
  lang: Lang
  purpose: EmailCodeProps['purpose']
  email: string
  /** Seconds until another mail may be requested. */
  waitSeconds: number
  /** Code from a mailed link: submitted automatically. */
  linkCode: string | undefined
  onConfirmed: EmailCodeProps['onConfirmed']
  /** The visitor wants to enter another email address. */
  onOther: () => void
}

export function CodeForm(props: CodeFormProps) {
  const { lang, purpose, email, waitSeconds, linkCode, onConfirmed, onOther } = props
  const t = useTexts('registration').code
  const form = useRef<HTMLFormElement>(null)
  const state = useSubmit(
    async (values, transport) => {
      const code = digitsOf(String(values.get('code')))
      const answer = await checkEmailCode({ lang, email, code, purpose }, transport).catch(
        (error: unknown) => {
          throw withMessage(error, linkCode ? t.linkGone : t.gone)
        },
      )
      await onConfirmed({ email, ticket: answer.ticket, hasDraft: answer.hasDraft })
    },
    {
      isRepeatable: true,
      labels: { code: t.labels.code },
      check: (values) =>
        digitsOf(String(values.get('code'))).length === 6 ? {} : { code: t.codeForm },
      // Shown at the field; a toast would cover the next step.
      withoutToast: [RESULT_CODES.invalid],
    },
  )
  useEffect(() => {
    if (linkCode) form.current?.requestSubmit()
    else form.current?.querySelector('input')?.focus()
  }, [linkCode])
  return (
    <>
      <form {...state.form} ref={form} className={css.form}>
        <ErrorSummary state={state} />
        {!linkCode && <SentNote email={email} />}
        <TextField
          state={state}
          name="code"
          hint={t.codeHint}
          required
          defaultValue={linkCode}
          inputMode="numeric"
          autoComplete="one-time-code"
          className={css.code}
          wrapClass={css.codeField}
          onInput={submitWhenComplete}
        />
        <div className={css.actions}>
          <SubmitButton state={state}>{t.confirm}</SubmitButton>
          <Button look="quiet" onClick={onOther}>
            {t.other}
          </Button>
        </div>
      </form>
      <ResendForm lang={lang} purpose={purpose} email={email} waitSeconds={waitSeconds} />
    </>
  )
}

function SentNote({ email }: { email: string }) {
  const t = useTexts('registration').code
  return (
    <div role="status">
      <p>
        <strong className={css.address}>{t.sent(email)}</strong>
      </p>
      <p className={css.note}>{t.sentNote}</p>
    </div>
  )
}

/** '123 456', '１２３４５６' and '123-456' become 123456. */
function digitsOf(typed: string): string {
  return typed.normalize('NFKC').replaceAll(/\D/g, '')
}

/** Submits after the last digit; removes anything that is not a digit. */
function submitWhenComplete(event: FormEvent<HTMLInputElement>): void {
  const field = event.currentTarget
  const digits = digitsOf(field.value).slice(0, 6)
  if (digits !== field.value && !(event.nativeEvent as InputEvent).isComposing) field.value = digits
  if (digits.length === 6) field.form?.requestSubmit()
}

/** Code 410 has a more specific message here than the general one. */
function withMessage(error: unknown, message: string): unknown {
  if (!(error instanceof CallError) || error.code !== RESULT_CODES.gone) return error
  return new CallError({ code: error.code, msg: message, result: null })
}
