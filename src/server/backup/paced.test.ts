// A paced stream passes every chunk on, in order and no faster than it may.
import { expect, test } from 'vitest'
import { paced } from './paced.ts'

async function* chunksOf(count: number): AsyncGenerator<Buffer> {
  for (let n = 0; n < count; n += 1) yield Buffer.alloc(1000, n)
}

test('200 chunks of 1,000 bytes at a million bytes a second take about 200 ms, never less than 175', async () => {
  const begun = performance.now()
  const seen: number[] = []
  for await (const chunk of paced(chunksOf(200), 1_000_000)) seen.push(chunk[0] ?? -1)
  expect(seen).toEqual(Array.from({ length: 200 }, (_, n) => n))
  expect(performance.now() - begun).toBeGreaterThan(175)
})

test('a stream without a limit is not slowed down', async () => {
  const begun = performance.now()
  for await (const _ of paced(chunksOf(200), Infinity));
  expect(performance.now() - begun).toBeLessThan(150)
})
