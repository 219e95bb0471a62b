// Tests that every reason is a whole sentence in three languages, with all its figures.
import { describe, expect, test } from 'vitest'
import { keepUnits } from './keep-units.ts'
import { LANGS } from './lang.ts'
import { type ShippingReason, SHIPPING_REASONS } from './shipping-terms.ts'
import { shippingReasonText } from './shipping-texts.ts'

const PLACE = { country: 'Norway', currency: 'CNY' }
const REASON: ShippingReason = {
  code: 'aboveWh',
  itemNo: 'VC-1',
  unClass: 'UN3480',
  actual: 1250,
  limit: 1000,
}

describe.each(LANGS)('in %s', (lang) => {
  test.each(SHIPPING_REASONS)('%s says what happened and what to do', (code) => {
    const text = shippingReasonText({ ...REASON, code }, lang, PLACE)
    expect(text).toMatch(lang === 'en_us' ? /^[A-Z].*\. .*\.$|^[A-Z].*\.$/ : /。$/)
    expect(text).not.toMatch(/[{}]|undefined|null/)
    expect(text).toMatch(/[Cc]hoose another|contact us|请|請/)
  })
})

test.each<[Partial<ShippingReason>, string]>([
  [
    { actual: 120, limit: 100 },
    'VC-1 has 120 Wh; this service takes up to 100 Wh per battery. Choose another service.',
  ],
  [
    { code: 'noRule' },
    'This service is not set up to carry UN 3480 to this destination (Norway). Choose another service.',
  ],
  [
    { code: 'notAllowed', unClass: 'none' },
    'This service does not carry goods without a UN number to this destination (Norway). Choose another service.',
  ],
  [
    { code: 'noRate', actual: 400 },
    'This service has no rate in RMB for a parcel of 0.4 kg to this destination (Norway). Choose another service, or contact us.',
  ],
])('the sentence of %j states its figures', (changes, expected) => {
  expect(shippingReasonText({ ...REASON, ...changes }, 'en_us', PLACE)).toBe(keepUnits(expected))
})

test.each(LANGS)('goods without a UN number have sentences of their own in %s', (lang) => {
  for (const code of ['noRule', 'notAllowed', 'tooManyBatteries', 'netWeightAbove'] as const) {
    const text = shippingReasonText({ ...REASON, code, unClass: 'none' }, lang, PLACE)
    expect(text).toMatch(/without a UN\snumber|[无無]\sUN\s[编編][号號]的?(商品|貨品)/)
    expect(text).not.toMatch(/[{}]|[Bb]atter|[电電]池/)
  }
})
