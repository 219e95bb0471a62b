// Tests merging lines into a wish list.
import { expect, test } from 'vitest'
import { mergeLines } from './merge-rules.ts'

const existing = (product_id: number, quantity: number, note = '') => {
  return { product_id, quantity, note, position: product_id, customer_refs: [] }
}
const row = (productId: number | undefined, quantity?: number, note?: string) => {
  return { productId, quantity, note, usualQuantity: 5 }
}
const outcomes = (...args: Parameters<typeof mergeLines>) =>
  mergeLines(...args).rows.map(({ outcome, quantity }) => `${outcome} ${quantity}`)
const add = { mode: 'add', max: 3 } as const
const keep = { mode: 'keep', max: 3 } as const

test.each([
  ['a new line', [], [row(1, 7)], add, ['added 7']],
  ['a new line without a quantity', [], [row(1)], add, ['added 5']],
  ['a line that is there', [existing(1, 5)], [row(1, 7)], add, ['raised 12']],
  ['a line that is there, without a quantity', [existing(1, 5)], [row(1)], add, ['kept 5']],
  ['more than fits a line', [existing(1, 999_000)], [row(1, 5000)], add, ['raised 999999']],
  ['a line that is to be kept', [existing(1, 5)], [row(1, 7)], keep, ['kept 5']],
  ['a repeated new line', [], [row(1, 2), row(1, 3)], keep, ['added 2', 'raised 5']],
  ['an unknown item', [], [row(undefined, 2)], add, ['unknown 0']],
  [
    'a list that gets full',
    [existing(1, 5), existing(2, 5)],
    [row(3, 1), row(4, 1), row(1, 1)],
    add,
    ['added 1', 'full 0', 'raised 6'],
  ],
] as [string, ...Parameters<typeof mergeLines>, string[]][])(
  'merging %s gives each row its outcome and the quantity of its line',
  (_, lines, rows, how, expected) => {
    expect(outcomes(lines, rows, how)).toEqual(expected)
  },
)

test('new lines follow the others, and notes are not overwritten', () => {
  const { changes } = mergeLines(
    [existing(4, 5, 'mine'), existing(9, 5)],
    [row(1, 1, 'new'), row(4, 1, 'theirs'), row(9, 1, 'first')],
    { mode: 'add', max: 10 },
  )
  expect(changes).toEqual([
    { productId: 1, quantity: 1, note: 'new', position: 10, customerRefs: [] },
    { productId: 4, quantity: 6, note: 'mine', position: 4, customerRefs: [] },
    { productId: 9, quantity: 6, note: 'first', position: 9, customerRefs: [] },
  ])
})

test('a line keeps the numbers of all rows that became part of it', () => {
  const of = (number: string, place: number) => [{ number, row: place, quantity: 5 }]
  const rows = [
    { ...row(1, 5), customerRefs: of('T480', 2) },
    { ...row(2, 5), customerRefs: of('45N1107', 3) },
    { ...row(2, 5), customerRefs: of('42T4763', 4) },
  ]
  const { changes } = mergeLines(
    [{ ...existing(1, 5), customer_refs: of('45N1773', 1) }],
    rows,
    add,
  )
  expect(changes.map(({ customerRefs }) => customerRefs.map(({ number }) => number))).toEqual([
    ['45N1773', 'T480'],
    ['45N1107', '42T4763'],
  ])
})
