// Invites a colleague: email address, role, language of the mail, and the owner's password.
import { useRef } from 'react'
import { inviteColleague } from '../../../../client/colleagues.ts'
import { RESULT_CODES } from '../../../../contract/result-code.ts'
import { isLang, LANGS } from '../../../../shared/lang.ts'
import { INVITATION_DAYS } from '../../../../shared/membership.ts'
import { Button } from '../../../../ui/button.tsx'
import { ErrorSummary } from '../../../components/form/error-summary.tsx'
import { SelectField, TextField } from '../../../components/form/form-field.tsx'
import { PasswordField } from '../../../components/form/password-field.tsx'
import { SubmitButton } from '../../../components/form/submit-button.tsx'
import { useSubmit } from '../../../components/form/use-submit.ts'
import { showMessage } from '../../../components/toasts/toast-store.ts'
import { useLang } from '../../../site-context.ts'
import { useTexts } from '../../../texts.ts'
import { newIdempotencyKey } from '../../../../client/idempotency-key.ts'
import { RoleField, roleIn } from './role-field.tsx'
import css from '../member/member.module.css'

export interface InviteFormProps {
  onDone: (message: string) => Promise<void>
  onCancel: () => void
}

export function InviteForm({ onDone, onCancel }: InviteFormProps) {
  const t = useTexts('team')
  const { language } = useTexts('frame')
  const lang = useLang()
  // A retry after a lost response sends the same key; other values are another invitation with its own key.
  const sent = useRef({ values: '', key: '' })
  const state = useSubmit(
    async (values, transport) => {
      const email = String(values.get('email') ?? '').trim()
      const mailLang = String(values.get('mailLang'))
      const input = { email, role: roleIn(values), mailLang: isLang(mailLang) ? mailLang : lang }
      const asText = JSON.stringify(input)
      if (sent.current.values !== asText)
        sent.current = { values: asText, key: newIdempotencyKey() }
      const password = String(values.get('password'))
      await inviteColleague({ lang, ...input, key: sent.current.key, password }, transport)
      await onDone(t.sent(email))
    },
    {
      labels: t.labels,
      countsOnce: true,
      onRejected: ({ code }) => {
        if (code !== RESULT_CODES.conflict) return false
        showMessage('fail', t.full)
        return true
      },
    },
  )
  return (
    <form {...state.form} className={css.form}>
      <p>{t.inviteLead(INVITATION_DAYS)}</p>
      <ErrorSummary state={state} />
      <TextField
        state={state}
        name="email"
        type="email"
        required
        maxLength={254}
        autoComplete="off"
      />
      <RoleField state={state} role="buyer" />
      <SelectField state={state} name="mailLang" required defaultValue={lang}>
        {LANGS.map((one) => (
          <option key={one} value={one}>
            {language[one]}
          </option>
        ))}
      </SelectField>
      <PasswordField state={state} name="password" required maxLength={256} hint={t.passwordHint} />
      <div className={css.actions}>
        <SubmitButton state={state}>{t.send}</SubmitButton>
        <Button look="quiet" onClick={onCancel}>
          {t.cancel}
        </Button>
      </div>
    </form>
  )
}
