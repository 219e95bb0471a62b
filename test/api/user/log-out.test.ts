// DELETE /api/user/logout
import { expect, test } from 'vitest'
import {
  logOutRoute,
  readMemberRoute,
  renewTokenRoute,
} from '../../../src/contract/user-session.ts'
import { ask, useShop } from '../../support/ask.ts'
import { codeOf, cookiesOf, createMemberWithPassword, logInAs } from '../../support/log-in-as.ts'
import { createMember } from '../../support/create-member.ts'
import { describeMemberCall } from '../../support/member-cases.ts'

const shop = useShop()

describeMemberCall(shop, logOutRoute)

test('this session ends on the server and in the browser, and no other', async () => {
  const member = await createMemberWithPassword(shop())
  const other = await logInAs(shop(), member.username)
  const answer = await ask(shop(), logOutRoute, {}, member.headers)
  expect(answer.code).toBe(200)
  expect(cookiesOf(answer.response).get('token')?.line).toContain('Max-Age=0')
  // All six cookies of the session are removed; that of the device stays.
  expect(cookiesOf(answer.response).size).toBe(6)
  expect(await codeOf(shop(), readMemberRoute, member.headers)).toBe(401)
  expect(await codeOf(shop(), renewTokenRoute, member.headers)).toBe(401)
  expect(await codeOf(shop(), readMemberRoute, other.headers)).toBe(200)
})

test('`everywhere` ends every session of this login', async () => {
  const member = await createMemberWithPassword(shop())
  const stranger = await createMember(shop().db)
  const others = [await logInAs(shop(), member.username), await logInAs(shop(), member.email)]
  expect(await codeOf(shop(), logOutRoute, member.headers, { everywhere: 'true' })).toBe(200)
  for (const { headers } of [member, ...others]) {
    expect(await codeOf(shop(), readMemberRoute, headers)).toBe(401)
  }
  expect(await codeOf(shop(), readMemberRoute, stranger.headers)).toBe(200)
})

test('an applicant without a decision can log out', async () => {
  const waiting = await createMember(shop().db, { state: 'more_info' })
  expect(await codeOf(shop(), logOutRoute, waiting.headers)).toBe(200)
  expect(await codeOf(shop(), logOutRoute, waiting.headers)).toBe(401)
})
