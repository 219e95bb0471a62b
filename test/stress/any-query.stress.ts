// The search at full size: 20,000 generated queries, none fails, 99.9 % within 200 ms.
import { env } from 'node:process'
import { expect, test } from 'vitest'
import { useShop } from '../support/ask.ts'
import { searchAnything } from '../drivers/any-queries.ts'
import { recordFigures } from '../support/record-figures.ts'

const SEED = Number(env.FUZZ_SEED ?? 20_261_123)

const shop = useShop()

test('none of 20,000 generated searches fails, and 999 of 1,000 take at most 200 ms', async () => {
  const outcome = await searchAnything(shop(), { count: 20_000, seed: SEED, slowMs: 200 })
  const { asked, failures, median, p999 } = outcome
  recordFigures('searches', { asked, failed: failures.length, median, p999 })
  expect(outcome.failures.slice(0, 20)).toEqual([])
  expect(outcome.p999, JSON.stringify(outcome.slowest)).toBeLessThan(200)
})
