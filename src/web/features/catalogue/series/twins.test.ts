// Which of two twins an entry shows, and how the other one becomes a card.
import { expect, test } from 'vitest'
import type { ProductCard } from '../../../../contract/product-card.ts'
import { onePerPack, preferencesForOther, twinCard } from './twins.ts'

const price = (unit: string) => ({ steps: [{ from: 5, unit }], special: null })
const main = {
  itemNo: 'VC-1',
  styleType: 'main',
  capacity: 2000,
  stockBand: 'in',
  stop: false,
  price: price('10'),
  priceReason: 'visible',
  stock: 50,
}
const ultra = { ...main, itemNo: 'VU-1', styleType: 'high-performance', capacity: 2200 }
const card = (item: object, pair: object | null, pairListed = true) =>
  ({ ...item, pair, ...(pairListed && pair && { pairListed }) }) as unknown as ProductCard

test.each([
  ['a cheaper twin in stock', ['high-performance', 'cheapest'], { ...ultra, price: price('9.5') }],
  ['a more expensive twin', ['high-performance'], { ...ultra, price: price('12') }],
  [
    'a cheaper twin out of stock',
    ['high-performance'],
    { ...ultra, price: price('9'), stockBand: 'out' },
  ],
  ['a discontinued twin', [], { ...ultra, stop: true }],
])('%s is shown for the preferences %j', (_, preferences, pair) => {
  expect(preferencesForOther(card(main, pair))).toEqual(preferences)
})

test('a twin that does not match the list is shown for no preference', () => {
  expect(preferencesForOther(card(main, ultra, false))).toEqual([])
})

test('without prices the main series is the cheaper one, if it is in stock', () => {
  const unpriced = { price: null }
  expect(preferencesForOther(card({ ...ultra, ...unpriced }, { ...main, ...unpriced }))).toEqual([
    'main',
    'cheapest',
  ])
})

test('the twin as a card has its own figures, and never the price of the other', () => {
  const { price: _p, priceReason: _r, stock: _s, ...unpriced } = ultra
  const twin = twinCard(card(main, unpriced))
  expect(twin).toMatchObject({ itemNo: 'VU-1', capacity: 2200, pair: null })
  expect(twin.price).toBeUndefined()
  expect(twin.stock).toBeUndefined()
})

test('a whole list shows each pack once, the main item unless it is discontinued', () => {
  const pairs = (one: object, other: object) => [card(one, other), card(other, one)]
  expect(onePerPack(pairs(ultra, main)).map(({ itemNo }) => itemNo)).toEqual(['VC-1'])
  const gone = onePerPack(pairs({ ...main, stop: true }, ultra))
  expect(gone.map(({ itemNo }) => itemNo)).toEqual(['VU-1'])
  expect(onePerPack([card(ultra, main)]).map(({ itemNo }) => itemNo)).toEqual(['VU-1'])
})
