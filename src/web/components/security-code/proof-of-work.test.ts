// The search finds any number in range and stops when aborted.
import { createHash } from 'node:crypto'
import { expect, test } from 'vitest'
import { canProve, solveRiddle } from './proof-of-work.ts'

function riddleOf(number: number, maxNumber = 1000) {
  const salt = 'pepper-'
  const challenge = createHash('sha256').update(`${salt}${number}`).digest('hex')
  return { salt, challenge, maxNumber }
}

test.each([0, 1, 249, 250, 251, 999, 1000])('finds %i', async (number) => {
  expect(await solveRiddle(riddleOf(number))).toBe(number)
})

test('says so when no number fits', async () => {
  expect(await solveRiddle(riddleOf(1001))).toBeNull()
  expect(await solveRiddle({ salt: '', challenge: '', maxNumber: 10 })).toBeNull()
})

test('stops when asked to', async () => {
  expect(await solveRiddle(riddleOf(900), AbortSignal.abort())).toBeNull()
})

test('hashing is there', () => expect(canProve()).toBe(true))
