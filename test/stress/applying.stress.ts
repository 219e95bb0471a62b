// Applications at full size: 500 timed pairs, 10,000 guessed codes, 1,000 applications sent twice, 10,000
// applicants erased.
import { expect, test } from 'vitest'
import { useShop } from '../support/ask.ts'
import { sendTwice } from '../drivers/application-races.ts'
import { guessCodes } from '../drivers/code-guesses.ts'
import { askInPairs } from '../drivers/email-code-pairs.ts'
import { floodAddress } from '../drivers/mail-flood.ts'
import { movableClock } from '../support/movable-clock.ts'
import { runRetention } from '../drivers/retention.ts'
import { recordFigures } from '../support/record-figures.ts'

const clock = movableClock()
// Tests that request codes ask for more than a shop allows per day, so each has its own shop.
const timed = useShop()
const guessed = useShop({ clock: clock.now })
const raced = useShop()
const deletion = useShop()

test('500 pairs of a known and an unknown address take the same time', async () => {
  const outcome = await askInPairs(timed(), 500)
  recordFigures('pairs', outcome)
  expect(outcome.different).toBe(0)
  expect(Math.abs(outcome.knownMs - outcome.unknownMs)).toBeLessThan(5)
  // p: how likely such a difference is by chance.
  expect(outcome.p).toBeGreaterThan(0.01)
})

test('10,000 guesses at email codes: five of each code are evaluated, none succeeds', async () => {
  const outcome = await guessCodes(guessed(), 10_000)
  recordFigures('guessed codes', outcome)
  expect(outcome.tickets).toBe(0)
  expect(outcome.evaluated).toBeLessThanOrEqual(outcome.codes * 5)
})

test('3,000 requests for codes to one address in a day cause at most five mails an hour', async () => {
  const outcome = await floodAddress(guessed(), 3000, clock.pass)
  recordFigures('code requests', outcome)
  expect(outcome.maxInAnHour).toBeLessThanOrEqual(5)
})

test('1,000 applications, each sent twice at once, are stored once', async () => {
  const outcome = await sendTwice(raced(), 1000)
  recordFigures('applications sent twice', outcome)
  expect(outcome).toEqual({ wrong: 0, unclear: 0 })
})

test('10,000 applicants over two years: none is erased early, no personal data of the others is left', async () => {
  const { early, late, found, kept, erased } = await runRetention(deletion().db, 10_000)
  recordFigures('applicants', { kept, erased })
  expect({ early, late, found }).toEqual({ early: [], late: [], found: [] })
})
