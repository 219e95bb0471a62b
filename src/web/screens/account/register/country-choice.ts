// What changes with the country of an address: its dial code, its postcode, its state.
import type { Country } from '../../../../contract/reference.ts'
import type { Registration } from './registration.ts'

/** A dial code that the applicant changed by hand stays; one that came with a country goes with it. */
export function withCountry(
  form: Registration,
  code: string,
  countries: readonly Country[],
): Registration {
  const before = countries.find((each) => each.code === form.country)
  const now = countries.find((each) => each.code === code)
  const dialIsOurs = form.dialCode === '' || form.dialCode === before?.dialCode
  return {
    ...form,
    country: code,
    dialCode: dialIsOurs ? (now?.dialCode ?? '') : form.dialCode,
    postCode: now && !now.postcodeUsed ? '' : form.postCode,
    region: now?.region === 'none' ? '' : form.region,
  }
}
