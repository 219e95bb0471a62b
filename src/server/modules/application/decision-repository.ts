// Reads and writes applications and memberships as staff see and decide them.
import { sql, type Kysely } from 'kysely'
import type { MemberKind } from '../../../shared/membership.ts'
import type { Database } from '../../db/database.ts'
import type { StoredState } from '../../db/schema/members.ts'

export type LockedApplication = NonNullable<Awaited<ReturnType<typeof lockApplication>>>

/** Locks one application for a decision, so that two decisions cannot be made concurrently. */
export function lockApplication(trx: Kysely<Database>, applicationNo: string) {
  return trx
    .selectFrom('application')
    .where('application_no', '=', applicationNo)
    .selectAll()
    .forUpdate()
    .executeTakeFirst()
}

export interface ListedStates {
  states: readonly StoredState[]
  /** Which come first. */
  from: 'oldest' | 'latest'
  limit: number
}

export function listByState(db: Kysely<Database>, { states, from, limit }: ListedStates) {
  const order = from === 'latest' ? 'desc' : 'asc'
  return db
    .selectFrom('application')
    .where('state', 'in', states)
    .select([
      'application_no',
      'kind',
      'state',
      'country',
      'lang',
      'form',
      'price_group_suggested',
      'submitted_at',
      'due_at',
      'paused_at',
    ])
    .orderBy('submitted_at', order)
    .orderBy('application_no', order)
    .limit(limit)
    .execute()
}

export function findApplication(db: Kysely<Database>, applicationNo: string) {
  return db
    .selectFrom('application')
    .where('application_no', '=', applicationNo)
    .selectAll()
    .executeTakeFirst()
}

export interface LookAlike {
  customer_no: string
  name: string
  /** 'dropship approved, wholesale rejected' */
  states: string
  same_name: boolean
  same_website: boolean
}

/** Companies with the same name or website, for staff to check before approval. */
export async function listLookAlikes(
  db: Kysely<Database>,
  applicationNo: string,
): Promise<LookAlike[]> {
  const { rows } = await sql<LookAlike>`
    with applicant as (
      select a.company_id, lower(a.form ->> 'companyName') as name,
        lower(a.form ->> 'website') as website
      from application a where a.application_no = ${applicationNo}
    )
    select c.customer_no, c.name, string_agg(m.kind || ' ' || m.state, ', ' order by m.kind) as states,
      lower(c.name) = applicant.name as same_name,
      coalesce(lower(c.website) = applicant.website, false) as same_website
    from company c join membership m on m.company_id = c.id, applicant
    where c.id is distinct from applicant.company_id
      and (lower(c.name) = applicant.name or lower(c.website) = applicant.website)
    group by c.id, applicant.name, applicant.website
    order by same_name desc, c.id limit 20`.execute(db)
  return rows
}

export async function writeDecision(
  trx: Kysely<Database>,
  applicationNo: string,
  change: {
    state: StoredState
    fail_reason?: string | null
    /** What staff ask the applicant for, as JSON. */
    missing?: string
    due_at?: Date
    paused_at?: Date | null
    decided_at?: Date | null
    last_activity_at: Date
  },
): Promise<void> {
  await trx
    .updateTable('application')
    .set(change)
    .where('application_no', '=', applicationNo)
    .execute()
}

/** The terms of a membership; not to be confused with the price terms of an item (`PriceTerms`). */
export interface MembershipTerms {
  price_group: string
  currency: string
  sales_region: string
}

/** Changes the state of a membership, and the terms that are given. */
export async function writeMembership(
  trx: Kysely<Database>,
  membership: { companyId: number; kind: MemberKind },
  change: {
    state: StoredState
    fail_reason: string | null
    state_since: Date
  } & Partial<MembershipTerms>,
): Promise<void> {
  await trx
    .updateTable('membership')
    .set(change)
    .where('company_id', '=', membership.companyId)
    .where('kind', '=', membership.kind)
    .execute()
}

/** The customer number, login and email address of an applicant. */
export function findApplicant(trx: Kysely<Database>, memberId: number) {
  return trx
    .selectFrom('member as m')
    .innerJoin('company as c', 'c.id', 'm.company_id')
    .where('m.id', '=', memberId)
    .select(['m.login_name', 'm.email', 'm.first_name', 'm.lang', 'c.name', 'c.customer_no'])
    .executeTakeFirst()
}

export function findPriceGroup(db: Kysely<Database>, id: string) {
  return db.selectFrom('price_group').where('id', '=', id).selectAll().executeTakeFirst()
}

/** The logins of a company that are not disabled. */
export function findLogins(trx: Kysely<Database>, companyId: number) {
  return trx
    .selectFrom('member')
    .where('company_id', '=', companyId)
    .where('disabled_at', 'is', null)
    .select(['email', 'first_name', 'lang', 'login_name'])
    .execute()
}

export interface ListedMembership {
  customerNo: string
  company: string
  country: string
  kind: MemberKind
  state: StoredState
  /** Null before an approval. */
  priceGroup: string | null
  currency: string | null
  region: string | null
  /** Login names and email addresses, the oldest login first. */
  logins: string[]
}

/** Every membership whose company or login matches the text; sorted by company. */
export async function listMemberships(
  db: Kysely<Database>,
  { text, limit }: { text: string; limit: number },
): Promise<ListedMembership[]> {
  const like = `%${text.replace(/[\\%_]/g, '\\$&')}%`
  const { rows } = await sql<ListedMembership>`
    select c.customer_no as "customerNo", c.name as company, c.country, p.kind, p.state,
      p.price_group as "priceGroup", p.currency, p.sales_region as region,
      coalesce(l.logins, '{}') as logins
    from company c join membership p on p.company_id = c.id
    left join lateral (
      select array_agg(m.login_name || ' <' || m.email || '>' order by m.id) as logins
      from member m where m.company_id = c.id and m.disabled_at is null
    ) l on true
    where c.name ilike ${like} or c.customer_no ilike ${like} or exists (
      select from member m where m.company_id = c.id and (m.email ilike ${like} or m.login_name ilike ${like}))
    order by lower(c.name), c.id, p.kind limit ${limit}`.execute(db)
  return rows
}

/**
 * Copies currency and sales region from the membership in the other area where they are not given. Undefined when the
 * company has this membership already, or no approved one in the other area.
 */
export async function insertApprovedMembership(
  trx: Kysely<Database>,
  now: Date,
  {
    customerNo,
    kind,
    terms,
  }: { customerNo: string; kind: MemberKind; terms: Partial<MembershipTerms> },
): Promise<{ company_id: number } | undefined> {
  const { price_group: group = kind, currency = null, sales_region: region = null } = terms
  const { rows } = await sql<{ company_id: number }>`
    insert into membership (company_id, kind, state, price_group, currency, sales_region, state_since)
    select c.id, ${kind}, 'approved', ${group}, coalesce(${currency}, m.currency),
      coalesce(${region}, m.sales_region), ${now}
    from company c join membership m on m.company_id = c.id
    where c.customer_no = ${customerNo} and m.kind <> ${kind} and m.state = 'approved'
    on conflict do nothing returning company_id`.execute(trx)
  return rows[0]
}

/** The membership with its company; locks the membership. */
export function lockMembershipOf(trx: Kysely<Database>, customerNo: string, kind: MemberKind) {
  return trx
    .selectFrom('company as c')
    .innerJoin('membership as m', 'm.company_id', 'c.id')
    .where('c.customer_no', '=', customerNo)
    .where('m.kind', '=', kind)
    .select(['c.id', 'c.name', 'm.state', 'm.price_group', 'm.currency', 'm.sales_region'])
    .forUpdate('m')
    .executeTakeFirst()
}
