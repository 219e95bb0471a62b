// Which errors of the database mean that a repetition may succeed.
import { expect, test } from 'vitest'
import { isStatementCancelled } from './database-errors.ts'

test.each([
  ['canceling statement due to lock timeout', '55P03', true],
  ['deadlock detected', '40P01', true],
  ['canceling statement due to statement timeout', '57014', true],
  ['duplicate key value violates unique constraint', '23505', false],
  ['a failure without a code', undefined, false],
])('“%s” (%s) is a statement that was given up: %s', (message, code, isIt) => {
  expect(isStatementCancelled(Object.assign(new Error(message), code && { code }))).toBe(isIt)
})
