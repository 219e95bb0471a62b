// The company's address and contact details: the country comes first and determines the other fields.
import { SelectField } from '../../../components/form/form-field.tsx'
import type { SubmitState } from '../../../components/form/use-submit.ts'
import { RESULT_CODES } from '../../../../contract/result-code.ts'
import { useLang } from '../../../site-context.ts'
import { useTexts } from '../../../texts.ts'
import { RegistrationField } from './registration-field.tsx'
import { NAME_TOKENS, nameOrder } from '../../../components/form/name-order.ts'
import { isShown } from './rules.ts'
import { StepForm, useStep } from './step-form.tsx'
import { usePostCode } from './use-post-code.ts'
import { useRegistrationContext } from './use-registration.ts'
import css from './register.module.css'

export function AddressStep() {
  const t = useTexts('registration').register
  const { proceed } = useRegistrationContext()
  const postCode = usePostCode()
  const state = useStep(
    'address',
    async () => {
      const rejection = await postCode.check()
      if (rejection) throw rejection
      proceed()
    },
    // The postcode field shows this rejection itself.
    { withoutToast: [RESULT_CODES.invalid] },
  )
  return (
    <StepForm step="address" state={state} submit={t.next}>
      <CountryChoice state={state} />
      <ContactPerson state={state} />
      <Address state={state} postCode={postCode} />
    </StepForm>
  )
}

function CountryChoice({ state }: { state: SubmitState }) {
  const t = useTexts('registration').register
  const { form, set, countries } = useRegistrationContext()
  return (
    <SelectField
      state={state}
      name="country"
      required
      autoComplete="country"
      value={form.country}
      onChange={(event) => set({ country: event.target.value })}
    >
      <option value="">{t.choose}</option>
      {countries.map(({ code, name }) => (
        <option key={code} value={code}>
          {name}
        </option>
      ))}
    </SelectField>
  )
}

function ContactPerson({ state }: { state: SubmitState }) {
  const t = useTexts('registration').register
  return (
    <fieldset className={css.group}>
      <legend>{t.contact}</legend>
      <div className={css.pair}>
        {nameOrder(useLang()).map((name) => (
          <RegistrationField
            key={name}
            state={state}
            name={name}
            autoComplete={NAME_TOKENS[name]}
          />
        ))}
      </div>
      <div className={css.phone}>
        <RegistrationField
          state={state}
          name="dialCode"
          type="tel"
          size={6}
          autoComplete="tel-country-code"
          placeholder="+"
        />
        <RegistrationField
          state={state}
          name="phone"
          type="tel"
          hint={t.hints.phone}
          autoComplete="tel-national"
        />
      </div>
    </fieldset>
  )
}

interface AddressProps {
  state: SubmitState
  postCode: ReturnType<typeof usePostCode>
}

function Address({ state, postCode }: AddressProps) {
  const t = useTexts('registration').register
  const { form, country } = useRegistrationContext()
  return (
    <fieldset className={css.group}>
      <legend>{t.addressTitle}</legend>
      <RegistrationField
        state={state}
        name="addressLine1"
        hint={t.hints.addressLine1}
        autoComplete="address-line1"
      />
      <RegistrationField state={state} name="addressLine2" autoComplete="address-line2" />
      <div className={css.pair}>
        {isShown('postCode', form, country) && (
          <RegistrationField
            state={withError(state, 'postCode', postCode.error)}
            name="postCode"
            autoComplete="postal-code"
            autoCapitalize="characters"
            spellCheck={false}
            onInput={postCode.clear}
            onBlur={() => void postCode.validate()}
          />
        )}
        <RegistrationField state={state} name="city" autoComplete="address-level2" />
      </div>
      {country && !country.postcodeUsed && <p className={css.note}>{t.hints.noPostCode}</p>}
      {isShown('region', form, country) && (
        <RegistrationField
          state={state}
          name="region"
          hint={
            postCode.region && <span role="status">{t.hints.regionFound(postCode.region)}</span>
          }
          autoComplete="address-level1"
        />
      )}
    </fieldset>
  )
}

/** The error is shown only at the field: a summary at the top would shift the page while the user is typing. */
function withError(state: SubmitState, name: string, error: string | null): SubmitState {
  return error ? { ...state, errors: { [name]: error, ...state.errors } } : state
}
