// Attacks on applications, short version: guessed codes, mail floods, races, and account enumeration.
import { expect, test } from 'vitest'
import { useShop } from './support/ask.ts'
import { sendTwice } from './drivers/application-races.ts'
import { guessCodes } from './drivers/code-guesses.ts'
import { askInPairs } from './drivers/email-code-pairs.ts'
import { floodAddress } from './drivers/mail-flood.ts'

let now = new Date('2026-06-08T02:00:00Z')
const shop = useShop({ clock: () => now })

test('known and unknown addresses get the same answers', async () => {
  // `npm run stress` compares response times, where nothing else runs.
  expect((await askInPairs(shop(), 30)).different).toBe(0)
}, 60_000)

test('five guesses at a code are evaluated, and none succeeds', async () => {
  const outcome = await guessCodes(shop(), 200)
  expect(outcome).toEqual({ guesses: 200, codes: 4, evaluated: 20, tickets: 0 })
}, 60_000)

test('an address gets at most five mails an hour', async () => {
  const { mailed, maxInAnHour } = await floodAddress(shop(), 200, (ms) => {
    now = new Date(now.getTime() + ms)
  })
  expect(maxInAnHour).toBe(5)
  expect(mailed).toBe(10)
}, 60_000)

test('an application sent twice at once is stored once', async () => {
  expect(await sendTwice(shop(), 8)).toEqual({ wrong: 0, unclear: 0 })
}, 60_000)
