// The final step: review, password, privacy notice and submission.
import type { Transport } from '../../../../client/call.ts'
import { CheckField } from '../../../components/form/form-field.tsx'
import { PasswordField } from '../../../components/form/password-field.tsx'
import { LocalLink } from '../../../page/local-link.tsx'
import { PATHS } from '../../../paths.ts'
import { useTexts } from '../../../texts.ts'
import { ReviewList } from './review-list.tsx'
import { StepForm, useStep } from './step-form.tsx'
import { useRegistrationContext } from './use-registration.ts'
import { useRegistrationSubmission } from './use-registration-submission.ts'
import css from './register.module.css'

export function ReviewStep() {
  const t = useTexts('registration').register
  const { form, secrets, setSecret } = useRegistrationContext()
  const { send, options } = useRegistrationSubmission()
  const state = useStep('review', (transport: Transport) => send(transport), options)
  return (
    <StepForm step="review" state={state} submit={t.send}>
      <ReviewList />
      <fieldset className={css.group}>
        <legend>{t.review.passwordTitle}</legend>
        <p className={css.note}>{t.review.passwordWhy}</p>
        {/* Username field for password managers. */}
        <input
          type="text"
          autoComplete="username"
          value={form.username}
          readOnly
          hidden
          aria-hidden="true"
        />
        <PasswordField
          state={state}
          name="password"
          isNew
          required
          value={secrets.password}
          onChange={(event) => setSecret({ password: event.target.value })}
        />
        <PasswordField
          state={state}
          name="confirmPassword"
          autoComplete="new-password"
          required
          value={secrets.confirmPassword}
          onChange={(event) => setSecret({ confirmPassword: event.target.value })}
        />
      </fieldset>
      <section className={css.privacy} aria-labelledby="privacy">
        <h3 id="privacy">{t.privacy.title}</h3>
        <ul>
          {t.privacy.points.map((point) => (
            <li key={point}>{point}</li>
          ))}
        </ul>
      </section>
      <CheckField
        state={state}
        name="privacyAccepted"
        checked={secrets.privacyAccepted}
        onChange={(event) => setSecret({ privacyAccepted: event.target.checked })}
      >
        {t.privacy.accept}{' '}
        <span aria-hidden="true" className={css.mark}>
          *
        </span>
      </CheckField>
      <BeforeSending />
    </StepForm>
  )
}

/** The links open another tab, because the password is kept nowhere. */
function BeforeSending() {
  const { privacy, afterSend } = useTexts('registration').register
  const { pages } = useTexts('frame')
  return (
    <>
      <p className={css.note}>
        {privacy.read}{' '}
        <LocalLink to={PATHS.terms} target="_blank">
          {pages.terms}
        </LocalLink>{' '}
        ·{' '}
        <LocalLink to={PATHS.privacy} target="_blank">
          {pages.privacy}
        </LocalLink>
      </p>
      <p className={css.note}>{afterSend}</p>
    </>
  )
}
