// Reads and writes applications to teams.
import { sql, type Insertable, type Kysely, type Selectable } from 'kysely'
import { TEAMS, type Team } from '../../../shared/teams.ts'
import type { Database } from '../../db/database.ts'
import type { TeamApplicationTable } from '../../db/schema/cases.ts'

export type TeamApplicationRow = Selectable<TeamApplicationTable>
export type TeamState = TeamApplicationRow['state']

/** Uses the sequence of all applications, so that no two share a number. */
export async function nextApplicationNumber(trx: Kysely<Database>): Promise<number> {
  const { rows } = await sql<{ number: number }>`
    select nextval('application_number')::int as number`.execute(trx)
  return rows[0]!.number
}

/** The team of an opening (an entry of content: whom the team looks for) that is currently visible. */
export async function findOpeningTeam(
  db: Kysely<Database>,
  id: string,
  now: Date,
): Promise<Team | undefined> {
  const found = await db
    .selectFrom('content')
    .where('kind', '=', 'opening')
    .where('id', '=', id)
    .where('state', '=', 'published')
    .where((row) => row.or([row('publish_at', 'is', null), row('publish_at', '<=', now)]))
    .where((row) => row.or([row('withdraw_at', 'is', null), row('withdraw_at', '>', now)]))
    .select('type')
    .executeTakeFirst()
  return TEAMS.find((team) => team === found?.type)
}

export async function insertTeamApplication(
  trx: Kysely<Database>,
  row: Insertable<TeamApplicationTable>,
): Promise<void> {
  await trx.insertInto('team_application').values(row).execute()
}

/** The application that was sent with the idempotency key of this hash. */
export function findTeamSubmission(db: Kysely<Database>, keyHash: Buffer) {
  return db
    .selectFrom('team_application')
    .where('sending_hash', '=', keyHash)
    .select(['application_no', 'due_at'])
    .executeTakeFirst()
}

export function findTeamApplication(db: Kysely<Database>, applicationNo: string) {
  return db
    .selectFrom('team_application')
    .where('application_no', '=', applicationNo)
    .selectAll()
    .executeTakeFirst()
}

/** The newest application for an email address. */
export function findNewestTeamApplication(db: Kysely<Database>, emailKey: string) {
  return db
    .selectFrom('team_application')
    .where('email_key', '=', emailKey)
    .selectAll()
    .orderBy('submitted_at', 'desc')
    .orderBy('application_no', 'desc')
    .limit(1)
    .executeTakeFirst()
}

/** Locked until the transaction ends. */
export function lockTeamApplication(trx: Kysely<Database>, applicationNo: string) {
  return trx
    .selectFrom('team_application')
    .where('application_no', '=', applicationNo)
    .selectAll()
    .forUpdate()
    .executeTakeFirst()
}

export interface ListedStates {
  states: readonly TeamState[]
  /** Which come first. */
  from: 'oldest' | 'latest'
  limit: number
}

export function listTeamApplications(db: Kysely<Database>, { states, from, limit }: ListedStates) {
  const order = from === 'latest' ? 'desc' : 'asc'
  return db
    .selectFrom('team_application')
    .where('state', 'in', states)
    .selectAll()
    .orderBy('submitted_at', order)
    .orderBy('application_no', order)
    .limit(limit)
    .execute()
}

export async function writeTeamDecision(
  trx: Kysely<Database>,
  applicationNo: string,
  change: {
    state: TeamState
    fail_reason?: string
    /** What the applicant is asked for, as JSON. */
    missing?: string
    due_at?: Date
    paused_at?: Date | null
    decided_at?: Date
    last_activity_at: Date
  },
): Promise<void> {
  await trx
    .updateTable('team_application')
    .set(change)
    .where('application_no', '=', applicationNo)
    .execute()
}
