// Delivery address form: the country comes first, and the postcode is checked against it.
import { useState } from 'react'
import { findPostCode } from '../../../../client/reference.ts'
import { saveAddress } from '../../../../client/user-session.ts'
import type { Country } from '../../../../contract/reference.ts'
import type { MemberAddress } from '../../../../contract/user-session.ts'
import { Button } from '../../../../ui/button.tsx'
import { ErrorSummary } from '../../../components/form/error-summary.tsx'
import {
  CheckField,
  RequiredNote,
  SelectField,
  TextField,
} from '../../../components/form/form-field.tsx'
import { SubmitButton } from '../../../components/form/submit-button.tsx'
import { type SubmitState, useSubmit } from '../../../components/form/use-submit.ts'
import { wrongPostCode } from '../../../features/account/wrong-post-code.ts'
import { useLang, useSite } from '../../../site-context.ts'
import { useTexts } from '../../../texts.ts'
import css from './member.module.css'

export interface DeliveryAddressFormProps {
  address: MemberAddress | undefined
  countries: readonly Country[]
  /** The first address becomes the default. */
  isFirst: boolean
  onSaved: () => Promise<void>
  onCancel: () => void
}

export function DeliveryAddressForm(props: DeliveryAddressFormProps) {
  const { address, countries, isFirst, onCancel } = props
  const t = useTexts('member').addresses
  const [code, setCode] = useState(address?.country ?? '')
  const state = useSaving(props, code)
  return (
    <form {...state.form} className={css.form}>
      <ErrorSummary state={state} />
      <RequiredNote />
      <SelectField
        state={state}
        name="country"
        required
        autoComplete="country"
        value={code}
        onChange={(event) => setCode(event.target.value)}
      >
        <option value="">{t.choose}</option>
        {countries.map((country) => (
          <option key={country.code} value={country.code}>
            {country.name}
          </option>
        ))}
      </SelectField>
      <AddressFields
        state={state}
        address={address}
        code={code}
        country={countries.find((each) => each.code === code)}
      />
      {!isFirst && (
        <CheckField state={state} name="isDefault" defaultChecked={address?.isDefault ?? false}>
          {t.labels.isDefault}
        </CheckField>
      )}
      <div className={css.actions}>
        <SubmitButton state={state}>{t.save}</SubmitButton>
        <Button look="quiet" onClick={onCancel}>
          {t.cancel}
        </Button>
      </div>
    </form>
  )
}

/** Checks the postcode against the country and saves; `code` is the chosen country. */
function useSaving(
  { address, isFirst, onSaved }: DeliveryAddressFormProps,
  code: string,
): SubmitState {
  const t = useTexts('member').addresses
  const lang = useLang()
  return useSubmit(
    async (values, transport) => {
      const text = (name: string) => String(values.get(name) ?? '').trim()
      const postCode = text('postCode')
      if (postCode && !(await findPostCode({ lang, country: code, postCode }, transport)).valid) {
        throw wrongPostCode(t.postCodeWrong)
      }
      const names = ['label', 'recipient', 'line1', 'line2', 'city', 'region', 'phone'] as const
      const fields = Object.fromEntries(names.map((name) => [name, text(name)])) as Record<
        (typeof names)[number],
        string
      >
      const isDefault = isFirst || values.get('isDefault') !== null
      const id = address ? { id: address.id } : {}
      await saveAddress({ lang, ...id, ...fields, postCode, country: code, isDefault }, transport)
      await onSaved()
    },
    { labels: t.labels },
  )
}

interface AddressFieldsProps {
  state: SubmitState
  address: MemberAddress | undefined
  /** Of the chosen country; '': none is chosen yet. */
  code: string
  country: Country | undefined
}

/** All fields except the country, which determines the others. */
function AddressFields({ state, address, code, country }: AddressFieldsProps) {
  const t = useTexts('member').addresses
  const postCodeRegion = usePostCode(code)
  const text = (name: keyof MemberAddress & keyof typeof t.labels, max: number) => ({
    state,
    name,
    maxLength: max,
    defaultValue: String(address?.[name] ?? ''),
  })
  return (
    <>
      <TextField {...text('label', 60)} required hint={t.labelHint} autoComplete="off" />
      <TextField {...text('recipient', 100)} required autoComplete="name" />
      <TextField {...text('line1', 120)} required autoComplete="address-line1" />
      <TextField {...text('line2', 120)} autoComplete="address-line2" />
      <div className={css.pair}>
        {country?.postcodeUsed !== false && (
          <TextField
            {...text('postCode', 20)}
            required={country?.postcodeRequired ?? false}
            autoComplete="postal-code"
            onBlur={(event) => postCodeRegion.lookUp(event.target.value)}
            hint={postCodeRegion.region ? t.postCodeRight(postCodeRegion.region) : undefined}
          />
        )}
        <TextField {...text('city', 80)} required autoComplete="address-level2" />
      </div>
      {country?.region !== 'none' && (
        <TextField
          {...text('region', 80)}
          required={country?.region === 'required'}
          autoComplete="address-level1"
        />
      )}
      <TextField {...text('phone', 30)} type="tel" autoComplete="tel" />
    </>
  )
}

/** The region of a postcode, where the server knows it; a failed call is ignored. */
function usePostCode(country: string) {
  const { lang, transport } = useSite()
  const [found, setFound] = useState({ country: '', region: '' })
  function lookUp(postCode: string): void {
    if (!country || !postCode.trim()) return setFound({ country, region: '' })
    findPostCode({ lang, country, postCode: postCode.trim() }, transport).then(
      ({ region = '' }) => setFound({ country, region }),
      () => undefined,
    )
  }
  return { lookUp, region: found.country === country ? found.region : '' }
}
