// POST /api/user/invitations
import { randomUUID } from 'node:crypto'
import { describe, expect, test } from 'vitest'
import {
  acceptInvitationRoute,
  changeRoleRoute,
  type CompanyTeam,
  inviteColleagueRoute,
  listColleaguesRoute,
  readInvitationRoute,
  resendInvitationRoute,
  withdrawInvitationRoute,
} from '../../../src/contract/colleagues.ts'
import { logInRoute, readMemberRoute } from '../../../src/contract/user-session.ts'
import { RESULT_CODES } from '../../../src/contract/result-code.ts'
import { createMemberWithPassword, PASSWORD, sendFrom } from '../../support/log-in-as.ts'
import { ask, expectContract, rejectedFields, useShop } from '../../support/ask.ts'
import {
  accept,
  acceptanceOf,
  freshColleagueEmail,
  invite,
  linkSecretOf,
} from '../../support/colleagues.ts'
import { createMember, sessionHeaders } from '../../support/create-member.ts'
import { describeMemberCall } from '../../support/member-cases.ts'
import { mailsTo } from '../../support/outbox.ts'

let now = new Date('2026-06-01T08:00:00Z')
const shop = useShop({ clock: () => now })
const templatesTo = async (email: string) =>
  (await mailsTo(shop().db, email)).map(({ template }) => template)

describe('an invitation', () => {
  test('no longer works while its company is not a member', async () => {
    const owner = await createMemberWithPassword(shop(), { now })
    const email = freshColleagueEmail()
    await invite(shop(), owner, email)
    const token = await linkSecretOf(shop(), email)
    await shop()
      .owner.updateTable('membership')
      .set({ state: 'suspended' })
      .where('company_id', '=', owner.companyId)
      .execute()
    expect(await ask(shop(), readInvitationRoute, { token })).toMatchObject({ code: 410 })
    expect(await accept(shop(), acceptanceOf(token))).toMatchObject({ code: 410 })
  })

  test('becomes a login with the role and its own password', async () => {
    const owner = await createMemberWithPassword(shop(), { now })
    const email = freshColleagueEmail()
    const invited = await invite(shop(), owner, email, { role: 'finance' })
    expectContract(inviteColleagueRoute, invited.result)
    expect(invited.result.invitations).toMatchObject([{ email, role: 'finance', lang: 'zh_hk' }])
    const token = await linkSecretOf(shop(), email)
    const read = await ask(shop(), readInvitationRoute, { token })
    expect(read.result).toMatchObject({ email, role: 'finance' })
    const input = acceptanceOf(token)
    const joined = await accept(shop(), input)
    expect([joined.code, joined.result]).toMatchObject([200, { loginB2d: false }])
    expectContract(acceptInvitationRoute, joined.result)
    const loggedIn = await sendFrom(shop(), logInRoute, {
      username: input['username'],
      password: PASSWORD,
    })
    expect(loggedIn.code).toBe(200)
    const headers = sessionHeaders(String(loggedIn.result['token']))
    const me = await ask(shop(), readMemberRoute, {}, headers)
    expect(me.result).toMatchObject({ role: 'finance', lang: 'zh_hk', email })
    const team = await ask<CompanyTeam>(shop(), listColleaguesRoute, {}, owner.headers)
    expect(team.result.colleagues.map(({ role }) => role)).toEqual(['owner', 'finance'])
    expect(team.result.events.map(({ event }) => event)).toEqual(['join', 'invite'])
    expect(await templatesTo(email)).toEqual(['colleague-invited', 'login-changed'])
    expect(await templatesTo(owner.email)).toEqual(['login-changed'])
  })

  test('works once, for seven days, and until it is sent again or withdrawn', async () => {
    const owner = await createMemberWithPassword(shop(), { now })
    const email = freshColleagueEmail()
    const first = await invite(shop(), owner, email)
    const id = first.result.invitations[0]?.id
    const old = await linkSecretOf(shop(), email)
    const resent = await ask(shop(), resendInvitationRoute, { id }, owner.headers)
    expect(resent.code).toBe(200)
    expect((await accept(shop(), acceptanceOf(old))).code).toBe(410)
    const token = await linkSecretOf(shop(), email)
    expect((await accept(shop(), acceptanceOf(token))).code).toBe(200)
    expect((await accept(shop(), acceptanceOf(token))).code).toBe(410)

    const late = freshColleagueEmail()
    await invite(shop(), owner, late)
    now = new Date(now.getTime() + 7 * 86_400_000)
    const mine = await openSession(owner)
    expect((await accept(shop(), acceptanceOf(await linkSecretOf(shop(), late)))).code).toBe(410)
    const listed = await ask<CompanyTeam>(shop(), listColleaguesRoute, {}, mine)
    expect(listed.result.invitations).toMatchObject([{ email: late, isExpired: true }])

    const [open] = listed.result.invitations
    const withdrawn = await ask<CompanyTeam>(
      shop(),
      withdrawInvitationRoute,
      { id: open?.id },
      mine,
    )
    expect(withdrawn.result.invitations).toEqual([])
    const again = await ask(shop(), resendInvitationRoute, { id: open?.id }, mine)
    expect(again.code).toBe(404)
  })

  test('is sent once for a key, and replaces an earlier one to the address', async () => {
    const owner = await createMemberWithPassword(shop(), { now })
    const email = freshColleagueEmail()
    const key = randomUUID()
    expect((await invite(shop(), owner, email, { key })).code).toBe(200)
    expect((await invite(shop(), owner, email, { key })).code).toBe(RESULT_CODES.alreadyDone)
    expect(await templatesTo(email)).toHaveLength(1)
    const other = await invite(shop(), owner, email, { role: 'viewer' })
    expect(other.result.invitations).toMatchObject([{ email, role: 'viewer' }])
  })

  test('sent by a colleague who is not an owner any more does not work', async () => {
    const owner = await createMemberWithPassword(shop(), { now })
    const second = await createMemberWithPassword(shop(), { now, companyId: owner.companyId })
    const email = freshColleagueEmail()
    await invite(shop(), second, email)
    const token = await linkSecretOf(shop(), email)
    const demoted = { id: second.memberId, role: 'buyer', password: PASSWORD }
    expect((await ask(shop(), changeRoleRoute, demoted, owner.headers)).code).toBe(200)
    expect((await accept(shop(), acceptanceOf(token))).code).toBe(410)
  })
})

describe('an address that has a login', () => {
  test('in another company gets a mail that explains it, and the owner gets the usual answer', async () => {
    const owner = await createMemberWithPassword(shop(), { now })
    const stranger = await createMember(shop().db, { now })
    const taken = await invite(shop(), owner, stranger.email)
    const free = await invite(shop(), owner, freshColleagueEmail())
    const shapeOf = ({ code, msg, result }: typeof taken) => [
      code,
      msg,
      { ...result.invitations[0], id: 0, email: '' },
    ]
    expect(shapeOf(taken)).toEqual(shapeOf(free))
    expect(await templatesTo(stranger.email)).toEqual(['colleague-has-login'])
    expect(await linkSecretOf(shop(), stranger.email)).toBe('')
  })

  test('in the same company is rejected with 422, and one that was taken meanwhile with 409', async () => {
    const owner = await createMemberWithPassword(shop(), { now })
    const again = await invite(shop(), owner, owner.email.toUpperCase())
    expect(rejectedFields(again, 'en_us')).toEqual(['email'])
    const email = freshColleagueEmail()
    await invite(shop(), owner, email)
    const token = await linkSecretOf(shop(), email)
    const other = await createMember(shop().db, { now })
    const where = ['id', '=', other.memberId] as const
    await shop()
      .db.updateTable('member')
      .set({ email, email_key: email })
      .where(...where)
      .execute()
    expect((await accept(shop(), acceptanceOf(token))).code).toBe(409)
  })
})

describe('limits', () => {
  test('one address gets three mails a day', async () => {
    const owner = await createMemberWithPassword(shop(), { now })
    const email = freshColleagueEmail()
    const codes = []
    for (let tries = 0; tries < 4; tries += 1) {
      codes.push((await invite(shop(), owner, email)).code)
    }
    expect(codes).toEqual([200, 200, 200, 429])
  })

  test('the password of the owner is required', async () => {
    const owner = await createMemberWithPassword(shop(), { now })
    const email = freshColleagueEmail()
    const wrong = await invite(shop(), owner, email, { password: 'wrong' })
    expect(rejectedFields(wrong, 'en_us')).toEqual(['password'])
    expect(await templatesTo(email)).toEqual([])
  })
})

/** Logs in again, because the first session of the owner has expired: returns the headers of the new one. */
async function openSession(owner: { email: string }): Promise<Record<string, string>> {
  const answer = await sendFrom(shop(), logInRoute, { username: owner.email, password: PASSWORD })
  return sessionHeaders(String(answer.result['token']))
}

describeMemberCall(useShop(), inviteColleagueRoute, {
  prepare: async () => ({
    key: randomUUID(),
    email: freshColleagueEmail(),
    role: 'buyer',
    mailLang: 'en_us',
    password: PASSWORD,
  }),
})
