// POST /api/user/behavior/statistical
import { describe, expect, test } from 'vitest'
import { readTopInfoRoute, recordPageViewRoute } from '../../../src/contract/home.ts'
import { flushPageViews } from '../../../src/server/modules/analytics/page-view-service.ts'
import { busy as rejection } from '../../../src/server/platform/limits/admission-control.ts'
import type { LoadShedding } from '../../../src/server/platform/limits/load-shedding.ts'
import { ask, rejectedFields, useShop } from '../../support/ask.ts'
import { describeCall } from '../../support/call-cases.ts'
import { sendFrom } from '../../support/log-in-as.ts'
import { noShedding } from '../../support/no-shedding.ts'

const NOW = new Date('2026-05-05T12:00:00Z')
const shop = useShop({ clock: () => NOW })
const input = { accessPage: '/', accessTime: NOW.toISOString() }

describeCall(shop, recordPageViewRoute, { input })

async function storedViews(page: string) {
  await flushPageViews(shop().db)
  return shop().db.selectFrom('page_view').selectAll().where('page', '=', page).execute()
}

test('a record has the page, the time and the id of the day, but no IP address', async () => {
  const view = { accessPage: '/kept', accessTime: '2026-05-05T11:59:00Z', userKey: '20260505-abc' }
  expect((await ask(shop(), recordPageViewRoute, view)).code).toBe(200)
  const rows = await storedViews('/kept')
  expect(rows).toHaveLength(1)
  expect(rows[0]).toEqual({
    id: expect.any(Number),
    page: '/kept',
    accessed_at: new Date('2026-05-05T11:59:00Z'),
    user_key: '20260505-abc',
  })
})

test('a view without an id counts for the visitor who sent it', async () => {
  const headers = { 'user-agent': 'a browser' }
  const from = '203.0.113.7'
  const view = { ...input, accessPage: '/unnamed' }
  await sendFrom(shop(), recordPageViewRoute, view, { headers, from })
  await sendFrom(shop(), recordPageViewRoute, view, { headers, from })
  await sendFrom(shop(), recordPageViewRoute, view, { headers, from: '203.0.113.8' })
  const { result } = await sendFrom(shop(), readTopInfoRoute, {}, { headers, from })
  const keys = (await storedViews('/unnamed')).map(({ user_key }) => user_key)
  expect(keys.filter((key) => key === result.userKey)).toHaveLength(2)
  expect(new Set(keys).size).toBe(2)
})

test.each(['1999-01-01', 1, 8.64e15])(
  'a time like %j is replaced by the server time',
  async (accessTime) => {
    const accessPage = `/clock-${accessTime}`
    await ask(shop(), recordPageViewRoute, { accessPage, accessTime })
    expect((await storedViews(accessPage))[0]?.accessed_at).toEqual(NOW)
  },
)

test.each([
  [{ accessPage: 'http://evil.example/' }, 'accessPage'],
  [{ accessPage: '//evil.example/' }, 'accessPage'],
  [{ accessPage: '/\\evil.example/' }, 'accessPage'],
  [{ accessTime: 'never' }, 'accessTime'],
  [{ accessTime: -1 }, 'accessTime'],
  [{ userKey: '<script>' }, 'userKey'],
])('a record with %j is answered with 422', async (change, field) => {
  const answer = await ask(shop(), recordPageViewRoute, { ...input, ...change })
  expect(rejectedFields(answer, 'en_us')).toEqual([field])
})

describe.each<[string, Partial<LoadShedding>]>([
  ['rejects heavy calls', { isOverloaded: () => true }],
  ['has a full queue', { run: () => Promise.reject(rejection()) }],
])('a shop that %s', (_, shedding) => {
  const busyShop = useShop({ shedding: { ...noShedding, ...shedding } })

  test('drops a record, and its sender gets the usual answer', async () => {
    const answer = await ask(busyShop(), recordPageViewRoute, { ...input, accessPage: '/dropped' })
    expect(answer).toMatchObject({ code: 200, result: null })
    await flushPageViews(busyShop().db)
    const rows = await busyShop().db.selectFrom('page_view').selectAll().execute()
    expect(rows).toEqual([])
  })

  test('answers 503 where the sender waits for a result', async () => {
    const { statusCode } = await busyShop().app.inject('/searchProduct?keyword=busy')
    expect(statusCode).toBe(503)
  })
})

test('control characters are not stored', async () => {
  await ask(shop(), recordPageViewRoute, { ...input, accessPage: '/a\r\nb\u001b[31m' })
  expect(await storedViews('/ab[31m')).toHaveLength(1)
})

test('page and time are required, and a long page is rejected', async () => {
  const answer = await ask(shop(), recordPageViewRoute, { lang: 'zh_hk' })
  expect(rejectedFields(answer, 'zh_hk').sort()).toEqual(['accessPage', 'accessTime'])
  const long = await ask(shop(), recordPageViewRoute, {
    ...input,
    accessPage: `/${'x'.repeat(500)}`,
  })
  expect(rejectedFields(long, 'en_us')).toEqual(['accessPage'])
})
