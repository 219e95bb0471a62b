// The form of an invited colleague: login name, name and password.
import type { acceptInvitation } from '../../../../client/colleagues.ts'
import type { InvitationDetails } from '../../../../contract/colleagues.ts'
import { RESULT_CODES } from '../../../../contract/result-code.ts'
import { ErrorSummary } from '../../../components/form/error-summary.tsx'
import { CheckField, TextField } from '../../../components/form/form-field.tsx'
import { PasswordField } from '../../../components/form/password-field.tsx'
import { NameFields } from '../../../components/form/name-fields.tsx'
import { SubmitButton } from '../../../components/form/submit-button.tsx'
import { takeFocus } from '../../../components/form/take-focus.ts'
import { useSubmit } from '../../../components/form/use-submit.ts'
import { Moment } from '../../../components/moment.tsx'
import { LocalLink } from '../../../page/local-link.tsx'
import { PATHS } from '../../../paths.ts'
import { useTexts } from '../../../texts.ts'
import member from '../member/member.module.css'
import css from '../../../features/account/account.module.css'

type Input = Omit<Parameters<typeof acceptInvitation>[0], 'lang' | 'token'>

export interface InvitationFormProps {
  invitation: InvitationDetails
  /** The form replaces a button that had the focus. */
  takesFocus: boolean
  send: (input: Input) => Promise<void>
  /** The link no longer works; the message says what to do. */
  onGone: (message: string) => void
}

export function InvitationForm({ invitation, takesFocus, send, onGone }: InvitationFormProps) {
  const t = useTexts('team').invitation
  const state = useAccepting(send, onGone)
  return (
    <form {...state.form} className={css.form}>
      <p className={css.lead} ref={takesFocus ? takeFocus : null} tabIndex={-1}>
        {t.lead(invitation.company)}
      </p>
      <InvitationFacts invitation={invitation} />
      <ErrorSummary state={state} />
      <div className={member.pair}>
        <NameFields state={state} />
      </div>
      <TextField
        state={state}
        name="username"
        required
        minLength={3}
        maxLength={40}
        hint={t.usernameHint}
        autoComplete="username"
        autoCapitalize="none"
        spellCheck={false}
      />
      <PasswordField state={state} name="password" isNew required />
      <PasswordField state={state} name="confirmPassword" autoComplete="new-password" required />
      <CheckField state={state} name="privacyAccepted" required>
        {t.accept} <LocalLink to={PATHS.privacy}>{t.privacy}</LocalLink>
      </CheckField>
      <SubmitButton state={state}>{t.submit}</SubmitButton>
    </form>
  )
}

function useAccepting(send: InvitationFormProps['send'], onGone: (message: string) => void) {
  const t = useTexts('team').invitation
  return useSubmit(
    async (values) => {
      const text = (name: string) => String(values.get(name) ?? '').trim()
      await send({
        username: text('username'),
        firstName: text('firstName'),
        surname: text('surname'),
        password: String(values.get('password')),
        confirmPassword: String(values.get('confirmPassword')),
        privacyAccepted: true,
      })
    },
    {
      labels: t.labels,
      check: (values) =>
        values.get('password') === values.get('confirmPassword')
          ? {}
          : { confirmPassword: t.different },
      onRejected: ({ code }) => {
        if (code === RESULT_CODES.gone) onGone(t.gone)
        else if (code === RESULT_CODES.conflict) onGone(t.taken)
        else return false
        return true
      },
    },
  )
}

function InvitationFacts({ invitation }: { invitation: InvitationDetails }) {
  const t = useTexts('team')
  return (
    <dl className={member.facts}>
      <div>
        <dt>{t.invitation.email}</dt>
        <dd>{invitation.email}</dd>
      </div>
      <div>
        <dt>{t.invitation.role}</dt>
        <dd>{t.roles[invitation.role]}</dd>
      </div>
      <div>
        <dt>{t.invitation.validUntil}</dt>
        <dd>
          <Moment at={invitation.expiresAt} />
        </dd>
      </div>
    </dl>
  )
}
