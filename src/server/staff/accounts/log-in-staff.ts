// Logs a staff account in, in a browser or a terminal: address, password and code are verified together.
import type { Kysely } from 'kysely'
import type { Lang } from '../../../shared/lang.ts'
import type { Database } from '../../db/database.ts'
import { type AcceptedCode, acceptCode } from '../../modules/staff/factor-service.ts'
import { knownStaffDevice } from '../../modules/staff/known-device-service.ts'
import { readLogInAccount } from '../../modules/staff/staff-service.ts'
import type { StaffDevice } from '../../modules/staff/staff-session-service.ts'
import { invalid, tooOften } from '../../platform/errors.ts'
import { withMinimumDuration } from '../../platform/limits/minimum-duration.ts'
import { consumeLimit } from '../../platform/limits/rate-limit.ts'
import { networkOf } from '../../platform/net/network.ts'
import { matchesPassword, isHashQueueFull } from '../../platform/passwords/password-hash.ts'
import { nameKey } from '../../platform/secrets.ts'
import { startStaffSession } from './start-staff-session.ts'

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
  /** The language of the page. Absent in a terminal. */
  lang?: Lang
}

export interface StaffLogIn {
  staffId: number
  email: string
  name: string
  isEnrolled: boolean
  sessionId: string
  token: string
  /** For the browser to keep; null in a terminal. */
  deviceSecret: string | null
}

/** Windows of ten minutes begin with an attempt, so an hour touches at most seven of them: 84 attempts. */
const ATTEMPTS = { max: 12, windowSeconds: 600 }
const ATTEMPTS_OF_NETWORK = { max: 60, windowSeconds: 600 }
/** Longer than the work of any failure, so that the response time does not reveal which part was wrong. */
const FAILURE_MS = 250
/** No account has this id. */
const NO_ACCOUNT = -1

/** Errors: 422 credentials, whichever part is wrong; 429. */
export async function logInStaff(
  context: LogInContext,
  credentials: StaffCredentials,
  device: StaffDevice,
): Promise<StaffLogIn> {
  if (isHashQueueFull()) throw tooOften(2)
  const { db } = context
  const account = await readLogInAccount(db, credentials.email)
  const knownDevice = await knownStaffDevice(
    db,
    device.deviceSecret ?? null,
    account?.id ?? NO_ACCOUNT,
  )
  await limitAttempts(context, { typed: nameKey(credentials.email), knownDevice, device })
  const verified = await withMinimumDuration(FAILURE_MS, () =>
    verifyCredentials(context, { ...credentials, account, knownDevice }),
  )
  if (!verified) throw invalid('password', 'credentials')
  const { id: staffId, email, name, isEnrolled, accepted, passwordHash } = verified
  const ofPage = credentials.lang ? { lang: credentials.lang } : {}
  const factor = isEnrolled ? (accepted ?? 'none') : 'none'
  const opened = await startStaffSession(
    context,
    { staffId, email, factor, passwordHash, ...ofPage },
    device,
  )
  if (!opened) throw invalid('password', 'credentials')
  const { id: sessionId, token, deviceSecret } = opened
  return { staffId, email, name, isEnrolled, sessionId, token, deviceSecret }
}

/**
 * Attempts in a browser in which the account has logged in before, and in a terminal on the machine itself, are counted
 * separately, so that strangers cannot keep the person of the account out. All others are counted by network and by the
 * typed address, which does not reveal which accounts exist. `knownDevice`: the name under which the
 * attempts of such a browser are counted; null: the account has not logged in from it. Errors: 429.
 */
async function limitAttempts(
  context: LogInContext,
  {
    typed,
    knownDevice,
    device,
  }: { typed: string; knownDevice: string | null; device: StaffDevice },
): Promise<void> {
  const { db, now } = context
  if (knownDevice !== null) {
    const subject = knownDevice
    return consumeLimit(db, now, { purpose: 'staff-log-in-device', subject, ...ATTEMPTS })
  }
  const isTerminal = device.device === 'terminal'
  if (!isTerminal) await limitStaffNetwork(context, device.ip)
  const purpose = isTerminal ? 'staff-log-in-terminal' : 'staff-log-in'
  await consumeLimit(db, now, { purpose, subject: typed, ...ATTEMPTS })
}

/** Counts an attempt of the network, whether it succeeds or not. Errors: 429. */
export async function limitStaffNetwork(
  { db, now }: Pick<LogInContext, 'db' | 'now'>,
  ip: string,
): Promise<void> {
  const network = { purpose: 'staff-log-in-network', subject: networkOf(ip) }
  await consumeLimit(db, now, { ...network, ...ATTEMPTS_OF_NETWORK })
}

type Account = Awaited<ReturnType<typeof readLogInAccount>>

/** The account, or null; uses the code up. Wrong passwords, unknown addresses and wrong codes cause the same work. */
async function verifyCredentials(
  { db, now, key }: LogInContext,
  credentials: StaffCredentials & { account: Account; knownDevice: string | null },
): Promise<(NonNullable<Account> & { accepted: AcceptedCode | null }) | null> {
  const { account, password, code, knownDevice: device } = credentials
  const isRight = await matchesPassword(account?.passwordHash ?? null, password)
  const verified = account && isRight ? account : null
  const staffId = verified?.isEnrolled ? verified.id : NO_ACCOUNT
  const accepted = await acceptCode(db, now, { staffId, key, code, device })
  if (!verified) return null
  return verified.isEnrolled && !accepted ? null : { ...verified, accepted }
}
