// Hints about an address while it is typed, by the rules of the chosen service.
import { expect, test } from 'vitest'
import { LANGS } from '../../../shared/lang.ts'
import { addressErrorText } from '../../../shared/recipient-address-texts.ts'
import { addressHints } from './address-hints.ts'

const COURIER = {
  address: { lineLength: 35, latinOnly: true, poBox: false, phoneNeeded: true },
}
const LENIENT = {
  address: { lineLength: 100, latinOnly: false, poBox: true, phoneNeeded: false },
}
const CHINESE = {
  'address.country': 'HK',
  'address.name': '陳大文',
  'address.line1': '彌敦道 1 號',
  'address.phone': '+852 2345 6789',
}

const namesOf = (values: Record<string, string>, service = COURIER) =>
  addressHints(values, service, 'en_us').map(({ names }) => names)

test.each(LANGS)(
  'a service that takes Latin letters only says so once for all fields of a Chinese address in %s',
  (lang) => {
    const error = { field: 'name', code: 'latinOnly', actual: null, limit: null } as const
    expect(addressHints(CHINESE, COURIER, lang)).toEqual([
      { text: addressErrorText(error, lang), names: ['address.name', 'address.line1'] },
    ])
    expect(addressHints(CHINESE, LENIENT, lang)).toEqual([])
  },
)

test('empty fields get no hint, except a phone number that the service needs', () => {
  expect(namesOf({ 'address.country': 'DE' })).toEqual([['address.phone']])
  expect(namesOf({}, LENIENT)).toEqual([])
})

test('a PO box gets a hint, a line that is too long gets none', () => {
  const values = { ...CHINESE, 'address.name': 'x'.repeat(36), 'address.line1': 'PO Box 12' }
  expect(namesOf(values)).toEqual([['address.line1']])
})
