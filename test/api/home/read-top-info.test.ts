// POST /api/home/top-info
import { expect, test } from 'vitest'
import { readHomeRoute, readTopInfoRoute } from '../../../src/contract/home.ts'
import type { ResultOf } from '../../../src/contract/call.ts'
import { ask, useShop } from '../../support/ask.ts'
import { sendFrom } from '../../support/log-in-as.ts'
import { describeCall } from '../../support/call-cases.ts'
import { useContentFixture } from '../../support/content-cases.ts'
import { createMember } from '../../support/create-member.ts'

type TopInfo = ResultOf<typeof readTopInfoRoute>

let now = new Date('2026-02-28T23:59:59Z')
const shop = useShop({ clock: () => now })

useContentFixture(shop)

describeCall(shop, readTopInfoRoute, { input: {}, isSteady: false })

test('every visitor has an id of the day, which differs by browser, network and day', async () => {
  const read = async (agent: string, from = '203.0.113.7') => {
    const headers = { 'user-agent': agent }
    const { result } = await sendFrom(shop(), readTopInfoRoute, {}, { headers, from })
    return String(result.userKey)
  }
  const first = await ask<TopInfo>(shop(), readTopInfoRoute, {})
  const mine = await read('a browser')
  expect(mine).toMatch(/^20260228-[\w-]{16}$/)
  expect(await read('a browser')).toBe(mine)
  const home = await sendFrom(shop(), readHomeRoute, {}, { headers: { 'user-agent': 'a browser' } })
  expect(home.result.UserAccessKey).toBe(mine)
  expect(await read('another browser')).not.toBe(mine)
  expect(await read('a browser', '203.0.113.8')).not.toBe(mine)
  now = new Date('2026-03-01T00:00:01Z')
  expect(await read('a browser')).toMatch(/^20260301-[\w-]{16}$/)
  expect((await read('a browser')).slice(9)).not.toBe(mine.slice(9))
  now = new Date('2026-02-28T23:59:59Z')
  expect(first.result.serverDate).toBe('2026-02-28T23:59:59.000Z')
  expect(first.response.headers['cache-control']).toBe('no-store')
})

test('a visitor gets no data of a member', async () => {
  const { result } = await ask<TopInfo>(shop(), readTopInfoRoute, { access_token: 'made-up' })
  expect(result).not.toHaveProperty('username')
  expect(result).not.toHaveProperty('company')
})

test('the answer has a top photo only on request', async () => {
  const asked = await ask<TopInfo>(shop(), readTopInfoRoute, { topPhoto: 'home' })
  expect(asked.result.topPhoto).toMatchObject({ alt: 'A battery on a shelf' })
  expect(asked.result.topPhoto?.url).toMatch(/^\/media\/full-[0-9a-f]{8}\/1600\.webp$/)
  const none = await ask<TopInfo>(shop(), readTopInfoRoute, { topPhoto: 'news' })
  expect(none.result.topPhoto).toBeNull()
  expect((await ask<TopInfo>(shop(), readTopInfoRoute, {})).result).not.toHaveProperty('topPhoto')
})

test('members, but not applicants, get the number of items on their default wish list', async () => {
  const now = new Date('2026-02-28T23:59:59Z')
  const member = await createMember(shop().db, { now, kind: 'dropship' })
  const waiting = await createMember(shop().db, { now, state: 'in_review' })
  const read = async (headers: Record<string, string>, input = {}) =>
    (await ask<TopInfo>(shop(), readTopInfoRoute, input, headers)).result
  expect(await read(member.headers)).toMatchObject({
    username: member.username,
    wishCount: 0,
    approvalState: 'approved',
    loginB2d: true,
  })
  const uncounted = await read(member.headers, { withWishCount: false })
  expect(uncounted).toMatchObject({ username: member.username })
  expect(uncounted).not.toHaveProperty('wishCount')
  const seen = await read(waiting.headers)
  expect(seen).toMatchObject({ username: waiting.username, approvalState: 'in_review' })
  expect(seen).not.toHaveProperty('wishCount')
  expect(await read({}, { access_token: member.token })).toMatchObject({
    username: member.username,
  })
})

test('a renewable token gets the code for renewal, however it is sent', async () => {
  const member = await createMember(shop().db, { now: new Date('2026-02-28T23:00:00Z') })
  expect((await ask(shop(), readTopInfoRoute, {}, member.headers)).code).toBe(402)
  const sent = { access_token: member.token }
  expect((await ask(shop(), readTopInfoRoute, sent)).code).toBe(402)
})

test.each([
  ['owner', true],
  ['buyer', true],
  ['finance', false],
  ['viewer', false],
] as const)('a login of the role %s may order: %s', async (role, mayOrder) => {
  const { headers } = await createMember(shop().db, { now, role })
  expect((await ask<TopInfo>(shop(), readTopInfoRoute, {}, headers)).result).toMatchObject({
    mayOrder,
  })
})
