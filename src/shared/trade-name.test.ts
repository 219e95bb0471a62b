// Tests the trade names of Apple computers, which report an identifier instead of a name.
import { expect, test } from 'vitest'
import { APPLE_MODELS } from './data/apple-models.ts'
import { TRADE_NAMES, tradeLabel, tradeName } from './trade-name.ts'

test.each([
  ['MacBookAir6,2', 'MacBook Air 13 2013–2014 (A1466)'],
  ['MacBookAir7,2', 'MacBook Air 13 2015–2017 (A1466)'],
  ['MacBookPro12,1', 'MacBook Pro 13 2015 (A1502)'],
  ['MacBook8,1', 'MacBook 12 2015 (A1534)'],
  ['MacBookPro3,1', 'MacBook Pro 15 2007 (A1226) / MacBook Pro 17 2007 (A1229)'],
])('the %s is sold as %s', (model, name) => {
  expect(tradeName('Apple', model)).toBe(name)
  expect(tradeLabel(`Apple ${model}`)).toBe(`Apple ${name}`)
})

test.each([
  ['Apple', 'iPhone 5c'],
  ['Apple', 'iPhone5,3'],
  ['Dell', 'MacBookAir6,2'],
  ['Apple', 'MacBookAir99,9'],
])('%s %s has no other name', (brand, model) => {
  expect(tradeName(brand, model)).toBeUndefined()
  expect(tradeLabel(`${brand} ${model}`)).toBeUndefined()
})

test('every MacBook of the table has a name with size, years and number', () => {
  const macs = APPLE_MODELS.flatMap(({ identifiers }) => identifiers).filter((identifier) =>
    identifier.startsWith('MacBook'),
  )
  expect(TRADE_NAMES.models).toEqual([...new Set(macs)])
  const shape = /^MacBook(?: Air| Pro)? 1[1-7] 20[0-2]\d(?:–20[0-2]\d)? \(A\d{4}(?:, A\d{4})*\)$/
  const parts = TRADE_NAMES.names.flatMap((name) => name.split(' / '))
  expect(parts.filter((name) => !shape.test(name))).toEqual([])
})
