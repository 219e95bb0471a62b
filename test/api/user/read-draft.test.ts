// POST /api/user/register/read-draft
import { expect, test } from 'vitest'
import { readDraftRoute, saveDraftRoute } from '../../../src/contract/user-application.ts'
import { LANGS } from '../../../src/shared/lang.ts'
import { resultText } from '../../../src/shared/result-texts.ts'
import { ask, expectContract, rejectedFields, useShop } from '../../support/ask.ts'
import { freshEmail, ticketFor } from '../../support/apply-as.ts'

let now = new Date('2026-05-04T08:00:00Z')
const shop = useShop({ clock: () => now })
const DAY = 86_400_000

test.each(LANGS)(
  'a draft is returned after a new confirmation of the address, in %s',
  async (lang) => {
    const email = freshEmail()
    const form = { firstName: 'Ada', productsOfInterest: [] }
    await ask(shop(), saveDraftRoute, { ticket: await ticketFor(shop(), email), form })
    const savedAt = now.toISOString()
    const keptUntil = new Date(now.getTime() + 30 * DAY).toISOString()
    now = new Date(now.getTime() + 29 * DAY)
    const ticket = await ticketFor(shop(), email)
    const answer = await ask(shop(), readDraftRoute, { lang, ticket })
    expect(answer).toMatchObject({ code: 200, msg: resultText(200, lang) })
    expectContract(readDraftRoute, answer.result)
    expect(answer.result).toEqual({ email, form, savedAt, keptUntil })
    expect(answer.response.headers['cache-control']).toBe('no-store')
  },
)

test('the answer is empty without a draft, and after thirty days', async () => {
  const email = freshEmail()
  const first = await ticketFor(shop(), email)
  const nothing = { email, form: null, savedAt: null, keptUntil: null }
  expect((await ask(shop(), readDraftRoute, { ticket: first })).result).toEqual(nothing)
  await ask(shop(), saveDraftRoute, { ticket: first, form: { city: 'Kiel' } })
  now = new Date(now.getTime() + 30 * DAY)
  const ticket = await ticketFor(shop(), email)
  expect((await ask(shop(), readDraftRoute, { ticket })).result).toEqual(nothing)
})

test('one address never reads the draft of another', async () => {
  const [mine, theirs] = [freshEmail(), freshEmail()]
  const form = { firstName: 'Mine' }
  await ask(shop(), saveDraftRoute, { ticket: await ticketFor(shop(), mine), form })
  const answer = await ask<{ form: unknown }>(shop(), readDraftRoute, {
    ticket: await ticketFor(shop(), theirs),
  })
  expect(answer.result.form).toBeNull()
})

test.each([undefined, '', 'short', 7, 'x'.repeat(129)])(
  '%j is rejected as a ticket',
  async (ticket) => {
    const answer = await ask(shop(), readDraftRoute, {
      ...(ticket === undefined ? {} : { ticket }),
      lang: 'zh_cn',
    })
    expect(rejectedFields(answer, 'zh_cn')).toEqual(['ticket'])
  },
)

test('an invented ticket is answered with 410', async () => {
  expect((await ask(shop(), readDraftRoute, { ticket: 'x'.repeat(43) })).code).toBe(410)
})
