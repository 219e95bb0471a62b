// Tests which errors a page ignores while it is rendered.
import { expect, test } from 'vitest'
import { AppError, ignoreTooOften, invalid, notFound, tooOften } from './errors.ts'

test('a rejection by a rate limit becomes undefined', () => {
  expect(ignoreTooOften(tooOften(30))).toBeUndefined()
})

test.each([
  ['401', new AppError(401)],
  ['404', notFound()],
  ['422', invalid('token', 'required')],
  ['an unexpected error', new Error('the connection was lost')],
])('the error %s is thrown again, not ignored', (_, error) => {
  expect(() => ignoreTooOften(error)).toThrow(error)
})
