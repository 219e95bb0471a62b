// Which errors count as a lost database connection, so that the answer is 503 and not 500.
import pg from 'pg'
import { expect, test } from 'vitest'
import { isLostConnection } from './failures.ts'

test.each([
  ['timeout exceeded when trying to connect', undefined, true],
  ['Connection terminated unexpectedly', undefined, true],
  ['Query read timeout', undefined, true],
  ['Client has encountered a connection error and is not queryable', undefined, true],
  ['read ECONNRESET', 'ECONNRESET', true],
  ['terminating connection due to administrator command', '57P01', true],
  ['sorry, too many clients already', '53300', true],
  ['connect ENOENT /run/shop/.s.PGSQL.5432', 'ENOENT', true],
  ['connect ETIMEDOUT 192.0.2.1:5432', 'ETIMEDOUT', true],
  ['connect EHOSTUNREACH 192.0.2.1:5432', 'EHOSTUNREACH', true],
  ['read EHOSTUNREACH', 'EHOSTUNREACH', true],
  ['getaddrinfo EAI_AGAIN database.example', 'EAI_AGAIN', true],
  ['Client was closed and is not queryable', undefined, true],
  ["ENOENT: no such file or directory, open '/srv/shop/files/ab'", 'ENOENT', false],
  ['out of shared memory', '53200', false],
  ['duplicate key value violates unique constraint', '23505', false],
  ['column "x" does not exist', '42703', false],
])('“%s” with code %s is a lost connection: %s', (message, code, isLost) => {
  expect(isLostConnection(Object.assign(new Error(message), code && { code }))).toBe(isLost)
})

test('a database whose socket is missing is a lost connection', async () => {
  const client = new pg.Client({ host: '/nowhere', port: 5432 })
  const error = await client.connect().catch((reason: Error) => reason)
  expect(isLostConnection(error as Error)).toBe(true)
  const later = await client.query('select 1').catch((reason: Error) => reason)
  expect(isLostConnection(later as Error)).toBe(true)
})
