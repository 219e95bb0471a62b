// DELETE /api/user/sessions
import { expect, test } from 'vitest'
import { endSessionRoute, readMemberRoute } from '../../../src/contract/user-session.ts'
import { ask, useShop } from '../../support/ask.ts'
import { codeOf, cookiesOf, createMemberWithPassword, logInAs } from '../../support/log-in-as.ts'
import { createMember } from '../../support/create-member.ts'
import { describeMemberCall } from '../../support/member-cases.ts'

const shop = useShop()

describeMemberCall(shop, endSessionRoute)

test('without an id all sessions but this one end', async () => {
  const member = await createMemberWithPassword(shop())
  const { headers } = await logInAs(shop(), member.username)
  await logInAs(shop(), member.username)
  const answer = await ask(shop(), endSessionRoute, {}, headers)
  expect([answer.code, answer.result]).toEqual([200, { ended: 2 }])
  expect(await codeOf(shop(), readMemberRoute, member.headers)).toBe(401)
  expect(await codeOf(shop(), readMemberRoute, headers)).toBe(200)
  expect((await ask(shop(), endSessionRoute, {}, headers)).result).toEqual({ ended: 0 })
})

test('with an id that session ends, once', async () => {
  const member = await createMemberWithPassword(shop())
  const { headers } = await logInAs(shop(), member.username)
  const id = { id: member.sessionId }
  expect((await ask(shop(), endSessionRoute, id, headers)).result).toEqual({ ended: 1 })
  expect(await codeOf(shop(), readMemberRoute, member.headers)).toBe(401)
  expect(await codeOf(shop(), endSessionRoute, headers, id)).toBe(404)
})

test('ending the current session removes its cookies', async () => {
  const member = await createMember(shop().db)
  const answer = await ask(shop(), endSessionRoute, { id: member.sessionId }, member.headers)
  expect(cookiesOf(answer.response).get('token')?.line).toContain('Max-Age=0')
  expect(await codeOf(shop(), readMemberRoute, member.headers)).toBe(401)
})

test('ending the session of another user, even a colleague, is answered with 404, and the session continues', async () => {
  const member = await createMember(shop().db)
  for (const other of [
    await createMember(shop().db),
    await createMember(shop().db, { companyId: member.companyId }),
  ]) {
    const id = { id: other.sessionId }
    expect(await codeOf(shop(), endSessionRoute, member.headers, id)).toBe(404)
    expect(await codeOf(shop(), readMemberRoute, other.headers)).toBe(200)
  }
})
