// Tests that long work with pauses lets timers fire, and that work which does not block is never interrupted.
import { expect, test } from 'vitest'
import { createPauses } from './pauses.ts'

function holdFor(ms: number): void {
  const until = performance.now() + ms
  while (performance.now() < until);
}

test('a pause is due only after the work has held the process for as long as it may', () => {
  const pauses = createPauses(20)
  expect(pauses.isDue()).toBe(false)
  holdFor(21)
  expect(pauses.isDue()).toBe(true)
})

test('other work runs in a pause, after which the time until the next pause starts again', async () => {
  const pauses = createPauses(5)
  const turns: string[] = []
  setImmediate(() => turns.push('other'))
  holdFor(6)
  await pauses.take()
  turns.push('work')
  expect(turns).toEqual(['other', 'work'])
  expect(pauses.isDue()).toBe(false)
})
