// Members for tests: rows as approval and login write them, with the headers of their session.
import { randomUUID } from 'node:crypto'
import type { Kysely } from 'kysely'
import type { Database } from '../../src/server/db/database.ts'
import type { StoredState } from '../../src/server/db/schema/members.ts'
import { hashOf, newId, newSecret } from '../../src/server/platform/secrets.ts'
import type { Lang } from '../../src/shared/lang.ts'
import type { MemberKind, MemberRole } from '../../src/shared/membership.ts'

export interface TestMember {
  memberId: number
  companyId: number
  sessionId: string
  username: string
  email: string
  token: string
  /** As a browser sends them from a page of the shop. */
  headers: Record<string, string>
}

export interface MemberOptions {
  kind?: MemberKind
  state?: StoredState
  currency?: string
  region?: string
  lang?: Lang
  /** The stored hash; without it no password is accepted. */
  passwordHash?: string
  now?: Date
  /** An existing company, which gets a second login. */
  companyId?: number
  role?: MemberRole
}

/** Makes a login with an active session, in a new company unless `companyId` names one. */
export async function createMember(
  db: Kysely<Database>,
  options: MemberOptions = {},
): Promise<TestMember> {
  const { kind = 'wholesale', now = new Date(), lang = 'en_us' } = options
  const username = `member-${randomUUID().slice(0, 8)}`
  const email = `${username}@customer.example`
  const companyId = options.companyId ?? (await addCompany(db, username, options))
  const { id: memberId } = await db
    .insertInto('member')
    .values({
      company_id: companyId,
      login_name: username,
      login_key: username,
      email,
      email_key: email,
      password_hash: options.passwordHash ?? '!',
      password_changed_at: now,
      first_name: 'Example',
      surname: 'Buyer',
      phone: '+852 2345 6789',
      lang,
      role: options.role ?? 'owner',
      disabled_at: null,
      created_at: now,
    })
    .returning('id')
    .executeTakeFirstOrThrow()
  const { sessionId, token } = await openSession(db, { memberId, kind, now })
  return { memberId, companyId, sessionId, username, email, token, headers: sessionHeaders(token) }
}

export function sessionHeaders(token: string): Record<string, string> {
  return { cookie: `token=${token}`, 'sec-fetch-site': 'same-origin' }
}

async function addCompany(
  db: Kysely<Database>,
  name: string,
  {
    kind = 'wholesale',
    state = 'approved',
    currency = 'USD',
    region = 'GLOBAL',
    now = new Date(),
  }: MemberOptions,
): Promise<number> {
  const { id } = await db
    .insertInto('company')
    .values({
      customer_no: `T${randomUUID().slice(0, 12)}`,
      name: `Example company ${name}`,
      website: null,
      country: 'HK',
      created_at: now,
    })
    .returning('id')
    .executeTakeFirstOrThrow()
  await db
    .insertInto('membership')
    .values({
      company_id: id,
      kind,
      state,
      fail_reason: null,
      price_group: kind,
      currency,
      sales_region: region,
      state_since: now,
    })
    .execute()
  return id
}

/** An active session, whose token is valid for half an hour. */
export async function openSession(
  db: Kysely<Database>,
  { memberId, kind, now = new Date() }: { memberId: number; kind: MemberKind; now?: Date },
) {
  const sessionId = newId()
  const token = newSecret()
  await db
    .insertInto('session')
    .values({
      id: sessionId,
      member_id: memberId,
      kind,
      remembered: false,
      user_agent: 'test',
      created_at: now,
      last_seen_at: now,
      ends_at: new Date(now.getTime() + 12 * 3_600_000),
      ended_at: null,
      ended_by: null,
    })
    .execute()
  await db
    .insertInto('session_token')
    .values({
      hash: hashOf('session', token),
      session_id: sessionId,
      issued_at: now,
      expires_at: new Date(now.getTime() + 30 * 60_000),
      replaced_at: null,
      successor_hash: null,
      sealed_successor: null,
    })
    .execute()
  return { sessionId, token }
}
