// Tests that no two advisory locks share a number, since their users would wait for each other.
import { expect, test } from 'vitest'
import { ADVISORY_LOCKS } from './advisory-locks.ts'

test('each lock has its own number', () => {
  const numbers = Object.values(ADVISORY_LOCKS)
  expect(numbers.length).toBeGreaterThan(1)
  expect(new Set(numbers).size).toBe(numbers.length)
})
