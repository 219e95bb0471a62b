// Registration form for an exhibition visit: name, company, email, country, phone, day and a message.
import { useRef } from 'react'
import { registerAtExhibition } from '../../../../client/user-application.ts'
import type { Country } from '../../../../contract/reference.ts'
import type { Exhibition } from '../../../../contract/user-application.ts'
import { ErrorSummary } from '../../../components/form/error-summary.tsx'
import {
  CheckField,
  RequiredNote,
  SelectField,
  TextAreaField,
  TextField,
} from '../../../components/form/form-field.tsx'
import { NameFields } from '../../../components/form/name-fields.tsx'
import { SubmitButton } from '../../../components/form/submit-button.tsx'
import { useDialCode } from '../../../components/form/use-dial-code.ts'
import { type SubmitState, useSubmit } from '../../../components/form/use-submit.ts'
import {
  SecurityCode,
  type SecurityCodeHandle,
} from '../../../components/security-code/security-code.tsx'
import { sendChecked } from '../../../components/security-code/send-checked.ts'
import { useDay } from '../../../format/format.ts'
import { useLang } from '../../../site-context.ts'
import { useTexts } from '../../../texts.ts'
import { daysOf } from './days-of.ts'
import css from '../register/register.module.css'

export interface VisitorFormProps {
  exhibition: Exhibition
  countries: readonly Country[]
  onDone: (registrationNo: string) => void
}

export function VisitorForm({ exhibition, countries, onDone }: VisitorFormProps) {
  const t = useTexts('registration').exhibition
  const lang = useLang()
  const check = useRef<SecurityCodeHandle>(null)
  const state = useSubmit(
    async (values, transport) => {
      const text = (name: string) => String(values.get(name) ?? '').trim()
      const phone = text('phone').replaceAll(/[()]/g, '')
      const registration = await sendChecked(check.current, (answer) =>
        registerAtExhibition(
          {
            lang,
            exhibitionId: exhibition.id,
            firstName: text('firstName'),
            surname: text('surname'),
            companyName: text('companyName'),
            email: text('email'),
            country: text('country'),
            dialCode: phone ? text('dialCode') : '',
            phone,
            visitDay: text('visitDay'),
            message: text('message'),
            privacyAccepted: true,
            ...answer,
          },
          transport,
        ),
      )
      if (registration) onDone(registration.registrationNo)
    },
    { labels: t.labels },
  )
  return (
    <form {...state.form} className={css.form}>
      <ErrorSummary state={state} />
      <RequiredNote />
      <PersonFields state={state} countries={countries} />
      <Visit state={state} exhibition={exhibition} />
      <div>
        <p className={css.privacy}>{t.privacy}</p>
        <br />
        <CheckField state={state} name="privacyAccepted" required>
          {t.accept}
        </CheckField>
      </div>
      <SecurityCode ref={check} />
      <SubmitButton state={state}>{t.send}</SubmitButton>
    </form>
  )
}

interface PersonFieldsProps {
  state: SubmitState
  countries: readonly Country[]
}

function PersonFields({ state, countries }: PersonFieldsProps) {
  return (
    <>
      <div className={css.pair}>
        <NameFields state={state} />
      </div>
      <TextField
        state={state}
        name="companyName"
        required
        maxLength={120}
        autoComplete="organization"
      />
      <TextField
        state={state}
        name="email"
        type="email"
        required
        maxLength={254}
        autoComplete="email"
      />
      <CountryAndPhone state={state} countries={countries} />
    </>
  )
}

function CountryAndPhone({ state, countries }: PersonFieldsProps) {
  const { choose } = useTexts('registration').register
  const fillDialCode = useDialCode(countries)
  return (
    <>
      <SelectField
        state={state}
        name="country"
        required
        autoComplete="country"
        onChange={fillDialCode}
      >
        <option value="">{choose}</option>
        {countries.map(({ code, name }) => (
          <option key={code} value={code}>
            {name}
          </option>
        ))}
      </SelectField>
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

function Visit({ state, exhibition }: { state: SubmitState; exhibition: Exhibition }) {
  const t = useTexts('registration').exhibition
  const day = useDay()
  return (
    <>
      <SelectField state={state} name="visitDay">
        <option value="">{t.anyDay}</option>
        {daysOf(exhibition.beginsOn, exhibition.endsOn).map((each) => (
          <option key={each} value={each}>
            {day(each)}
          </option>
        ))}
      </SelectField>
      <TextAreaField state={state} name="message" rows={4} maxLength={2000} />
    </>
  )
}
