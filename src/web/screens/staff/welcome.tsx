// Sets the password of a staff account through the one-time link of its invitation.
import { useState } from 'react'
import { acceptStaffInvitation } from '../../../client/staff-session.ts'
import { RESULT_CODES } from '../../../contract/result-code.ts'
import { buttonClass } from '../../../ui/button.tsx'
import { classNames } from '../../../ui/class-names.ts'
import { columnClass } from '../../../ui/page.tsx'
import { ErrorSummary } from '../../components/form/error-summary.tsx'
import { PasswordField } from '../../components/form/password-field.tsx'
import { SubmitButton } from '../../components/form/submit-button.tsx'
import { takeFocus } from '../../components/form/take-focus.ts'
import { useSubmit } from '../../components/form/use-submit.ts'
import { useLive } from '../../components/use-live.ts'
import { dropLinkToken, useLinkToken } from '../../features/account/link-token.ts'
import type { Head, HeadContext } from '../../page/head.ts'
import { LocalLink } from '../../page/local-link.tsx'
import { PATHS } from '../../paths.ts'
import { useLang } from '../../site-context.ts'
import { textsOf, useTexts } from '../../texts.ts'
import css from '../../features/account/account.module.css'

export function head(_: unknown, { lang }: HeadContext): Head {
  const { title } = textsOf(lang, 'staff').welcome
  return { title, canonical: PATHS.staffWelcome, index: false, alternates: false }
}

/** `name`: of the person, whose password is set. 'gone': the link is used, expired or cut off. Null: not sent yet. */
type Outcome = { name: string } | 'gone' | null

export default function StaffWelcome() {
  const invitation = useLinkToken(PATHS.staffWelcome, 'invitation')
  return <Welcome key={invitation} invitation={invitation} />
}

function Welcome({ invitation }: { invitation: string | null }) {
  const t = useTexts('staff').welcome
  const isLive = useLive()
  const [outcome, setOutcome] = useState<Outcome>(null)
  function end(next: Outcome) {
    dropLinkToken(PATHS.staffWelcome)
    setOutcome(next)
  }
  return (
    <div className={classNames(columnClass, css.page)}>
      <h1 ref={outcome === null ? undefined : takeFocus} tabIndex={-1}>
        {titleOf(outcome, t)}
      </h1>
      {outcome === null && invitation && <WelcomeForm invitation={invitation} onOutcome={end} />}
      {outcome === null && isLive && !invitation && <p>{t.missing}</p>}
      <div role="status">
        {outcome === 'gone' && <p>{t.gone}</p>}
        {outcome !== null && outcome !== 'gone' && (
          <div className={css.done}>
            <p>{t.done}</p>
            <p>
              <LocalLink to={PATHS.staffLogIn} className={buttonClass('primary')} data-reload="">
                {t.logIn}
              </LocalLink>
            </p>
          </div>
        )}
      </div>
    </div>
  )
}

interface WelcomeFormProps {
  invitation: string
  onOutcome: (outcome: Outcome) => void
}

function WelcomeForm({ invitation, onOutcome }: WelcomeFormProps) {
  const t = useTexts('staff').welcome
  const lang = useLang()
  const state = useSubmit(
    async (values, transport) => {
      const newPassword = String(values.get('newPassword'))
      onOutcome(await acceptStaffInvitation({ lang, invitation, newPassword }, transport))
    },
    {
      labels: t.labels,
      check: (values) =>
        values.get('newPassword') === values.get('again') ? {} : { again: t.different },
      onRejected: ({ code, errors }) => {
        // Treat a truncated link like an expired one.
        const isTruncated = errors.some(({ field }) => field === 'invitation')
        if (code !== RESULT_CODES.gone && !isTruncated) return false
        onOutcome('gone')
        return true
      },
    },
  )
  return (
    <form {...state.form} className={css.form}>
      <p className={css.lead}>{t.lead}</p>
      <ErrorSummary state={state} />
      <PasswordField state={state} name="newPassword" isNew required />
      <PasswordField state={state} name="again" autoComplete="new-password" required />
      <SubmitButton state={state}>{t.submit}</SubmitButton>
    </form>
  )
}

function titleOf(outcome: Outcome, t: ReturnType<typeof useTexts<'staff'>>['welcome']): string {
  if (outcome === 'gone') return t.goneTitle
  return outcome ? t.doneTitle(outcome.name) : t.title
}
