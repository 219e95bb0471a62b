// Removes a login of the company; the owner's password confirms it.
import { removeColleague } from '../../../../client/colleagues.ts'
import { Button } from '../../../../ui/button.tsx'
import { ErrorSummary } from '../../../components/form/error-summary.tsx'
import { PasswordField } from '../../../components/form/password-field.tsx'
import { SubmitButton } from '../../../components/form/submit-button.tsx'
import { useSubmit } from '../../../components/form/use-submit.ts'
import { useLang } from '../../../site-context.ts'
import { useTexts } from '../../../texts.ts'
import type { ColleagueFormProps } from './role-form.tsx'
import css from '../member/member.module.css'

export function RemoveForm({ colleague, onDone, onCancel }: ColleagueFormProps) {
  const t = useTexts('team')
  const lang = useLang()
  const { labels } = t
  const state = useSubmit(
    async (values, transport) => {
      const password = String(values.get('password'))
      await removeColleague({ lang, id: colleague.id, password }, transport)
      await onDone(t.removed)
    },
    { labels: { role: labels.role, password: labels.password } },
  )
  return (
    <form {...state.form} className={css.form}>
      <p className={css.question}>{t.removeText}</p>
      <ErrorSummary state={state} />
      <PasswordField state={state} name="password" required maxLength={256} hint={t.passwordHint} />
      <div className={css.actions}>
        <SubmitButton state={state}>{t.removeButton}</SubmitButton>
        <Button look="quiet" onClick={onCancel}>
          {t.cancel}
        </Button>
      </div>
    </form>
  )
}
