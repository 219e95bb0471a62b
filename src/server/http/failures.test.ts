// Which errors count as a lost database connection, so that the answer is 503 and not 500.
import { expect, test } from 'vitest'
import { isLostConnection } from './failures.ts'

test.each([
  ['timeout exceeded when trying to connect', undefined, true],
  ['Connection terminated unexpectedly', undefined, true],
  ['Query read timeout', undefined, true],
  ['Client has encountered a connection error and is not queryable', undefined, true],
  ['read ECONNRESET', 'ECONNRESET', true],
  ['terminating connection due to administrator command', '57P01', true],
  ['duplicate key value violates unique constraint', '23505', false],
  ['column "x" does not exist', '42703', false],
])('“%s” with code %s is a lost connection: %s', (message, code, isLost) => {
  expect(isLostConnection(Object.assign(new Error(message), code && { code }))).toBe(isLost)
})
