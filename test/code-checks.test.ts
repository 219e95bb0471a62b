// Verification codes: guessing finds nothing and is slowed, and no machine uses a code up (the short version).
import { expect, test } from 'vitest'
import { useShop } from './support/ask.ts'
import { crawlCodes, guessCodes } from './drivers/code-checks.ts'
import { movableClock } from './drivers/renewal-races.ts'

const clock = movableClock('2026-11-21T01:00:00Z')
const shop = useShop({ clock: clock.now })

test('300 guesses in an hour from two addresses: no hit, at most sixty an address looked at', async () => {
  const outcome = await guessCodes(shop, clock, { guesses: 300, addresses: 2, hours: 1 })
  expect(outcome.hits).toBe(0)
  expect(outcome.evaluated).toBeLessThanOrEqual(2 * 61)
  expect(outcome.refused).toBeGreaterThan(0)
}, 60_000)

test('12 codes, every address of each fetched by machines: none is burnt', async () => {
  expect(await crawlCodes(shop, 12)).toBe(0)
}, 60_000)
