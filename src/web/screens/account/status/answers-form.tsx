// Form to answer staff's requests for more information; sending it resumes the deadline of the decision.
import { CallError } from '../../../../client/call.ts'
import { sendAnswers } from '../../../../client/user-application.ts'
import { RESULT_CODES } from '../../../../contract/result-code.ts'
import { ErrorSummary } from '../../../components/form/error-summary.tsx'
import { RequiredNote, TextAreaField } from '../../../components/form/form-field.tsx'
import { SubmitButton } from '../../../components/form/submit-button.tsx'
import { useSubmit } from '../../../components/form/use-submit.ts'
import { showMessage } from '../../../components/toasts/toast-store.ts'
import { useLang } from '../../../site-context.ts'
import { useTexts } from '../../../texts.ts'
import type { Application } from './use-application.ts'
import css from '../outcome/outcome.module.css'

export interface AnswersFormProps {
  missing: Application['missing']
  /** Null for a logged-in applicant, whose session token is enough. */
  ticket: string | null
  onSent: (ticket: string | null) => Promise<void>
  /** The confirmation of the email address has expired. */
  onExpired: () => void
}

export function AnswersForm({ missing, ticket, onSent, onExpired }: AnswersFormProps) {
  const t = useTexts('registration').status
  const lang = useLang()
  const labels = Object.fromEntries(
    missing.map(({ name }, index) => [fieldOf(index), t.answerLabel(name)]),
  )
  const state = useSubmit(
    async (values, transport) => {
      const answers = missing.map(({ item }, index) => ({
        item,
        text: String(values.get(fieldOf(index))).trim(),
      }))
      await sendAnswers({ lang, answers, ...(ticket ? { ticket } : {}) }, transport)
      showMessage('done', t.answered)
      await onSent(ticket)
    },
    { labels, onRejected: (error) => isExpired(error) && (onExpired(), true) },
  )
  return (
    <section aria-labelledby="missing">
      <h2 id="missing">{t.missing}</h2>
      <form {...state.form} className={css.form}>
        <ErrorSummary state={state} />
        <RequiredNote />
        {missing.map(({ item, name, note }, index) => (
          <div key={`${item} ${index}`} className={css.ask}>
            <p>
              <strong>{name}</strong>
            </p>
            {note && <p className={css.quote}>{note}</p>}
            <TextAreaField
              state={state}
              name={fieldOf(index)}
              hint={t.answerHint}
              rows={4}
              required
              maxLength={4000}
            />
          </div>
        ))}
        <SubmitButton state={state}>{t.sendAnswers}</SubmitButton>
      </form>
    </section>
  )
}

/** The field name the server uses in its errors. */
function fieldOf(index: number): string {
  return `answers.${index}.text`
}

function isExpired(error: CallError): boolean {
  return error.code === RESULT_CODES.gone
}
