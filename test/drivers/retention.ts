// Creates applicants spread over two years, then runs the daily deletion: who was erased early or late, and
// what is left of them.
import { sql, type Kysely } from 'kysely'
import type { Database } from '../../src/server/db/database.ts'
import { eraseDueApplicants } from '../../src/server/jobs/erase-applicants.ts'
import { writeMail } from '../../src/server/modules/mail/mail-service.ts'
import { DAY_MS } from '../../src/shared/time.ts'
import { addApplicant } from '../support/applicant.ts'

export interface RetentionOutcome {
  /** Numbers of applications erased more than a day too early. */
  early: string[]
  /** Numbers still present more than a day too late. */
  late: string[]
  kept: number
  erased: number
  /** Tables that contain a word of an erased applicant. */
  found: string[]
}

const NOW = new Date('2026-11-21T04:00:00Z')
const STATES = ['submitted', 'in_review', 'more_info', 'rejected', 'expired'] as const

export async function runRetention(
  db: Kysely<Database>,
  applicants: number,
): Promise<RetentionOutcome> {
  // Six months before `NOW`: applicants without activity since are erased.
  const limit = new Date('2026-05-21T04:00:00Z').getTime()
  const activity = new Map<string, number>()
  for (let index = 0; index < applicants; index += 1) {
    // A third within two days of the limit, where errors are likely; the others over two years.
    const spread = index % 3 === 0 ? 2 : 365
    const last = new Date(
      limit + ((index * 7919) % 1000) * 0.002 * spread * DAY_MS - spread * DAY_MS,
    )
    const number = `R-${index}`
    activity.set(number, last.getTime())
    const applicant = await addApplicant(db, {
      number,
      mark: `Canary${index}x`,
      state: STATES[index % STATES.length] ?? 'submitted',
      submittedAt: new Date(last.getTime() - DAY_MS),
      lastActivityAt: last,
    })
    await leaveTraces(db, applicant.email, last, index)
  }
  await eraseDueApplicants(db, NOW)
  return judge(db, activity, limit)
}

/** Adds drafts, codes and mails: the other records that hold the person's data. */
async function leaveTraces(db: Kysely<Database>, email: string, at: Date, index: number) {
  const far = new Date(at.getTime() + 365 * DAY_MS)
  await db
    .insertInto('application_draft')
    .values({
      email_key: email,
      form: JSON.stringify({ firstName: `Canary${index}x` }),
      saved_at: at,
      expires_at: far,
    })
    .execute()
  await db
    .insertInto('email_code')
    .values({
      id: `code-${index}`,
      email,
      email_key: email,
      purpose: 'register',
      member_id: null,
      lang: 'en_us',
      code_hash: Buffer.alloc(32),
      flow_hash: null,
      created_at: at,
      expires_at: far,
      ticket_hash: null,
      ticket_expires_at: null,
      used_at: null,
    })
    .execute()
  await writeMail(db, at, {
    template: 'membership-suspended',
    to: email,
    lang: 'zh_hk',
    contents: { firstName: `Canary${index}x`, company: `Canary${index}x`, reason: 'other' },
  })
}

async function judge(
  db: Kysely<Database>,
  activity: ReadonlyMap<string, number>,
  limit: number,
): Promise<RetentionOutcome> {
  const rows = await db
    .selectFrom('application')
    .where('application_no', 'like', 'R-%')
    .select(['application_no', 'erased_at'])
    .execute()
  const last = (number: string) => activity.get(number) ?? 0
  const erased = rows.filter(({ erased_at }) => erased_at !== null)
  const kept = rows.filter(({ erased_at }) => erased_at === null)
  const number = (row: { application_no: string }) => row.application_no
  return {
    early: erased.map(number).filter((each) => last(each) > limit + DAY_MS),
    late: kept.map(number).filter((each) => last(each) < limit - DAY_MS),
    kept: kept.length,
    erased: erased.length,
    found: await tablesWithMarks(db, new Set(erased.map(number))),
  }
}

/** Searches the text of every row of every table, except of two large ones of the catalogue, which name no persons. */
async function tablesWithMarks(db: Kysely<Database>, erased: Set<string>): Promise<string[]> {
  const tables = await sql<{ name: string }>`
    select quote_ident(schemaname) || '.' || quote_ident(tablename) as name from pg_tables
    where schemaname not in ('pg_catalog', 'information_schema')
      and tablename not in ('fitment', 'device')`.execute(db)
  const found: string[] = []
  for (const { name } of tables.rows) {
    const marks = await sql<{ mark: string }>`
      select distinct lower((regexp_matches(t::text, 'canary([0-9]+)x', 'gi'))[1]) as mark
      from ${sql.raw(name)} t`.execute(db)
    for (const { mark } of marks.rows) if (erased.has(`R-${mark}`)) found.push(`${name} ${mark}`)
  }
  return found
}
