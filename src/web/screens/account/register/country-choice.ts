// Updates the fields that depend on the country of an address: dial code, postcode, region.
import type { Country } from '../../../../contract/reference.ts'
import type { Registration } from './registration.ts'

/** A dial code edited by hand stays; one filled in from the previous country is replaced. */
export function withCountry(
  form: Registration,
  code: string,
  countries: readonly Country[],
): Registration {
  const before = countries.find((each) => each.code === form.country)
  const now = countries.find((each) => each.code === code)
  const wasFilledIn = form.dialCode === '' || form.dialCode === before?.dialCode
  return {
    ...form,
    country: code,
    dialCode: wasFilledIn ? (now?.dialCode ?? '') : form.dialCode,
    postCode: now && !now.postcodeUsed ? '' : form.postCode,
    region: now?.region === 'none' ? '' : form.region,
  }
}
