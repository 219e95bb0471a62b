// Tests postings (values by key) against a plain list of pairs.
import fc from 'fast-check'
import { expect, test } from 'vitest'
import { PostingsBuilder } from './postings.ts'

const KEYS = 12
const PAIRS = fc.array(
  fc.tuple(fc.integer({ min: 0, max: KEYS - 1 }), fc.integer({ min: 0, max: 20 })),
  { maxLength: 80 },
)

function builderOf(pairs: readonly (readonly [number, number])[]): PostingsBuilder {
  const builder = new PostingsBuilder()
  for (const [key, value] of pairs) builder.add(key, value)
  return builder
}

function valuesOf(pairs: readonly (readonly [number, number])[], key: number): number[] {
  return pairs.filter(([other]) => other === key).map(([, value]) => value)
}

test('the values of a key keep their order', () => {
  fc.assert(
    fc.property(PAIRS, (pairs) => {
      const postings = builderOf(pairs).finish(KEYS)
      expect(postings.size).toBe(KEYS)
      for (let key = 0; key < KEYS; key++) {
        expect(Array.from(postings.of(key))).toEqual(valuesOf(pairs, key))
        expect(postings.count(key)).toBe(valuesOf(pairs, key).length)
      }
    }),
  )
})

test('finishSorted gives each value of a key once, ascending', () => {
  fc.assert(
    fc.property(PAIRS, (pairs) => {
      const postings = builderOf(pairs).finishSorted(KEYS)
      for (let key = 0; key < KEYS; key++) {
        const expected = [...new Set(valuesOf(pairs, key))].sort((a, b) => a - b)
        expect(Array.from(postings.of(key))).toEqual(expected)
      }
    }),
  )
})

test('inverted postings list the keys of each value, ascending', () => {
  fc.assert(
    fc.property(PAIRS, (pairs) => {
      const inverted = builderOf(pairs).finishSorted(KEYS).inverted(21)
      expect(inverted.size).toBe(21)
      for (let value = 0; value <= 20; value++) {
        const keys = pairs.filter(([, other]) => other === value).map(([key]) => key)
        expect(Array.from(inverted.of(value))).toEqual([...new Set(keys)].sort((a, b) => a - b))
      }
    }),
  )
})

test('an unknown key has no values', () => {
  const postings = builderOf([[0, 5]]).finish(1)
  expect(Array.from(postings.of(7))).toEqual([])
  expect(postings.count(7)).toBe(0)
})
