// POST /api/wish-lists/confirm-recipient
import { randomUUID } from 'node:crypto'
import { describe, expect, test } from 'vitest'
import { confirmRecipientRoute, sendWishListRoute } from '../../../src/contract/wish-list.ts'
import { RESULT_CODES } from '../../../src/contract/result-code.ts'
import { LANGS } from '../../../src/shared/lang.ts'
import { resultText } from '../../../src/shared/result-texts.ts'
import { ask, expectContract, rejectedFields, useShop } from '../../support/ask.ts'
import { createMember, type TestMember } from '../../support/create-member.ts'
import { addWishLines } from '../../support/wish-list-cases.ts'
import { mailsTo, tokenIn } from '../../support/wish-list-mails.ts'

let now = new Date('2026-11-21T08:00:00Z')
const shop = useShop({ clock: () => now })

/** A member who sent a list to another person, and the token that this person was mailed to consent. */
async function askForConsent(): Promise<{ member: TestMember; other: string; token: string }> {
  const member = await createMember(shop().db, { now })
  const other = `${randomUUID()}@elsewhere.example`
  await addWishLines(shop(), member, [{ itemNo: 'VC-LT35641', quantity: 10 }])
  await sendTo(member, other)
  return { member, other, token: tokenIn((await mailsTo(shop(), other))[0]) }
}

const sendTo = (member: TestMember, recipient: string) =>
  ask(shop(), sendWishListRoute, { recipients: [recipient], title: 'Look' }, member.headers)

const confirm = (token: string, lang = 'en_us') =>
  ask<{ company: string }>(shop(), confirmRecipientRoute, { token, lang })

/** The mails to an address: their templates, and whether they wait for consent. */
const mailStates = async (recipient: string) =>
  (await mailsTo(shop(), recipient)).map(({ template, held_for }) => [template, held_for !== null])

describe('consent of a recipient', () => {
  test.each(LANGS)('consent sends the waiting list, in %s', async (lang) => {
    const { member, other, token } = await askForConsent()
    await sendTo(member, other)
    const answer = await confirm(token, lang)
    expect(answer).toMatchObject({ code: 200, msg: resultText(200, lang) })
    expectContract(confirmRecipientRoute, answer.result)
    expect(answer.result.company).toBe(`Example company ${member.username}`)
    expect(await mailStates(other)).toEqual([
      ['recipient-consent', false],
      ['wish-list', false],
      ['wish-list', false],
    ])
    expect((await sendTo(member, other)).code).toBe(200)
  })

  test('a second consent to the same request is answered as already done', async () => {
    const { token } = await askForConsent()
    const answers = await Promise.all([confirm(token), confirm(token)])
    expect(answers.map(({ code }) => code).sort()).toEqual([200, RESULT_CODES.alreadyDone])
  })

  test('consent releases only the mails of this member to this address', async () => {
    const [one, two] = [await askForConsent(), await askForConsent()]
    await sendTo(one.member, two.other)
    await confirm(one.token)
    expect((await mailStates(one.other)).filter(([, waits]) => waits)).toEqual([])
    expect((await mailStates(two.other)).filter(([, waits]) => waits)).toHaveLength(2)
  })

  test.each(LANGS)('an unknown token is answered with 404 in %s', async (lang) => {
    const answer = await confirm('x'.repeat(43), lang)
    expect(answer).toMatchObject({ code: 404, msg: resultText(404, lang), result: null })
  })

  test('a token is answered with 410 after a week, and the next list that is sent asks for consent again', async () => {
    const { member, other, token } = await askForConsent()
    const before = now
    now = new Date(now.getTime() + 7 * 86_400_000 + 1000)
    expect((await confirm(token)).code).toBe(410)
    const again = await createMember(shop().db, { now })
    await shop()
      .db.updateTable('session')
      .where('id', '=', again.sessionId)
      .set({ member_id: member.memberId })
      .execute()
    await sendTo({ ...member, headers: again.headers }, other)
    const requests = (await mailsTo(shop(), other)).filter(
      ({ template }) => template === 'recipient-consent',
    )
    expect(requests).toHaveLength(2)
    expect((await confirm(token)).code).toBe(404)
    expect((await confirm(tokenIn(requests[1]))).code).toBe(200)
    now = before
  })

  test('consent to a former member is answered with 410', async () => {
    const { member, other, token } = await askForConsent()
    const { db } = shop()
    const membership = db.updateTable('membership').where('company_id', '=', member.companyId)
    await membership.set({ state: 'suspended' }).execute()
    expect((await confirm(token)).code).toBe(410)
    expect(await mailStates(other)).toContainEqual(['wish-list', true])
  })

  test.each([
    [{}, 'token'],
    [{ token: 'short' }, 'token'],
    [{ token: 'x'.repeat(129) }, 'token'],
    [{ token: 'x'.repeat(43), email: 'a@b.example' }, 'email'],
  ])('the call rejects %j', async (input, field) => {
    const answer = await ask(shop(), confirmRecipientRoute, { ...input, lang: 'zh_hk' })
    expect(rejectedFields(answer, 'zh_hk')).toEqual([field])
  })
})
