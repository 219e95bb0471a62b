// The search answers any query. `npm run stress` sends 20,000 queries with a limit of 200 ms.
import { env } from 'node:process'
import { expect, test } from 'vitest'
import { useShop } from '../support/ask.ts'
import { searchAnything } from '../drivers/any-queries.ts'

const COUNT = Number(env.SEARCH_RUNS ?? 800)
const SEED = Number(env.FUZZ_SEED ?? 20_261_122)
/** Far above any real search, so that only a query of runaway cost exceeds it on busy cores. */
const SLOW_MS = 5_000

const shop = useShop()

test(
  `none of ${COUNT} generated searches fails or takes longer than ${SLOW_MS} ms`,
  async () => {
    const outcome = await searchAnything(shop(), { count: COUNT, seed: SEED, slowMs: SLOW_MS })
    expect(outcome.failures.slice(0, 20)).toEqual([])
    expect(outcome.asked).toBe(COUNT)
    expect(outcome.slowest[0]?.ms, JSON.stringify(outcome.slowest)).toBeLessThan(SLOW_MS)
  },
  60_000 + COUNT * 60,
)
