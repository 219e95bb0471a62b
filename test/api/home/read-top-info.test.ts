// POST /api/home/top-info
import { expect, test } from 'vitest'
import { readTopInfoRoute } from '../../../src/contract/home.ts'
import type { ResultOf } from '../../../src/contract/call.ts'
import { ask, useShop } from '../../support/ask.ts'
import { describeCall } from '../../support/call-cases.ts'
import { useFixture } from '../../support/content-cases.ts'
import { enrol } from '../../support/enrol.ts'

type TopInfo = ResultOf<typeof readTopInfoRoute>

const shop = useShop({ clock: () => new Date('2026-02-28T23:59:59Z') })

useFixture(shop)

describeCall(shop, readTopInfoRoute, { input: {}, steady: false })

test('every visitor gets an id of the day', async () => {
  const first = await ask<TopInfo>(shop(), readTopInfoRoute, {})
  const second = await ask<TopInfo>(shop(), readTopInfoRoute, {})
  expect(first.result.userKey).toMatch(/^20260228-[\w-]{16}$/)
  expect(second.result.userKey).not.toBe(first.result.userKey)
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

test('members, but not applicants, get the number of items on their wish lists', async () => {
  const now = new Date('2026-02-28T23:59:59Z')
  const member = await enrol(shop().db, { now, kind: 'dropship' })
  const waiting = await enrol(shop().db, { now, state: 'in_review' })
  const read = async (headers: Record<string, string>, input = {}) =>
    (await ask<TopInfo>(shop(), readTopInfoRoute, input, headers)).result
  expect(await read(member.headers)).toMatchObject({
    username: member.username,
    wishCount: 0,
    approvalState: 'approved',
    loginB2d: true,
  })
  const seen = await read(waiting.headers)
  expect(seen).toMatchObject({ username: waiting.username, approvalState: 'in_review' })
  expect(seen).not.toHaveProperty('wishCount')
  expect(await read({}, { access_token: member.token })).toMatchObject({
    username: member.username,
  })
})

test('a renewable token gets the code for renewal, however it is sent', async () => {
  const member = await enrol(shop().db, { now: new Date('2026-02-28T23:00:00Z') })
  expect((await ask(shop(), readTopInfoRoute, {}, member.headers)).code).toBe(402)
  const sent = { access_token: member.token }
  expect((await ask(shop(), readTopInfoRoute, sent)).code).toBe(402)
})
