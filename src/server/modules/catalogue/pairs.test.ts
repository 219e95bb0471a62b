// Tests which items of the two series count as the same pack.
import { expect, test } from 'vitest'
import { pairsAmong } from './pairs.ts'

const candidate = (main: string, other: string) => ({
  main_id: Number(main.slice(5)),
  main_no: main,
  other_id: 100 + Number(other.slice(5)),
  other_no: other,
})

test('two items that are candidates of each other alone are a pair, whatever their numbers', () => {
  expect([...pairsAmong([candidate('VC-LT1', 'VU-LT9')])]).toEqual([
    [1, 109],
    [109, 1],
  ])
})

test('of several candidates the one with the same number is the twin, and the others have none', () => {
  const pairs = pairsAmong([
    candidate('VC-LT1', 'VU-LT1'),
    candidate('VC-LT1', 'VU-LT2'),
    candidate('VC-LT3', 'VU-LT2'),
  ])
  expect(Object.fromEntries(pairs)).toEqual({ 1: 101, 101: 1 })
})

test('an item with several candidates, none of which has its number, has no twin', () => {
  const pairs = pairsAmong([candidate('VC-LT1', 'VU-LT2'), candidate('VC-LT1', 'VU-LT3')])
  expect(pairs.size).toBe(0)
})
