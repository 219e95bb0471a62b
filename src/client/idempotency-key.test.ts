// Tests that keys of requests are long and differ.
import { expect, test } from 'vitest'
import { newIdempotencyKey } from './idempotency-key.ts'

test('an idempotency key is 128 random bits', () => {
  expect(newIdempotencyKey()).toMatch(/^[0-9a-f]{32}$/)
  expect(newIdempotencyKey()).not.toBe(newIdempotencyKey())
})
