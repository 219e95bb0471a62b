// What is said when the orders of a file were not placed.
import { expect, test } from 'vitest'
import { rejectionOf } from './rejection-of.ts'

test.each([
  ['placing', 'placing', 'submitted'],
  // The page could not be reloaded and has the state from before.
  ['placing', 'checked', 'submitted'],
  ['inFlight', 'checked', 'submitted'],
  ['changed', 'checked', 'changed'],
  ['unchecked', 'checked', 'changed'],
  ['unchecked', 'read', 'unchecked'],
  ['unchecked', 'done', 'submitted'],
  [undefined, 'placing', 'submitted'],
] as const)('the reason %s and the state %s say: %s', (reason, state, rejection) => {
  expect(rejectionOf({ state }, reason)).toBe(rejection)
})
