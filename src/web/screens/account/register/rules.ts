// Client-side validation of the registration fields, with the same limits as the contract.
import type { Country } from '../../../../contract/reference.ts'
import type { FieldName, Registration, Secrets } from './registration.ts'
import { FIELDS, type Step } from './steps.ts'

/**
 * `pattern`: not of the form that the field requires; `characters`: contains control characters; `different`: not equal
 * to the password.
 */
export type Reason = 'missing' | 'tooShort' | 'tooLong' | 'pattern' | 'characters' | 'different'
export interface Problem {
  field: FieldName
  reason: Reason
}

/** Greatest lengths. */
export const MAX_LENGTHS: Partial<Record<FieldName, number>> = {
  username: 40,
  companyName: 120,
  website: 200,
  businessRegistrationNo: 60,
  salesChannels: 500,
  firstName: 60,
  surname: 60,
  addressLine1: 120,
  addressLine2: 120,
  city: 80,
  region: 80,
  postCode: 20,
  phone: 30,
  invoiceReference: 60,
  invitationCode: 40,
  password: 128,
}
/** Least lengths. */
export const MIN_LENGTHS: Partial<Record<FieldName, number>> = { username: 3, password: 12 }

/** Required in every country. */
const NEEDED = new Set<FieldName>([
  'memberKind',
  'username',
  'companyName',
  'country',
  'firstName',
  'surname',
  'addressLine1',
  'city',
  'dialCode',
  'phone',
  'password',
  'confirmPassword',
  'privacyAccepted',
])

const PATTERNS: Partial<Record<FieldName, RegExp>> = {
  username: /^[\p{L}\p{N}][\p{L}\p{N}._-]*$/u,
  website: /^(?:https?:\/\/)?[^\s/:@<>"]+\.[^\s/:@<>"]{2,}(?:\/[^\s<>"]*)?$/i,
  dialCode: /^\+?[0-9]{1,4}(?:[ -]?[0-9]{1,4})?$/,
  // Brackets are removed before sending.
  phone: /^\(?\+?[0-9][0-9 ()./-]{3,28}$/,
}

// Control characters and separators; multi-line fields may contain tabs and line breaks. The server removes invisible
// direction marks, which come with names that are pasted.
const HIDDEN = /[\u0000-\u001f\u007f-\u009f\u2028\u2029]/u // oxlint-disable-line no-control-regex
const HIDDEN_IN_LINES = /[\u0000-\u0008\u000b\u000c\u000e-\u001f\u007f-\u009f\u2028\u2029]/u // oxlint-disable-line no-control-regex

/** Whether the field is required; for some fields this depends on the country. */
export function isRequired(field: FieldName, country: Country | undefined): boolean {
  if (field === 'postCode') return country?.postcodeRequired ?? false
  if (field === 'region') return country?.region === 'required'
  return NEEDED.has(field)
}

/**
 * Whether the form shows the field: some countries have no postcodes, most have no regions, and only dropshippers state
 * their sales channels.
 */
export function isShown(field: FieldName, form: Registration, country: Country | undefined) {
  if (field === 'postCode') return country?.postcodeUsed ?? true
  if (field === 'region') return country ? country.region !== 'none' : false
  if (field === 'salesChannels') return form.memberKind === 'dropship'
  return true
}

/** Why the value of a field is not accepted; null: it is. */
export function reasonOf(
  field: FieldName,
  form: Registration & Secrets,
  country: Country | undefined,
): Reason | null {
  const value = form[field]
  if (typeof value === 'boolean') return value ? null : 'missing'
  if (Array.isArray(value)) return null
  const isSecret = field === 'password' || field === 'confirmPassword'
  const text = isSecret ? value : value.trim()
  if (!text) return isRequired(field, country) ? 'missing' : null
  if (field === 'confirmPassword') return text === form.password ? null : 'different'
  if (text.length < (MIN_LENGTHS[field] ?? 0)) return 'tooShort'
  if (text.length > (MAX_LENGTHS[field] ?? Infinity)) return 'tooLong'
  if (!isSecret && (field === 'salesChannels' ? HIDDEN_IN_LINES : HIDDEN).test(text)) {
    return 'characters'
  }
  return PATTERNS[field]?.test(text) === false ? 'pattern' : null
}

/** All problems of a step, in the order of its fields. */
export function problemsOf(
  step: Step,
  form: Registration & Secrets,
  country: Country | undefined,
): Problem[] {
  return FIELDS[step].flatMap((field) => {
    if (!isShown(field, form, country)) return []
    const reason = reasonOf(field, form, country)
    return reason ? [{ field, reason }] : []
  })
}
