// Sessions and log-ins at full size: 1,000 renewal races, 10,000 password attempts, 500 timed pairs per call.
import { describe, expect, test } from 'vitest'
import { useShop } from '../support/ask.ts'
import { passwordAttempts } from '../drivers/password-attempts.ts'
import { renewalRaces } from '../drivers/renewal-races.ts'
import { movableClock } from '../support/movable-clock.ts'
import { timingPairs } from '../drivers/timing-pairs.ts'
import { recordFigures } from '../support/record-figures.ts'

const clock = movableClock()
const shop = useShop({ clock: clock.now })

test('1,000 races of two tabs end without a log-out', async () => {
  const outcome = await renewalRaces(shop(), clock, 1000)
  recordFigures('renewals', outcome)
  expect(outcome).toEqual({ rounds: 1000, falseLogOuts: 0, split: 0 })
})

test('10,000 attempts in an hour from 100 addresses: at most 100 are evaluated, and the owner of the account can still log in', async () => {
  const outcome = await passwordAttempts(shop(), clock, {
    attempts: 10_000,
    addresses: 100,
    hours: 1,
  })
  recordFigures('password tries', outcome)
  expect(outcome.evaluatedInAnHour).toBeLessThanOrEqual(100)
  expect(outcome.ownerLoggedIn).toEqual([true, true, true, true, true])
})

describe('500 pairs of a known and an unknown name', () => {
  test.each(['log-in', 'dropshipping', 'reset'] as const)(
    'the timing of %s does not reveal who has a login',
    async (call) => {
      const outcome = await timingPairs(shop(), clock, { pairs: 500, call })
      recordFigures(call, outcome)
      expect(outcome.differences).toBe(0)
      expect(Math.abs(outcome.medianDifference)).toBeLessThan(5)
      // p: how likely such a difference is by chance.
      expect(outcome.p).toBeGreaterThan(0.01)
    },
  )
})
