// DELETE /api/staff/sessions
import { expect, test } from 'vitest'
import { endStaffSessionRoute, readStaffMeRoute } from '../../../src/contract/staff-session.ts'
import { openStaffSession } from '../../../src/server/modules/staff/staff-session-service.ts'
import { ask, useShop } from '../../support/ask.ts'
import { enrolStaff, staffHeaders } from '../../support/enrol-staff.ts'

const shop = useShop()

test('one session or all others end, and those of another account stay', async () => {
  const { headers, staffId, sessionId } = await enrolStaff(shop().db)
  const other = await enrolStaff(shop().db)
  const place = { device: 'browser', userAgent: 'test', ip: '203.0.113.9' } as const
  const open = () => openStaffSession(shop().db, new Date(), { staffId, factorAt: null, ...place })
  const [second] = [await open(), await open()]
  const end = (input: object) => ask(shop(), endStaffSessionRoute, { ...input }, headers)
  expect((await end({ id: other.sessionId })).code).toBe(404)
  expect((await end({ id: second?.id })).result).toEqual({ ended: 1 })
  expect((await ask(shop(), readStaffMeRoute, {}, staffHeaders(second?.token ?? ''))).code).toBe(
    401,
  )
  expect((await end({})).result).toEqual({ ended: 1 })
  expect((await ask(shop(), readStaffMeRoute, {}, other.headers)).code).toBe(200)
  expect((await end({ id: sessionId })).result).toEqual({ ended: 1 })
  expect((await end({})).code).toBe(401)
})

test('a session that its person ends in itself counts as logged out, one ended from it as ended elsewhere', async () => {
  const { headers, staffId, sessionId } = await enrolStaff(shop().db)
  const place = { device: 'browser', userAgent: 'test', ip: '203.0.113.9' } as const
  const other = await openStaffSession(shop().db, new Date(), { staffId, factorAt: null, ...place })
  for (const id of [other.id, sessionId]) await ask(shop(), endStaffSessionRoute, { id }, headers)
  const ended = await shop()
    .db.selectFrom('staff_session')
    .where('staff_id', '=', staffId)
    .select(['id', 'ended_by'])
    .execute()
  expect(Object.fromEntries(ended.map(({ id, ended_by }) => [id, ended_by]))).toMatchObject({
    [other.id]: 'elsewhere',
    [sessionId]: 'logout',
  })
})

test('of the other sessions only those count that were not over', async () => {
  const { headers, staffId } = await enrolStaff(shop().db)
  const { db } = shop()
  const minutesAgo = (minutes: number) => new Date(Date.now() - minutes * 60_000)
  const open = (device: 'browser' | 'terminal', at: Date) =>
    openStaffSession(db, at, { staffId, factorAt: null, device, userAgent: 'test', ip: '::1' })
  const expired = await open('browser', minutesAgo(13 * 60))
  await open('browser', minutesAgo(16))
  await open('terminal', minutesAgo(16))
  await open('browser', minutesAgo(14))
  expect((await ask(shop(), endStaffSessionRoute, {}, headers)).result).toEqual({ ended: 2 })
  const { ended_at } = await db
    .selectFrom('staff_session')
    .where('id', '=', expired.id)
    .select('ended_at')
    .executeTakeFirstOrThrow()
  expect(ended_at).toBeNull()
})
