// Verification codes at full size: 10,000 guesses find nothing and are rate-limited, crawlers mark none of
// 1,000 codes as checked.
import { expect, test } from 'vitest'
import { useShop } from '../support/ask.ts'
import { crawlCodes, guessVerificationCodes } from '../drivers/verification-guesses.ts'
import { movableClock } from '../support/movable-clock.ts'
import { recordFigures } from '../support/record-figures.ts'

const clock = movableClock('2026-11-21T01:00:00Z')
const shop = useShop({ clock: clock.now })

test('10,000 guesses in an hour from one address: no hit, sixty evaluated', async () => {
  const outcome = await guessVerificationCodes(shop, clock, {
    guesses: 10_000,
    addresses: 1,
    hours: 1,
  })
  recordFigures('from one address', outcome)
  expect(outcome.hits).toBe(0)
  expect(outcome.evaluated).toBeLessThanOrEqual(60)
})

test('10,000 guesses in an hour from 50 addresses: no hit, sixty per address evaluated', async () => {
  const outcome = await guessVerificationCodes(shop, clock, {
    guesses: 10_000,
    addresses: 50,
    hours: 1,
  })
  recordFigures('from 50 addresses', outcome)
  expect(outcome.hits).toBe(0)
  expect(outcome.evaluated).toBeLessThanOrEqual(50 * 60)
})

test('crawlers that fetch every URL of 1,000 codes mark none as checked', async () => {
  const usedUp = await crawlCodes(shop, 1000)
  recordFigures('crawled codes', { codes: 1000, usedUp })
  expect(usedUp).toBe(0)
})
