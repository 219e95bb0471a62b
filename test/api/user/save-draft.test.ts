// POST /api/user/register/draft
import { expect, test } from 'vitest'
import {
  readDraftRoute,
  registerMemberRoute,
  saveDraftRoute,
} from '../../../src/contract/user-application.ts'
import { LANGS } from '../../../src/shared/lang.ts'
import { resultText } from '../../../src/shared/result-texts.ts'
import { ask, expectContract, rejectedFields, useShop } from '../../support/ask.ts'
import { freshEmail, goodForm, ticketFor } from '../../support/apply-as.ts'
import { addApplicant } from '../../support/applicant.ts'

let now = new Date('2026-05-04T08:00:00Z')
const shop = useShop({ clock: () => now })

function later(ms: number): void {
  now = new Date(now.getTime() + ms)
}

async function storedDraft(ticket: string): Promise<unknown> {
  return (await ask<{ form: unknown }>(shop(), readDraftRoute, { ticket })).result.form
}

test.each(LANGS)('an incomplete form is kept for thirty days, in %s', async (lang) => {
  const ticket = await ticketFor(shop(), freshEmail())
  const form = { memberKind: 'dropship', city: '', productsOfInterest: ['laptop'] }
  const answer = await ask(shop(), saveDraftRoute, { lang, ticket, form })
  expect(answer).toMatchObject({ code: 200, msg: resultText(200, lang) })
  expectContract(saveDraftRoute, answer.result)
  expect(answer.result).toEqual({
    savedAt: now.toISOString(),
    keptUntil: new Date(now.getTime() + 30 * 86_400_000).toISOString(),
  })
  expect(await storedDraft(ticket)).toEqual(form)
})

test('the last save replaces the earlier ones completely', async () => {
  const ticket = await ticketFor(shop(), freshEmail())
  await ask(shop(), saveDraftRoute, { ticket, form: { city: 'Kiel', region: 'Nord' } })
  await ask(shop(), saveDraftRoute, { ticket, form: { city: 'Lübeck' } })
  expect(await storedDraft(ticket)).toEqual({ city: 'Lübeck' })
})

test('input is stored exactly as typed', async () => {
  const ticket = await ticketFor(shop(), freshEmail())
  const form = {
    companyName: '<script>alert(1)</script>',
    firstName: ' \u202eAda\u200b ',
    salesChannels: 'one\r\ntwo',
    phone: 'not yet',
    country: '電池',
  }
  expect((await ask(shop(), saveDraftRoute, { ticket, form })).code).toBe(200)
  expect(await storedDraft(ticket)).toEqual(form)
})

test.each([
  'password',
  'confirmPassword',
  'securityCode',
  'email',
  'privacyAccepted',
  '__proto__x',
])('the field %s is rejected', async (field) => {
  const ticket = await ticketFor(shop(), freshEmail())
  const form = { city: 'Kiel', [field]: 'hush' }
  const answer = await ask(shop(), saveDraftRoute, { ticket, form, lang: 'zh_cn' })
  expect(rejectedFields(answer, 'zh_cn')).toEqual([`form.${field}`])
  expect(await storedDraft(ticket)).toBeNull()
})

test.each([
  ['form.city', { form: { city: 'x'.repeat(1001) } }],
  ['form.city', { form: { city: 7 } }],
  ['form.productsOfInterest', { form: { productsOfInterest: 'laptop' } }],
  ['form.productsOfInterest', { form: { productsOfInterest: Array.from({ length: 21 }, String) } }],
  ['form.city', { form: { city: 'a\u0000b' } }],
  ['form', { form: 'text' }],
  ['form', {}],
])('the field %s is answered with 422 when it cannot be stored: %j', async (field, change) => {
  const ticket = await ticketFor(shop(), freshEmail())
  const answer = await ask(shop(), saveDraftRoute, { ticket, ...change })
  expect(rejectedFields(answer, 'en_us')).toEqual([field])
})

test('a ticket that is unknown, for the other purpose or two hours old is answered with 410', async () => {
  const { email } = await addApplicant(shop().db, { number: 'D-1' })
  const status = await ticketFor(shop(), email, { purpose: 'status' })
  const old = await ticketFor(shop(), freshEmail())
  const form = { city: 'Kiel' }
  later(2 * 3_600_000 - 1)
  expect((await ask(shop(), saveDraftRoute, { ticket: old, form })).code).toBe(200)
  later(1)
  for (const ticket of [status, old, 'made-up-made-up-made-up']) {
    const answer = await ask(shop(), saveDraftRoute, { ticket, form, lang: 'zh_hk' })
    expect(answer).toMatchObject({ code: 410, msg: resultText(410, 'zh_hk'), result: null })
  }
})

test('drafts are rejected once the application was sent', async () => {
  const email = freshEmail()
  const ticket = await ticketFor(shop(), email)
  await ask(shop(), saveDraftRoute, { ticket, form: { city: 'Kiel' } })
  expect((await ask(shop(), registerMemberRoute, { ticket, ...goodForm(email) })).code).toBe(200)
  expect(await storedDraft(ticket)).toBeNull()
  expect((await ask(shop(), saveDraftRoute, { ticket, form: { city: 'Kiel' } })).code).toBe(409)
})
