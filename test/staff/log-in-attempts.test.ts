// Guessed passwords of staff, and what the duration of a log-in reveals: the short version of stress/staff-log-in.stress.ts.
import { expect, test } from 'vitest'
import { movableClock } from '../support/movable-clock.ts'
import { staffAttempts } from '../drivers/staff-attempts.ts'
import { timingPairs } from '../drivers/timing-pairs.ts'
import { useShop } from '../support/ask.ts'

const clock = movableClock()
const shop = useShop({ clock: clock.now })

test('one staff account tried from many addresses is evaluated at most twelve times in ten minutes', async () => {
  const outcome = await staffAttempts(shop(), clock, { attempts: 40, addresses: 30, hours: 1 / 6 })
  // 422: evaluated and wrong. 429: not evaluated. The owner of the account logs in five times in between.
  expect(outcome.codes).toEqual({ 422: 12, 429: 28 })
  expect(outcome.ownerLoggedIn).toEqual([true, true, true, true, true])
}, 60_000)

test('known and unknown addresses of staff get equal answers', async () => {
  const outcome = await timingPairs(shop(), clock, { pairs: 3, call: 'staff', warmUp: 0 })
  expect(outcome.differences).toBe(0)
}, 60_000)
