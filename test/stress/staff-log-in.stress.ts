// The login of staff at full size: 10,000 attempts on one account, 500 timed pairs of a known and an unknown one.
import { expect, test } from 'vitest'
import { movableClock } from '../support/movable-clock.ts'
import { staffAttempts } from '../drivers/staff-attempts.ts'
import { timingPairs } from '../drivers/timing-pairs.ts'
import { useShop } from '../support/ask.ts'
import { recordFigures } from '../support/record-figures.ts'

const clock = movableClock()
const shop = useShop({ clock: clock.now })

test('10,000 attempts in an hour from 100 addresses: at most 100 are evaluated, and the owner of the account can still log in', async () => {
  const outcome = await staffAttempts(shop(), clock, { attempts: 10_000, addresses: 100, hours: 1 })
  recordFigures('staff attempts', outcome)
  expect(outcome.evaluatedInAnHour).toBeLessThanOrEqual(100)
  expect(outcome.ownerLoggedIn).toEqual([true, true, true, true, true])
})

test('500 pairs of a known and an unknown address do not differ by five milliseconds', async () => {
  const outcome = await timingPairs(shop(), clock, { pairs: 500, call: 'staff' })
  recordFigures('staff', outcome)
  expect(outcome.differences).toBe(0)
  expect(Math.abs(outcome.medianDifference)).toBeLessThan(5)
  // p: how likely such a difference is by chance.
  expect(outcome.p).toBeGreaterThan(0.01)
})
