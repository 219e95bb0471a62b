// Validates postal addresses and phone numbers by the rules of their country.
import type { CountryAddressRules } from '../../../shared/recipient-address.ts'
import { findCountries } from '../../platform/countries.ts'
import type { FieldError } from '../../platform/errors.ts'
import { findPostCode } from './reference-service.ts'

export interface AddressToCheck {
  country: string
  region?: string | undefined
  postCode?: string | undefined
}

/** Digits of an international number including its dial code (E.164). */
const MAX_DIGITS = 15
/** Digits after the dial code. */
const MIN_DIGITS = 5

/** Reasons by field: country, region, postCode. */
export async function findAddressErrors({
  country,
  region,
  postCode,
}: AddressToCheck): Promise<FieldError[]> {
  const row = (await findCountries()).find((each) => each.iso2 === country)
  if (!row) return [{ field: 'country', reason: 'country' }]
  const errors: FieldError[] = []
  // Each letter is a field of the address; S is the state or province.
  if (!region && row.requiredFields?.includes('S')) {
    errors.push({ field: 'region', reason: 'regionNeeded' })
  }
  if (!postCode && row.postcodeRequired) {
    errors.push({ field: 'postCode', reason: 'postCodeNeeded' })
  } else if (postCode && !(await findPostCode(country, postCode)).valid) {
    errors.push({ field: 'postCode', reason: 'postCode' })
  }
  return errors
}

/** What the address of a recipient is checked against; undefined: not a country of the list. */
export async function readAddressRules(country: string): Promise<CountryAddressRules | undefined> {
  return (await findCountries()).find(({ iso2 }) => iso2 === country)
}

/** Reasons by field: dialCode, phone. `dialCode` with or without its plus sign. */
export async function findPhoneErrors(dialCode: string, phone: string): Promise<FieldError[]> {
  const dialled = dialCode.replace(/\D/g, '')
  const isKnown = (await findCountries()).some(
    (row) => row.dialCode !== null && dialled.startsWith(row.dialCode.slice(1)),
  )
  if (!isKnown) return [{ field: 'dialCode', reason: 'dialCode' }]
  const digits = phoneWithDialCode(dialCode, phone).replace(/\D/g, '').length
  const fits = digits >= MIN_DIGITS + dialled.length && digits <= MAX_DIGITS
  return fits ? [] : [{ field: 'phone', reason: 'phone' }]
}

/** Prepends the dial code, unless the number was typed with one: '+49 40 123456'. */
export function phoneWithDialCode(dialCode: string, phone: string): string {
  if (phone.startsWith('+')) return phone
  return `+${dialCode.replace(/^\+/, '')} ${phone}`
}
