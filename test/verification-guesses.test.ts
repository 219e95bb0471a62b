// Guessing verification codes finds nothing and is rate-limited, and crawlers mark no code as checked: the short version
// of stress/verification.stress.ts.
import { expect, test } from 'vitest'
import { useShop } from './support/ask.ts'
import { crawlCodes, guessVerificationCodes } from './drivers/verification-guesses.ts'
import { movableClock } from './support/movable-clock.ts'

const clock = movableClock('2026-11-21T01:00:00Z')
const shop = useShop({ clock: clock.now })

test('150 guesses in an hour from one address find nothing, and at most sixty are looked up', async () => {
  const outcome = await guessVerificationCodes(shop, clock, {
    guesses: 150,
    addresses: 1,
    hours: 1,
  })
  expect(outcome.hits).toBe(0)
  expect(outcome.evaluated).toBeLessThanOrEqual(60)
  expect(outcome.rejected).toBeGreaterThan(0)
}, 60_000)

test('crawlers that fetch every URL of a code mark none of four codes as checked', async () => {
  expect(await crawlCodes(shop, 4)).toBe(0)
}, 60_000)
