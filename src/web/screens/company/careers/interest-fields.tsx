// The fields of the application form: personal details, and additional fields for distributors.
import { type FormEvent, useRef } from 'react'
import type { Country } from '../../../../contract/reference.ts'
import { MONTHLY_VOLUMES } from '../../../../shared/teams.ts'
import { fieldId } from '../../../components/form/field-id.ts'
import { SelectField, TextField } from '../../../components/form/form-field.tsx'
import type { SubmitState } from '../../../components/form/use-submit.ts'
import { useLang } from '../../../site-context.ts'
import { useTexts } from '../../../texts.ts'
import css from './careers.module.css'

const NAMES = {
  firstName: { name: 'firstName', autoComplete: 'given-name' },
  surname: { name: 'surname', autoComplete: 'family-name' },
} as const

export interface PersonFieldsProps {
  state: SubmitState
  countries: readonly Country[]
}

export function PersonFields({ state, countries }: PersonFieldsProps) {
  const { form: t } = useTexts('careers')
  const fillDialCode = useDialCode(countries)
  // In Chinese the surname comes first.
  const names =
    useLang() === 'en_us' ? [NAMES.firstName, NAMES.surname] : [NAMES.surname, NAMES.firstName]
  return (
    <>
      <div className={css.pair}>
        {names.map((name) => (
          <TextField key={name.name} state={state} {...name} required maxLength={60} />
        ))}
      </div>
      <TextField
        state={state}
        name="email"
        type="email"
        required
        maxLength={254}
        autoComplete="email"
      />
      <div className={css.pair}>
        <SelectField
          state={state}
          name="country"
          required
          autoComplete="country"
          onChange={fillDialCode}
        >
          <option value="">{t.choose}</option>
          {countries.map(({ code, name }) => (
            <option key={code} value={code}>
              {name}
            </option>
          ))}
        </SelectField>
        <TextField state={state} name="city" maxLength={80} autoComplete="address-level2" />
      </div>
      <div className={css.phone}>
        <TextField
          state={state}
          name="dialCode"
          type="tel"
          size={6}
          maxLength={10}
          placeholder="+"
          autoComplete="tel-country-code"
        />
        <TextField
          state={state}
          name="phone"
          type="tel"
          maxLength={30}
          autoComplete="tel-national"
        />
      </div>
    </>
  )
}

export function DistributorFields({ state }: { state: SubmitState }) {
  const { form: t } = useTexts('careers')
  return (
    <>
      <div className={css.pair}>
        <TextField
          state={state}
          name="companyName"
          required
          maxLength={120}
          autoComplete="organization"
        />
        <TextField
          state={state}
          name="website"
          maxLength={200}
          inputMode="url"
          autoComplete="url"
          hint={t.websiteHint}
        />
      </div>
      <div className={css.pair}>
        <TextField state={state} name="region" required maxLength={80} hint={t.regionHint} />
        <SelectField state={state} name="volume" required>
          <option value="">{t.choose}</option>
          {MONTHLY_VOLUMES.map((volume) => (
            <option key={volume} value={volume}>
              {t.volumes[volume]}
            </option>
          ))}
        </SelectField>
      </div>
    </>
  )
}

/** Choosing another country replaces a dial code it filled in, but not one the user typed. */
function useDialCode(countries: readonly Country[]) {
  const filled = useRef('')
  return (event: FormEvent<HTMLSelectElement>) => {
    const field = document.getElementById(fieldId('dialCode')) as HTMLInputElement | null
    const country = countries.find(({ code }) => code === event.currentTarget.value)
    if (!field || (field.value && field.value !== filled.current)) return
    filled.current = country?.dialCode ?? ''
    field.value = filled.current
  }
}
