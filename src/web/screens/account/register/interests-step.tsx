// The step of the registration for products of interest, how the company found us, an invitation code and the number of
// an earlier invoice; all optional.
import { HEARD_FROM } from '../../../../shared/membership.ts'
import { SelectField } from '../../../components/form/form-field.tsx'
import { useTexts } from '../../../texts.ts'
import { RegistrationField } from './registration-field.tsx'
import { MAX_CATEGORIES, useRegisterData } from './register-data.ts'
import { StepForm, useStep } from './step-form.tsx'
import { useRegistrationContext } from './use-registration.ts'
import css from './register.module.css'

export function InterestsStep() {
  const t = useTexts('registration').register
  const { form, set, proceed } = useRegistrationContext()
  const state = useStep('interests', async () => proceed())
  return (
    <StepForm step="interests" state={state} submit={t.next}>
      <CategoryChoice />
      <SelectField
        state={state}
        name="heardFrom"
        value={form.heardFrom}
        onChange={(event) => set({ heardFrom: event.target.value })}
      >
        <option value="">{t.choose}</option>
        {HEARD_FROM.map((channel) => (
          <option key={channel} value={channel}>
            {t.heardFrom[channel]}
          </option>
        ))}
      </SelectField>
      <RegistrationField
        state={state}
        name="invitationCode"
        hint={t.hints.invitationCode}
        autoComplete="off"
        autoCapitalize="characters"
        spellCheck={false}
      />
      <RegistrationField
        state={state}
        name="invoiceReference"
        hint={t.hints.invoiceReference}
        autoComplete="off"
        spellCheck={false}
      />
    </StepForm>
  )
}

/** Products of interest are chosen from the largest categories. */
function CategoryChoice() {
  const t = useTexts('registration').register
  const { form, set } = useRegistrationContext()
  const chosen = form.productsOfInterest
  const { largestCategories: offered } = useRegisterData()
  function toggle(id: string, on: boolean): void {
    const others = chosen.filter((each) => each !== id)
    set({ productsOfInterest: on ? [...others, id].slice(-MAX_CATEGORIES) : others })
  }
  if (offered.length === 0) return null
  return (
    <fieldset className={css.group}>
      <legend>{t.labels.productsOfInterest}</legend>
      <div className={css.categories}>
        {offered.map(({ categoryId, name }) => (
          <label key={categoryId} className={css.category}>
            <input
              type="checkbox"
              checked={chosen.includes(categoryId)}
              onChange={(event) => toggle(categoryId, event.target.checked)}
            />
            {name}
          </label>
        ))}
      </div>
    </fieldset>
  )
}
