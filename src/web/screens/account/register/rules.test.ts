// Client-side validation agrees with the contract, including the rules that depend on the country.
import { expect, test } from 'vitest'
import type { Country } from '../../../../contract/reference.ts'
import { registerMemberRoute } from '../../../../contract/user-application.ts'
import {
  EMPTY_REGISTRATION,
  NO_SECRETS,
  type Registration,
  type Secrets,
  toApplication,
} from './registration.ts'
import { isShown, problemsOf, reasonOf } from './rules.ts'
import { STEPS } from './steps.ts'

const germany: Country = {
  code: 'DE',
  name: 'Germany',
  dialCode: '+49',
  postcodeRequired: true,
  cityRequired: true,
  postcodeUsed: true,
  region: 'none',
  regionKind: null,
}
const hongKong: Country = {
  ...germany,
  code: 'HK',
  name: 'Hong Kong',
  postcodeRequired: false,
  postcodeUsed: false,
  region: 'required',
  regionKind: 'area',
}
const GOOD: Registration & Secrets = {
  ...EMPTY_REGISTRATION,
  memberKind: 'wholesale',
  username: 'muster.handel',
  companyName: 'Muster Handel GmbH',
  country: 'DE',
  firstName: 'Erika',
  surname: 'Muster',
  addressLine1: 'Hauptstraße 1',
  city: 'Köln',
  postCode: '50667',
  dialCode: '+49',
  phone: '221 12345',
  password: 'a calm sentence of words',
  confirmPassword: 'a calm sentence of words',
  privacyAccepted: true,
}

function allProblems(form: Registration & Secrets, country: Country) {
  return STEPS.flatMap((step) => problemsOf(step, form, country))
}

test('a valid form has no problem, in the browser and in the contract', () => {
  expect(allProblems(GOOD, germany)).toEqual([])
  const sent = { ticket: 't'.repeat(43), ...toApplication(GOOD, GOOD) }
  expect(registerMemberRoute.input.safeParse(sent).success).toBe(true)
})

test('an empty form has a problem in each required field', () => {
  const fields = allProblems({ ...EMPTY_REGISTRATION, ...NO_SECRETS }, germany).map(
    ({ field }) => field,
  )
  expect(fields).toEqual([
    'memberKind',
    'companyName',
    'username',
    'country',
    'firstName',
    'surname',
    'dialCode',
    'phone',
    'addressLine1',
    'postCode',
    'city',
    'password',
    'confirmPassword',
    'privacyAccepted',
  ])
})

test('direction marks that come with a pasted name are removed by the server, not rejected', () => {
  const form = { ...GOOD, companyName: '\u200bAcme\u202e' }
  expect(reasonOf('companyName', form, germany)).toBeNull()
  const sent = { ticket: 't'.repeat(43), ...toApplication(form, form) }
  expect(registerMemberRoute.input.parse(sent)).toMatchObject({ companyName: 'Acme' })
})

test.each([
  ['username', 'ab', 'tooShort'],
  ['username', 'a'.repeat(41), 'tooLong'],
  ['username', '-abc', 'pattern'],
  ['username', 'a b c', 'pattern'],
  ['companyName', 'x'.repeat(121), 'tooLong'],
  ['companyName', 'safe\u2028exe', 'characters'],
  ['companyName', 'two\nlines', 'characters'],
  ['website', 'no website', 'pattern'],
  ['website', 'javascript:alert(1)', 'pattern'],
  ['dialCode', 'abc', 'pattern'],
  ['phone', '12', 'pattern'],
  ['phone', '+', 'pattern'],
  ['password', 'short', 'tooShort'],
  ['password', 'x'.repeat(129), 'tooLong'],
  ['confirmPassword', 'another sentence', 'different'],
] as const)('the field %s with the value %j is rejected: %s', (field, value, reason) => {
  const form = { ...GOOD, [field]: value }
  expect(reasonOf(field, form, germany)).toBe(reason)
  if (field === 'confirmPassword') return
  const sent = { ticket: 't'.repeat(43), ...toApplication(form, form) }
  expect(registerMemberRoute.input.safeParse(sent).success).toBe(false)
})

test.each([
  ['website', 'example.com/shop?x=1'],
  ['website', 'https://example.com'],
  ['username', '王小明'],
  ['phone', '(0221) 123-45'],
  ['salesChannels', 'eBay\nmy own shop'],
] as const)('the browser and the contract accept the %s %j', (field, value) => {
  const form = { ...GOOD, memberKind: 'dropship', [field]: value }
  expect(reasonOf(field, form, germany)).toBeNull()
  const sent = { ticket: 't'.repeat(43), ...toApplication(form, form) }
  expect(registerMemberRoute.input.safeParse(sent).error?.issues ?? []).toEqual([])
})

test('Hong Kong has areas and no postcodes', () => {
  expect(isShown('postCode', GOOD, hongKong)).toBe(false)
  expect(isShown('region', GOOD, germany)).toBe(false)
  expect(allProblems(GOOD, hongKong)).toEqual([{ field: 'region', reason: 'missing' }])
})
