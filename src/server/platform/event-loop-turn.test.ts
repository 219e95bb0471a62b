// Tests that long pieces of work take turns with everything else.
import { setImmediate as nextTurn } from 'node:timers/promises'
import { expect, test } from 'vitest'
import { eventLoopTurn } from './event-loop-turn.ts'

test('several pieces of work that wait run in their order, one to a turn of the event loop', async () => {
  const ran: string[] = []
  const all = ['first', 'second', 'third'].map(async (name) => {
    await eventLoopTurn()
    ran.push(name)
  })
  const counts: number[] = []
  while (ran.length < 3) {
    await nextTurn()
    counts.push(ran.length)
  }
  await Promise.all(all)
  expect(ran).toEqual(['first', 'second', 'third'])
  expect(counts).toEqual([1, 2, 3])
})

test('work that comes later waits for a turn too', async () => {
  await eventLoopTurn()
  let hasRun = false
  const later = eventLoopTurn().then(() => (hasRun = true))
  await Promise.resolve()
  expect(hasRun).toBe(false)
  await later
  expect(hasRun).toBe(true)
})
