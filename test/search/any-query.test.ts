// Whatever is typed into the search is answered, and soon. The torture asks five times as many.
import { env } from 'node:process'
import { expect, test } from 'vitest'
import { useShop } from '../support/ask.ts'
import { askAnything } from '../drivers/any-queries.ts'

const COUNT = Number(env.SEARCH_RUNS ?? 4000)
const SEED = Number(env.FUZZ_SEED ?? 20_261_122)
const SLOW_MS = 200

const shop = useShop()

test(
  `${COUNT} generated searches: none fails, 999 of 1,000 within ${SLOW_MS} ms`,
  async () => {
    const outcome = await askAnything(shop(), { count: COUNT, seed: SEED, slowMs: SLOW_MS })
    expect(outcome.failures.slice(0, 20)).toEqual([])
    expect(outcome.asked).toBe(COUNT)
    expect(outcome.p999, JSON.stringify(outcome.slowest)).toBeLessThan(SLOW_MS)
  },
  60_000 + COUNT * 60,
)
