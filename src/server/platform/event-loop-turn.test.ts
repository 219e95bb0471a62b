// Tests that long pieces of work take turns with everything else.
import { setImmediate as nextTurn } from 'node:timers/promises'
import { expect, test } from 'vitest'
import { eventLoopTurn } from './event-loop-turn.ts'

/** Starts pieces of work that each take this long, and returns how many had run after each turn of the event loop. */
async function runWork(count: number, ms: number): Promise<number[]> {
  const ran: number[] = []
  const all = Array.from({ length: count }, async (_, at) => {
    await eventLoopTurn()
    await Promise.resolve()
    const ends = performance.now() + ms
    while (performance.now() < ends);
    ran.push(at)
  })
  const counts: number[] = []
  while (ran.length < count) {
    await nextTurn()
    counts.push(ran.length)
  }
  await Promise.all(all)
  expect(ran).toEqual([...ran.keys()])
  return counts
}

test('long pieces of work run one to a turn of the event loop', async () => {
  expect(await runWork(3, 5)).toEqual([1, 2, 3])
})

test('short pieces of work share a turn', async () => {
  const counts = await runWork(100, 0)
  expect(counts.length).toBeLessThan(20)
})

test('work that comes when none waits still leaves the current turn to others', async () => {
  let hasRun = false
  const piece = eventLoopTurn().then(() => (hasRun = true))
  await Promise.resolve()
  expect(hasRun).toBe(false)
  await piece
  expect(hasRun).toBe(true)
})
