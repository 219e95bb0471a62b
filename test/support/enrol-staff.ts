// Staff accounts for tests: rows as invitation, enrolment and log-in write them, with the headers of a session.
import { randomUUID } from 'node:crypto'
import type { Kysely } from 'kysely'
import { Secret, TOTP } from 'otpauth'
import type { Database } from '../../src/server/db/database.ts'
import { openStaffSession } from '../../src/server/modules/staff/staff-session-service.ts'
import { sealSecret } from '../../src/server/modules/staff/sealed-secret.ts'
import { newTotpSecret } from '../../src/server/modules/staff/totp.ts'
import { hashPassword } from '../../src/server/platform/passwords/password-hash.ts'
import { CODE_KEY } from './code-key.ts'

export const STAFF_PASSWORD = 'nine herons over reeds'

export interface EnrolledStaff {
  staffId: number
  email: string
  sessionId: string
  /** Of the authenticator app. */
  secret: string
  token: string
  /** As a browser sends them from a page of staff, over plain http. */
  headers: Record<string, string>
}

export interface EnrolStaffOptions {
  email?: string
  roles?: readonly string[]
  /** False: the account has a password, but no authenticator app. */
  isEnrolled?: boolean
  now?: Date
  /** When the session last gave the second factor; null: never. `now` by default, for an enrolled account. */
  factorAt?: Date | null
  device?: 'browser' | 'terminal'
  /** Seals the secret of the app; CODE_KEY by default. */
  key?: Buffer
}

let hashed: Promise<string> | undefined

/** Makes an open account with an open session; its password is STAFF_PASSWORD. */
export async function enrolStaff(
  db: Kysely<Database>,
  options: EnrolStaffOptions = {},
): Promise<EnrolledStaff> {
  const { roles = ['admin'], isEnrolled = true, now = new Date(), device = 'browser' } = options
  const email = options.email ?? `staff-${randomUUID().slice(0, 8)}@shop.example`
  hashed ??= hashPassword(STAFF_PASSWORD)
  const { id: staffId } = await db
    .insertInto('staff')
    .values({
      email,
      email_key: email,
      name: 'Ann Example',
      password_hash: await hashed,
      invitation_hash: null,
      invitation_expires_at: null,
      created_at: now,
      disabled_at: null,
    })
    .returning('id')
    .executeTakeFirstOrThrow()
  await db
    .insertInto('staff_account_role')
    .values(roles.map((role) => ({ staff_id: staffId, role })))
    .execute()
  const secret = newTotpSecret()
  const key = options.key ?? Buffer.from(CODE_KEY, 'hex')
  if (isEnrolled) {
    const sealed_secret = sealSecret(key, `totp ${staffId}`, secret)
    const dates = { created_at: now, confirmed_at: now }
    await db
      .insertInto('staff_totp')
      .values({ staff_id: staffId, sealed_secret, ...dates })
      .execute()
  }
  const factorAt = options.factorAt === undefined ? (isEnrolled ? now : null) : options.factorAt
  const place = { device, userAgent: 'test', ip: '203.0.113.9' }
  const { id, token } = await openStaffSession(db, now, { staffId, factorAt, ...place })
  return { staffId, email, sessionId: id, secret, token, headers: staffHeaders(token) }
}

export function staffHeaders(token: string): Record<string, string> {
  return { cookie: `staff=${token}`, 'sec-fetch-site': 'same-origin' }
}

/** What the authenticator app shows at a moment. */
export function codeOfApp(secret: string, now: Date): string {
  return new TOTP({ secret: Secret.fromBase32(secret) }).generate({ timestamp: now.getTime() })
}
