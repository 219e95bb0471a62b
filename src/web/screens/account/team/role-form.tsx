// Gives a login another role.
import { changeRole } from '../../../../client/colleagues.ts'
import type { Colleague } from '../../../../contract/colleagues.ts'
import { Button } from '../../../../ui/button.tsx'
import { ErrorSummary } from '../../../components/form/error-summary.tsx'
import { PasswordField } from '../../../components/form/password-field.tsx'
import { SubmitButton } from '../../../components/form/submit-button.tsx'
import { useSubmit } from '../../../components/form/use-submit.ts'
import { useLang } from '../../../site-context.ts'
import { useTexts } from '../../../texts.ts'
import { RoleField, roleIn } from './role-field.tsx'
import css from '../member/member.module.css'

export interface ColleagueFormProps {
  colleague: Colleague
  onDone: (message: string) => Promise<void>
  onCancel: () => void
}

export function RoleForm({ colleague, onDone, onCancel }: ColleagueFormProps) {
  const t = useTexts('team')
  const lang = useLang()
  const { id, role } = colleague
  const { labels } = t
  const state = useSubmit(
    async (values, transport) => {
      const password = String(values.get('password'))
      await changeRole({ lang, id, role: roleIn(values), password }, transport)
      await onDone(t.roleSaved)
    },
    { labels: { role: labels.role, password: labels.password } },
  )
  return (
    <form {...state.form} className={css.form}>
      <ErrorSummary state={state} />
      <RoleField state={state} role={role} />
      <PasswordField state={state} name="password" required maxLength={256} hint={t.passwordHint} />
      <div className={css.actions}>
        <SubmitButton state={state}>{t.saveRole}</SubmitButton>
        <Button look="quiet" onClick={onCancel}>
          {t.cancel}
        </Button>
      </div>
    </form>
  )
}
