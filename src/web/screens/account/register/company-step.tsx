// The step of the registration for the member kind, the company and the login name.
import { BUSINESS } from '../../../../shared/business-constants.ts'
import { MEMBER_KINDS } from '../../../../shared/membership.ts'
import { describedBy, fieldId } from '../../../components/form/field-id.ts'
import { RequiredMark } from '../../../components/form/form-field.tsx'
import type { SubmitState } from '../../../components/form/use-submit.ts'
import { useNumber } from '../../../format/format.ts'
import { LocalLink } from '../../../page/local-link.tsx'
import { PATHS } from '../../../paths.ts'
import { useTexts } from '../../../texts.ts'
import { RegistrationField, RegistrationTextArea } from './registration-field.tsx'
import { StepForm, useStep } from './step-form.tsx'
import { useRegistrationContext } from './use-registration.ts'
import css from './register.module.css'

export function CompanyStep() {
  const t = useTexts('registration').register
  const { form, proceed } = useRegistrationContext()
  const state = useStep('company', async () => proceed())
  return (
    <StepForm step="company" state={state} submit={t.next}>
      <KindChoice state={state} />
      <fieldset className={css.group}>
        <legend>{t.company}</legend>
        <RegistrationField state={state} name="companyName" autoComplete="organization" />
        <RegistrationField
          state={state}
          name="website"
          hint={t.hints.website}
          inputMode="url"
          autoComplete="url"
          autoCapitalize="none"
          spellCheck={false}
        />
        <RegistrationField
          state={state}
          name="businessRegistrationNo"
          hint={t.hints.businessRegistrationNo}
          autoComplete="off"
          spellCheck={false}
        />
        {form.memberKind === 'dropship' && (
          <RegistrationTextArea state={state} name="salesChannels" hint={t.hints.salesChannels} />
        )}
      </fieldset>
      <fieldset className={css.group}>
        <legend>{t.login}</legend>
        <RegistrationField
          state={state}
          name="username"
          hint={t.hints.username}
          autoComplete="username"
          autoCapitalize="none"
          spellCheck={false}
        />
      </fieldset>
    </StepForm>
  )
}

function KindChoice({ state }: { state: SubmitState }) {
  const texts = useTexts('registration')
  const t = texts.register
  const number = useNumber()
  const { form, set } = useRegistrationContext()
  const error = state.errors['memberKind']
  const notes = {
    wholesale: t.kindWholesale(BUSINESS.wholesaleMinimum),
    dropship: t.kindDropship(number(BUSINESS.depositUsd)),
  }
  return (
    <fieldset className={css.kinds} aria-describedby={describedBy('memberKind', false, !!error)}>
      <legend>
        {t.labels.memberKind}
        <RequiredMark />
      </legend>
      {MEMBER_KINDS.map((kind, index) => (
        <label key={kind} className={css.kind}>
          <input
            type="radio"
            name="memberKind"
            id={index === 0 ? fieldId('memberKind') : undefined}
            value={kind}
            checked={form.memberKind === kind}
            aria-invalid={error ? true : undefined}
            onChange={() => set({ memberKind: kind })}
          />
          <span>
            <strong>{texts.signUp.kinds[kind].name}</strong>
            <small>{notes[kind]}</small>
          </span>
        </label>
      ))}
      {error && (
        <p id={`${fieldId('memberKind')}-error`} className={css.error}>
          {error}
        </p>
      )}
      <LocalLink to={PATHS.signUp} className={css.aside}>
        {t.kindsCompared}
      </LocalLink>
    </fieldset>
  )
}
