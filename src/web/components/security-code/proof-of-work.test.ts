// Tests that the proof of work finds any number in range and stops when aborted.
import { createHash } from 'node:crypto'
import { expect, test } from 'vitest'
import { canHash, solvePuzzle } from './proof-of-work.ts'

function puzzleOf(number: number, maxNumber = 1000) {
  const salt = 'pepper-'
  const challenge = createHash('sha256').update(`${salt}${number}`).digest('hex')
  return { salt, challenge, maxNumber }
}

test.each([0, 1, 249, 250, 251, 999, 1000])(
  'the proof of work finds the number %i',
  async (number) => {
    expect(await solvePuzzle(puzzleOf(number))).toBe(number)
  },
)

test('the proof of work is null when no number fits', async () => {
  expect(await solvePuzzle(puzzleOf(1001))).toBeNull()
  expect(await solvePuzzle({ salt: '', challenge: '', maxNumber: 10 })).toBeNull()
})

test('the proof of work is null when its search is aborted', async () => {
  expect(await solvePuzzle(puzzleOf(900), AbortSignal.abort())).toBeNull()
})

test('Node can hash, as browsers can on pages with https', () => expect(canHash()).toBe(true))
