// The address of a dropshipper's customer: the country comes first and determines the other fields.
import { type ClipboardEvent, useState } from 'react'
import type { Country } from '../../../contract/reference.ts'
import { SelectField, TextField } from '../../components/form/form-field.tsx'
import type { SubmitState } from '../../components/form/use-submit.ts'
import { useTexts } from '../../texts.ts'
import css from './checkout.module.css'

interface AddressFieldsProps {
  state: SubmitState
  values: Record<string, string>
  countries: readonly Country[]
}

/** The browser must not fill the fields in: it knows the dropshipper's own addresses, not those of customers. */
export function AddressFields({ state, values, countries }: AddressFieldsProps) {
  const t = useTexts('checkout').address
  const [isFilled, setIsFilled] = useState(false)
  const country = countries.find(({ code }) => code === values['address.country'])
  const text = (name: string, maxLength: number) => ({
    state,
    name: `address.${name}`,
    maxLength,
    defaultValue: values[`address.${name}`] ?? '',
    autoComplete: 'off',
  })
  return (
    <>
      <SelectField
        state={state}
        name="address.country"
        required
        autoComplete="off"
        defaultValue={values['address.country'] ?? ''}
      >
        <option value="">{t.choose}</option>
        {countries.map(({ code, name }) => (
          <option key={code} value={code}>
            {name}
          </option>
        ))}
      </SelectField>
      <div className={css.pair}>
        <TextField
          {...text('name', 120)}
          required
          hint={<span role="status">{isFilled ? t.pasted : t.pasteHint}</span>}
          onPaste={(event) =>
            void fillIn(event, countries).then(setIsFilled, () => setIsFilled(false))
          }
        />
        <TextField {...text('company', 120)} />
      </div>
      <TextField {...text('line1', 120)} required />
      <TextField {...text('line2', 120)} />
      <div className={css.pair}>
        {country?.postcodeUsed !== false && (
          <TextField {...text('postCode', 20)} required={country?.postcodeRequired ?? false} />
        )}
        <TextField {...text('city', 80)} required={country?.cityRequired ?? true} />
      </div>
      {country?.region !== 'none' && (
        <TextField {...text('region', 80)} required={country?.region === 'required'} />
      )}
      <TextField {...text('phone', 30)} type="tel" hint={t.phoneHint} />
    </>
  )
}

/** True: an address was spread over the fields; a text that cannot be an address is pasted as usual. */
async function fillIn(
  event: ClipboardEvent<HTMLInputElement>,
  countries: readonly Country[],
): Promise<boolean> {
  const pasted = event.clipboardData.getData('text/plain')
  if (!mayBeAddress(pasted.trim())) return false
  const input = event.currentTarget
  event.preventDefault()
  const { fillAddress } = await import('./pasted-address/fill-address.ts')
  return fillAddress(input, pasted, countries)
}

/** Three or more lines, or one in Chinese that is longer than a name. */
function mayBeAddress(text: string): boolean {
  return text.split(/[\r\n]+/).length >= 3 || (text.length > 10 && /\p{Script=Han}{3}/u.test(text))
}
