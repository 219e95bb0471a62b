// The fields of the application form: personal details, and additional fields for distributors.
import type { Country } from '../../../../contract/reference.ts'
import { MONTHLY_VOLUMES } from '../../../../shared/teams.ts'
import { SelectField, TextField } from '../../../components/form/form-field.tsx'
import { NameFields } from '../../../components/form/name-fields.tsx'
import { useDialCode } from '../../../components/form/use-dial-code.ts'
import type { SubmitState } from '../../../components/form/use-submit.ts'
import { useTexts } from '../../../texts.ts'
import css from './careers.module.css'

export interface PersonFieldsProps {
  state: SubmitState
  countries: readonly Country[]
}

export function PersonFields({ state, countries }: PersonFieldsProps) {
  const { form: t } = useTexts('careers')
  const fillDialCode = useDialCode(countries)
  return (
    <>
      <div className={css.pair}>
        <NameFields state={state} />
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
