// Logs a staff account in, in a browser or a terminal: address, password and code are judged together.
import type { Kysely } from 'kysely'
import type { Database } from '../../db/database.ts'
import { acceptCode } from '../../modules/staff/factor-service.ts'
import { findAccountToEnter } from '../../modules/staff/staff-service.ts'
import type { StaffDevice } from '../../modules/staff/staff-session-service.ts'
import { invalid, tooOften } from '../../platform/errors.ts'
import { withMinimumDuration } from '../../platform/limits/minimum-duration.ts'
import { consumeLimit } from '../../platform/limits/rate-limit.ts'
import { networkOf } from '../../platform/net/network.ts'
import { isPassword, passwordsAreBusy } from '../../platform/passwords/password-hash.ts'
import { nameKey } from '../../platform/secrets.ts'
import { enterStaff } from './enter-staff.ts'

interface LogInContext {
  db: Kysely<Database>
  now: Date
  /** The key with which secrets of staff are sealed. */
  key: Buffer
}

export interface StaffCredentials {
  email: string
  password: string
  /** Empty for an account without a factor. */
  code: string
}

export interface StaffLogIn {
  staffId: number
  email: string
  name: string
  isEnrolled: boolean
  sessionId: string
  token: string
}

/** Windows of ten minutes begin with a try, so an hour touches at most seven of them: 84 tries. */
const TRIES = { most: 12, windowSeconds: 600 }
const TRIES_OF_NETWORK = { most: 60, windowSeconds: 600 }
/** Longer than the work of any failure, so that the time does not tell one from another. */
const FAILURE_MS = 250
const NOBODY = -1

/** Errors: 422 credentials, whichever part is wrong; 429. */
export async function logInStaff(
  context: LogInContext,
  credentials: StaffCredentials,
  device: StaffDevice,
): Promise<StaffLogIn> {
  if (passwordsAreBusy()) throw tooOften(2)
  const { db, now } = context
  const account = { purpose: 'staff-log-in', subject: nameKey(credentials.email) }
  await limitStaffNetwork(context, device.ip)
  // Counted by what was typed, so that the limit does not say which accounts exist.
  await consumeLimit(db, now, { ...account, ...TRIES })
  const found = await withMinimumDuration(FAILURE_MS, () => judge(context, credentials))
  if (!found) throw invalid('password', 'credentials')
  const { id: staffId, email, name, isEnrolled } = found
  const factor = isEnrolled ? 'code' : 'none'
  const opened = await enterStaff(context, { staffId, email, factor }, device)
  return { staffId, email, name, isEnrolled, sessionId: opened.id, token: opened.token }
}

/** Counts a try of the network, whatever it proves. Errors: 429. */
export async function limitStaffNetwork(
  { db, now }: Pick<LogInContext, 'db' | 'now'>,
  ip: string,
): Promise<void> {
  const network = { purpose: 'staff-log-in-network', subject: networkOf(ip) }
  await consumeLimit(db, now, { ...network, ...TRIES_OF_NETWORK })
}

/** The account, or null. Wrong passwords, unknown addresses and wrong codes cause the same work. */
async function judge({ db, now, key }: LogInContext, { email, password, code }: StaffCredentials) {
  const account = await findAccountToEnter(db, email)
  const isRight = await isPassword(account?.passwordHash ?? null, password)
  const known = account && isRight ? account : null
  const staffId = known?.isEnrolled ? known.id : NOBODY
  const isCode = await acceptCode(db, now, { staffId, key, code })
  if (!known) return null
  return known.isEnrolled && !isCode ? null : known
}
