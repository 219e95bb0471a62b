// GET /api/staff/me
import { expect, test } from 'vitest'
import { readStaffMeRoute } from '../../../src/contract/staff-session.ts'
import { readMemberRoute } from '../../../src/contract/user-session.ts'
import { ask, expectContract, useShop } from '../../support/ask.ts'
import { createMember } from '../../support/create-member.ts'
import { enrolStaff } from '../../support/enrol-staff.ts'

let now = new Date('2026-06-01T08:00:00Z')
const shop = useShop({ clock: () => now })
const codeFor = async (headers: Record<string, string>) =>
  (await ask(shop(), readStaffMeRoute, {}, headers)).code

test('an account sees its roles, permissions, factors and sessions, and no secret', async () => {
  const { headers, email, token } = await enrolStaff(shop().db, { now, roles: ['warehouse'] })
  const { result, response } = await ask(shop(), readStaffMeRoute, {}, headers)
  expectContract(readStaffMeRoute, result)
  expect(result).toMatchObject({
    email,
    roles: ['warehouse'],
    permissions: expect.arrayContaining(['order.ship']),
    sessions: [{ current: true, device: 'browser' }],
  })
  expect(response.body).not.toContain(token)
})

test('a session ends after fifteen minutes without a request, and after twelve hours in all', async () => {
  const { headers } = await enrolStaff(shop().db, { now })
  const begin = now.getTime()
  const at = (minutes: number) => (now = new Date(begin + minutes * 60_000))
  at(14)
  expect(await codeFor(headers)).toBe(200)
  at(28)
  expect(await codeFor(headers)).toBe(200)
  at(43)
  expect(await codeFor(headers)).toBe(401)
  const busy = await enrolStaff(shop().db, { now })
  for (let each = 1; each < 72; each += 1) {
    at(43 + each * 10)
    expect(await codeFor(busy.headers)).toBe(200)
  }
  at(43 + 720)
  expect(await codeFor(busy.headers)).toBe(401)
})

test('calls of staff ignore the session of a member, and calls of members that of staff', async () => {
  const staff = await enrolStaff(shop().db, { now })
  const member = await createMember(shop().db, { now })
  expect(await codeFor(member.headers)).toBe(401)
  expect(await codeFor({ ...member.headers, authorization: `Bearer ${staff.token}` })).toBe(401)
  const swapped = { ...staff.headers, cookie: `token=${staff.token}` }
  expect((await ask(shop(), readMemberRoute, {}, swapped)).code).toBe(401)
  expect((await ask(shop(), readMemberRoute, {}, staff.headers)).code).toBe(401)
})

test.each([
  ['another site', { 'sec-fetch-site': 'cross-site' }],
  ['a neighbouring subdomain', { 'sec-fetch-site': 'same-site' }],
  ['an address that was typed', { 'sec-fetch-site': 'none' }],
  ['a program', {}],
])('a GET of staff is rejected for %s', async (_, { ...site }) => {
  const { headers } = await enrolStaff(shop().db, { now })
  expect(await codeFor({ cookie: headers.cookie ?? '', ...site })).toBe(403)
})
