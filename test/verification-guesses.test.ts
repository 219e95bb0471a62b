// Verification codes, short version: guessing finds nothing and is rate-limited, and crawlers use up no code.
import { expect, test } from 'vitest'
import { useShop } from './support/ask.ts'
import { crawlCodes, guessCodes } from './drivers/verification-guesses.ts'
import { movableClock } from './support/movable-clock.ts'

const clock = movableClock('2026-11-21T01:00:00Z')
const shop = useShop({ clock: clock.now })

test('150 guesses in an hour from one address find nothing, and at most sixty are looked up', async () => {
  const outcome = await guessCodes(shop, clock, { guesses: 150, addresses: 1, hours: 1 })
  expect(outcome.hits).toBe(0)
  expect(outcome.evaluated).toBeLessThanOrEqual(60)
  expect(outcome.rejected).toBeGreaterThan(0)
}, 60_000)

test('crawlers that fetch every URL of a code use up none of four codes', async () => {
  expect(await crawlCodes(shop, 4)).toBe(0)
}, 60_000)
