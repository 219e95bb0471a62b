// Tests recipients' addresses by the rules of countries and carriers, and what is cleaned instead of rejected.
import { readFileSync } from 'node:fs'
import { describe, expect, test } from 'vitest'
import { LANGS } from './lang.ts'
import {
  ADDRESS_ERRORS,
  ADDRESS_FIELDS,
  type CountryAddressRules,
  type CarrierAddressRules,
  cleanAddress,
  findRecipientErrors,
  type RecipientAddress,
} from './recipient-address.ts'
import { addressErrorText } from './recipient-address-texts.ts'

type Country = CountryAddressRules & { iso2: string; postcodeExamples: string | null }

const COUNTRIES = readFileSync('data/countries.ndjson', 'utf8')
  .trim()
  .split('\n')
  .map((line) => JSON.parse(line) as Country)

const GERMAN: Partial<RecipientAddress> = {
  name: 'Anna Krüger',
  line1: 'Große Bleichen 12',
  city: 'Hamburg',
  postCode: '20354',
  country: 'DE',
  phone: '+49 40 123456',
}
const COURIER: CarrierAddressRules = {
  lineLength: 35,
  latinOnly: true,
  poBox: false,
  phoneNeeded: true,
}

function check(changes: Partial<RecipientAddress>, carrier: CarrierAddressRules | null = COURIER) {
  const address = cleanAddress({ ...GERMAN, ...changes })
  const country = COUNTRIES.find(({ iso2 }) => iso2 === address.country)
  return findRecipientErrors(address, country, carrier).map(({ field, code }) => `${field} ${code}`)
}

const US = { country: 'US', city: 'Cupertino', region: 'CA', postCode: '95014' }
const HK = { country: 'HK', city: '', region: 'Kowloon', postCode: '' }

test.each<[string, Partial<RecipientAddress>, string[]]>([
  ['a complete German address', {}, []],
  ['a complete American address', US, []],
  ['an address in Hong Kong without city and postcode', HK, []],
  ['a British postcode in small letters', { country: 'GB', postCode: 'ec1y 8sy' }, []],
  [
    'a full-width Japanese postcode',
    { country: 'JP', region: 'Tokyo', postCode: '１５４-００２３' },
    [],
  ],
  [
    'European accents and punctuation',
    { name: 'Łukasz Żółć', line1: 'Av. de l’Opéra 3 – 2º B' },
    [],
  ],
  ['no name', { name: ' ' }, ['name needed']],
  ['no street', { line1: '' }, ['line1 needed']],
  ['no city', { city: '' }, ['city needed']],
  ['an American address without state', { ...US, region: '' }, ['region needed']],
  ['no postcode where one is needed', { postCode: '' }, ['postCode needed']],
  ['a postcode of another form', { postCode: '2035' }, ['postCode postCodeForm']],
  ['an unknown country', { country: 'XX' }, ['country countryUnknown']],
  ['words as phone number', { phone: 'ask Anna' }, ['phone phoneForm']],
  ['a phone number of five digits', { phone: '12345' }, ['phone phoneForm']],
  ['a phone number of sixteen digits', { phone: '1234567890123456' }, ['phone phoneForm']],
  ['no phone', { phone: '' }, ['phone phoneNeeded']],
  ['a line of 36 characters', { line1: 'x'.repeat(36) }, ['line1 lineTooLong']],
  ['a line of 35 characters with accents', { line1: 'e\u0301'.repeat(35) }, []],
  ['Chinese characters', { ...HK, line1: '彌敦道 1 號' }, ['line1 latinOnly']],
  ['Cyrillic letters', { name: 'Анна' }, ['name latinOnly']],
  ['a PO box', { line1: 'P.O. Box 12' }, ['line1 poBox']],
  ['a German PO box', { line2: 'Postfach 1234' }, ['line2 poBox']],
  ['a French PO box', { line1: 'BP 2031' }, ['line1 poBox']],
  ['a street that only sounds like a PO box', { line1: 'Boxwood Postal Street 5' }, []],
])('a recipient address is judged by its country and the carrier: %s', (_, changes, expected) => {
  expect(check(changes)).toEqual(expected)
})

test('before a service is chosen only the rules of the country count', () => {
  expect(check({ line1: 'PO Box 1, 彌敦道', phone: '' }, null)).toEqual([])
  const lenient = { lineLength: 100, latinOnly: false, poBox: true, phoneNeeded: false }
  expect(check({ line1: `PO Box 1 彌敦道 ${'x'.repeat(60)}`, phone: '' }, lenient)).toEqual([])
})

test('invisible characters are removed, not rejected', () => {
  const given = {
    name: '\u200bAnna\u00ad \u202eKrüger\ufeff',
    line1: ' Große\tBleichen\r\n12\u3164',
    postCode: '\u200e20354',
  }
  expect(cleanAddress(given)).toMatchObject({
    name: 'Anna Krüger',
    line1: 'Große Bleichen 12',
    postCode: '20354',
    company: '',
  })
  expect(check(given)).toEqual([])
  expect(cleanAddress({ name: '\u200b\u2060' }).name).toBe('')
})

test('cleaning twice changes nothing more', () => {
  const blocks = [0x20, 0x300, 0x600, 0x115f, 0x2000, 0x2800, 0x3000, 0xfe00, 0xff00]
  for (const start of blocks) {
    const name = Array.from({ length: 256 }, (_, at) => String.fromCodePoint(start + at)).join('')
    const once = cleanAddress({ name })
    expect(cleanAddress(once)).toEqual(once)
  }
})

test('the examples of every country are valid postcodes', () => {
  let count = 0
  for (const country of COUNTRIES) {
    for (const example of country.postcodeExamples?.split(',') ?? []) {
      const address = cleanAddress({ postCode: example, country: country.iso2 })
      const codes = findRecipientErrors(address, country, null).map(({ code }) => code)
      expect(codes, `${country.iso2} ${example}`).not.toContain('postCodeForm')
      count += 1
    }
  }
  expect(count).toBeGreaterThan(200)
})

describe.each(LANGS)('in %s', (lang) => {
  test('every error is a whole sentence without unfilled placeholders', () => {
    for (const code of ADDRESS_ERRORS) {
      for (const field of ADDRESS_FIELDS) {
        const text = addressErrorText({ field, code, actual: 41, limit: 35 }, lang)
        expect(text).toMatch(lang === 'en_us' ? /^[A-Z].*\.$/ : /。$/)
        expect(text).not.toMatch(/[{}]/)
      }
    }
  })
})
