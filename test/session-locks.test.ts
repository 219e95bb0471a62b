// Two changes at the same moment that end sessions or links of one login: they wait for each other in one order, so that
// the database ends none of them.
import { sql, type ControlledTransaction } from 'kysely'
import { expect, test } from 'vitest'
import { removeColleagueRoute } from '../src/contract/colleagues.ts'
import { resetPasswordRoute } from '../src/contract/user-session.ts'
import type { Member } from '../src/server/context/context.ts'
import { ADVISORY_LOCKS } from '../src/server/db/advisory-locks.ts'
import type { Database } from '../src/server/db/database.ts'
import {
  endOwnSessions,
  endSessionsForPassword,
  openSession as openLimitedSession,
  reissueToken,
} from '../src/server/modules/membership/session-service.ts'
import {
  logInWithLink,
  makeLogInLink,
} from '../src/server/modules/membership/log-in-link-service.ts'
import { startReset } from '../src/server/modules/membership/password-reset-service.ts'
import {
  endOwnStaffSessions,
  openStaffSession,
  renewStaffToken,
} from '../src/server/modules/staff/staff-session-service.ts'
import { changeMembershipStatus } from '../src/server/staff/applications/change-membership-status.ts'
import { ask, useShop } from './support/ask.ts'
import { createMember, openSession } from './support/create-member.ts'
import { enrolStaff } from './support/enrol-staff.ts'
import { createMemberWithPassword, PASSWORD, SAME_ORIGIN, sendFrom } from './support/log-in-as.ts'
import { untilLockIsAwaited } from './support/until-lock-is-awaited.ts'

const shop = useShop()

type Trx = ControlledTransaction<Database>

const begin = (): Promise<Trx> => shop().db.startTransaction().execute()

/** Ends the transaction with `work`. Returns the code of its error; null: none. */
async function finish(trx: Trx, work: () => Promise<unknown>): Promise<unknown> {
  try {
    await work()
    await trx.commit().execute()
    return null
  } catch (error) {
    await trx.rollback().execute()
    return (error as { code: unknown }).code
  }
}

test('two sessions of a staff account that end each other end in no deadlock', async () => {
  const now = new Date()
  const { staffId, sessionId } = await enrolStaff(shop().db)
  const place = { device: 'browser', userAgent: 'test', ip: '203.0.113.9' } as const
  const { id } = await openStaffSession(shop().db, now, { staffId, factorAt: null, ...place })
  const [first, second] = [await begin(), await begin()]
  const end = (trx: Trx, own: string) =>
    endOwnStaffSessions(trx, now, { staff: { staffId, sessionId: own }, id: undefined })
  await end(first, sessionId)
  const ending = end(second, id)
  await Promise.race([ending, untilLockIsAwaited(shop())])
  const codes = await Promise.all([
    finish(first, () => renewStaffToken(first, now, sessionId)),
    finish(second, () => ending.then(() => renewStaffToken(second, now, id))),
  ])
  expect(codes).toEqual([null, 401])
})

test('a changed password and the end of all other sessions from another one end in no deadlock', async () => {
  const now = new Date()
  const { memberId, sessionId } = await createMember(shop().db)
  const sessions = [sessionId]
  for (let more = 0; more < 2; more += 1) {
    sessions.push((await openSession(shop().db, { memberId, kind: 'wholesale' })).sessionId)
  }
  const [here = '', other = ''] = sessions
  const changing = await begin()
  await endSessionsForPassword(changing, now, { memberId, except: here })
  const member = { memberId, sessionId: other } as Member
  const ending = endOwnSessions(shop().db, now, { member, id: undefined })
  await untilLockIsAwaited(shop())
  const code = await finish(changing, () => reissueToken(changing, now, here))
  expect([code, await ending]).toEqual([null, 1])
})

test('a reset password and the removal of its login end in no deadlock', async () => {
  const owner = await createMemberWithPassword(shop())
  const colleague = await createMemberWithPassword(shop(), {
    companyId: owner.companyId,
    role: 'buyer',
  })
  const { secret } = await startReset(shop().db, new Date(), colleague.email)
  const lock = await shop().owner.startTransaction().execute()
  await sql`select from session where id = ${colleague.sessionId} for update`.execute(lock)
  const removal = { id: colleague.memberId, password: PASSWORD }
  const removing = ask(shop(), removeColleagueRoute, removal, owner.headers)
  await untilLockIsAwaited(shop())
  const reset = { resetToken: secret, newPassword: 'the heron waits at dusk' }
  const resetting = sendFrom(shop(), resetPasswordRoute, reset, { headers: SAME_ORIGIN })
  await untilLockIsAwaited(shop(), 2)
  await lock.commit().execute()
  expect([(await removing).code, (await resetting).code]).toEqual([200, 410])
})

test('a login by a link and the removal of that login end in no deadlock', async () => {
  const owner = await createMemberWithPassword(shop())
  const { memberId, sessionId, token } = await createMemberWithPassword(shop(), {
    companyId: owner.companyId,
    role: 'buyer',
  })
  const now = new Date()
  const secret = await makeLogInLink(shop().db, now, { memberId, kind: 'wholesale' })
  const lock = await begin()
  await sql`select from session where id = ${sessionId} for update`.execute(lock)
  // Ends the session of the browser, and waits for it.
  const loggingIn = logInWithLink(shop().db, now, { secret, token, userAgent: 'test' })
  await untilLockIsAwaited(shop())
  const removal = { id: memberId, password: PASSWORD }
  const removing = ask(shop(), removeColleagueRoute, removal, owner.headers)
  await untilLockIsAwaited(shop(), 2)
  await lock.commit().execute()
  expect(await Promise.allSettled([loggingIn, removing])).toMatchObject([
    { status: 'fulfilled', value: { kind: 'wholesale' } },
    { status: 'fulfilled', value: { code: 200 } },
  ])
  const { rows } = await sql`
    select from session where member_id = ${memberId} and ended_at is null`.execute(shop().db)
  expect(rows).toEqual([])
})

test('a session that ends the oldest ones and the end of all of them end in no deadlock', async () => {
  const now = new Date()
  const { memberId, sessionId } = await createMember(shop().db)
  const ids = [sessionId]
  while (ids.length < 52) {
    ids.push((await openSession(shop().db, { memberId, kind: 'wholesale' })).sessionId)
  }
  ids.sort()
  // The three oldest have the lowest ids, the last of them the highest.
  await sql`
    update session s set created_at = ${now}::timestamptz - (100 - g.place) * interval '1 minute'
    from unnest(${ids}::text[]) with ordinality as g (id, place) where s.id = g.id`.execute(
    shop().db,
  )
  const lock = await begin()
  await sql`select from session where id = ${ids[1]} for update`.execute(lock)
  const fresh = { memberId, kind: 'wholesale', remembered: false, userAgent: 'test' } as const
  const opening = shop()
    .db.transaction()
    .execute((trx) => openLimitedSession(trx, now, { ...fresh, replacedToken: null }))
  await untilLockIsAwaited(shop())
  const member = { memberId, sessionId: ids.at(-1) } as Member
  const ending = endOwnSessions(shop().db, now, { member, id: undefined })
  await untilLockIsAwaited(shop(), 2)
  await lock.commit().execute()
  const outcomes = await Promise.allSettled([opening, ending])
  expect(outcomes.filter(({ status }) => status === 'rejected')).toEqual([])
})

test('a suspension that waits for a session in use keeps no other audit entry waiting', async () => {
  const { companyId, sessionId } = await createMember(shop().db)
  const { customer_no: customerNo } = await shop()
    .db.selectFrom('company')
    .where('id', '=', companyId)
    .select('customer_no')
    .executeTakeFirstOrThrow()
  const lock = await shop().owner.startTransaction().execute()
  await sql`select from session where id = ${sessionId} for update`.execute(lock)
  const staff = { db: shop().db, now: new Date(), actor: 'staff:ann', origin: 'http://shop' }
  const change = { customerNo, kind: 'wholesale', suspendFor: 'other' } as const
  const suspending = changeMembershipStatus(staff, change)
  await untilLockIsAwaited(shop())
  const { rows } = await sql<{ isFree: boolean }>`
    select pg_try_advisory_xact_lock(${ADVISORY_LOCKS.audit}) as "isFree"`.execute(shop().db)
  await lock.commit().execute()
  await suspending
  expect(rows).toEqual([{ isFree: true }])
})
