// A staff account that is changed while someone logs in to it: no session is opened with what it no longer has.
import type { ControlledTransaction } from 'kysely'
import { expect, test } from 'vitest'
import { logInStaffRoute } from '../../src/contract/staff-session.ts'
import type { Database } from '../../src/server/db/database.ts'
import { confirmTotp, proposeTotp } from '../../src/server/modules/staff/factor-service.ts'
import { resetStaffIn } from '../../src/server/staff/accounts/manage-staff.ts'
import { closeStaffAccount } from '../../src/server/modules/staff/staff-service.ts'
import { useShop } from '../support/ask.ts'
import { CODE_KEY } from '../support/code-key.ts'
import { codeOfApp, enrolStaff, STAFF_PASSWORD } from '../support/enrol-staff.ts'
import { SAME_ORIGIN, sendFrom } from '../support/log-in-as.ts'
import { passkeyAccounts } from '../support/passkey-accounts.ts'
import { untilLockIsAwaited } from '../support/until-lock-is-awaited.ts'

const now = new Date('2026-06-01T08:00:00Z')
const shop = useShop({ clock: () => now })
const { withPasskey, logIn: logInWithPasskey } = passkeyAccounts(shop, () => now)

type Trx = ControlledTransaction<Database>

/** Starts the log-in, makes the change once password and code are verified, and returns the answer of the log-in. */
async function changeDuring<T>(
  staffId: number,
  logIn: () => Promise<T>,
  change: (trx: Trx) => Promise<unknown>,
): Promise<T> {
  const trx = await shop().db.startTransaction().execute()
  await trx.selectFrom('staff').where('id', '=', staffId).select('id').forUpdate().execute()
  const answer = logIn()
  await untilLockIsAwaited(shop())
  await change(trx)
  await trx.commit().execute()
  return answer
}

const logInWith = (email: string, code: string) => () =>
  sendFrom(
    shop(),
    logInStaffRoute,
    { email, password: STAFF_PASSWORD, code },
    { from: '10.9.0.1', headers: SAME_ORIGIN },
  )

function openSessions(staffId: number) {
  return shop()
    .db.selectFrom('staff_session')
    .where('staff_id', '=', staffId)
    .where('ended_at', 'is', null)
    .select('id')
    .execute()
}

const reset = (email: string) => (trx: Trx) => resetStaffIn(trx, { now, actor: 'staff:bo' }, email)

test('a log-in with a password that is reset meanwhile opens no session', async () => {
  const { email, staffId, secret } = await enrolStaff(shop().db, { now })
  const logIn = logInWith(email, codeOfApp(secret, now))
  expect((await changeDuring(staffId, logIn, reset(email))).code).toBe(422)
  expect(await openSessions(staffId)).toEqual([])
})

test('a log-in with a passkey that is removed meanwhile by a reset opens no session', async () => {
  const { email, staffId, passkey } = await withPasskey()
  const logIn = () => logInWithPasskey((challenge) => passkey.sign(challenge))
  expect((await changeDuring(staffId, logIn, reset(email))).code).toBe(422)
  expect(await openSessions(staffId)).toEqual([])
})

test('a log-in to an account that is closed meanwhile opens no session', async () => {
  const { email, staffId, sessionId } = await enrolStaff(shop().db, { now, isEnrolled: false })
  const close = (trx: Trx) => closeStaffAccount(trx, now, email)
  expect((await changeDuring(staffId, logInWith(email, ''), close)).code).toBe(422)
  expect((await openSessions(staffId)).map(({ id }) => id)).toEqual([sessionId])
})

test('a log-in with the password alone opens no session if the account gets its first factor meanwhile', async () => {
  const { email, staffId, sessionId } = await enrolStaff(shop().db, { now, isEnrolled: false })
  const key = Buffer.from(CODE_KEY, 'hex')
  const { secret, sealed } = proposeTotp(key, { staffId, email })
  const enrol = (trx: Trx) =>
    confirmTotp(trx, now, { staffId, key, sealed, code: codeOfApp(secret, now) })
  expect((await changeDuring(staffId, logInWith(email, ''), enrol)).code).toBe(422)
  expect((await openSessions(staffId)).map(({ id }) => id)).toEqual([sessionId])
})
