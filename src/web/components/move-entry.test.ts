// Moves of one entry in a list.
import { expect, test } from 'vitest'
import { moveEntry } from './move-entry.ts'

const LIST = ['a', 'b', 'c']

test.each([
  [0, 1, ['b', 'a', 'c']],
  [0, 2, ['b', 'c', 'a']],
  [2, 0, ['c', 'a', 'b']],
  [1, 0, ['b', 'a', 'c']],
])('the entry at %i moves to %i, and the others keep their order', (from, to, list) => {
  expect(moveEntry(LIST, from, to)).toEqual(list)
})

test('an entry stops at the ends of the list', () => {
  expect(moveEntry(LIST, 0, -1)).toEqual(LIST)
  expect(moveEntry(LIST, 2, 3)).toEqual(LIST)
  expect(moveEntry(LIST, 0, 9)).toEqual(['b', 'c', 'a'])
})

test('without an entry at its place nothing moves, and the list given stays as it is', () => {
  expect(moveEntry(['a'], 5, 0)).toEqual(['a'])
  expect(LIST).toEqual(['a', 'b', 'c'])
})
