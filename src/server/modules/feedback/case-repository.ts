// Reads and writes cases, their messages and state changes.
import { sql, type Insertable, type Kysely, type Selectable } from 'kysely'
import type { CaseState } from '../../../shared/case-states.ts'
import type { Database } from '../../db/database.ts'
import type { CaseMessageTable, FeedbackCaseTable } from '../../db/schema/cases.ts'

export type CaseRow = Selectable<FeedbackCaseTable>

/** A number unused by any other case; numbers of failed attempts are not reused. */
export async function nextCaseNumber(trx: Kysely<Database>): Promise<number> {
  const { rows } = await sql<{ number: number }>`
    select nextval('case_number')::int as number`.execute(trx)
  return rows[0]!.number
}

export async function insertCase(
  trx: Kysely<Database>,
  row: Insertable<FeedbackCaseTable>,
): Promise<void> {
  await trx.insertInto('feedback_case').values(row).execute()
}

export function findCase(db: Kysely<Database>, caseNo: string): Promise<CaseRow | undefined> {
  return db.selectFrom('feedback_case').where('case_no', '=', caseNo).selectAll().executeTakeFirst()
}

/** Locked until the transaction ends. */
export function lockCase(trx: Kysely<Database>, caseNo: string): Promise<CaseRow | undefined> {
  return trx
    .selectFrom('feedback_case')
    .where('case_no', '=', caseNo)
    .selectAll()
    .forUpdate()
    .executeTakeFirst()
}

export function findByIdempotencyKey(db: Kysely<Database>, keyHash: Buffer) {
  return db
    .selectFrom('feedback_case')
    .where('sending_hash', '=', keyHash)
    .select(['case_no', 'sealed_code', 'created_at'])
    .executeTakeFirst()
}

/** Erases the hashes by which repetitions of submissions made until `until` are recognised. Returns the number of cases. */
export async function eraseSubmissionHashes(db: Kysely<Database>, until: Date): Promise<number> {
  const { numUpdatedRows } = await db
    .updateTable('feedback_case')
    .set({ sending_hash: null, sealed_code: null })
    .where('sending_hash', 'is not', null)
    .where('created_at', '<=', until)
    .executeTakeFirst()
  return Number(numUpdatedRows)
}

/** False: a message of the same submission is stored already. */
export async function insertMessage(
  trx: Kysely<Database>,
  row: Insertable<CaseMessageTable>,
): Promise<boolean> {
  const inserted = await trx
    .insertInto('case_message')
    .values(row)
    .onConflict((conflict) => conflict.column('sending_hash').doNothing())
    .executeTakeFirst()
  return inserted.numInsertedOrUpdatedRows === 1n
}

export function listMessages(db: Kysely<Database>, caseNo: string) {
  return db
    .selectFrom('case_message')
    .where('case_no', '=', caseNo)
    .select(['id', 'author', 'staff_name', 'body', 'created_at'])
    .orderBy('place')
    .execute()
}

export function listEvents(db: Kysely<Database>, caseNo: string) {
  return db
    .selectFrom('case_event')
    .where('case_no', '=', caseNo)
    .select(['at', 'state'])
    .orderBy('at')
    .execute()
}

export async function insertEvent(
  trx: Kysely<Database>,
  event: { case_no: string; at: Date; state: CaseState },
): Promise<void> {
  await trx.insertInto('case_event').values(event).execute()
}

export async function writeState(
  trx: Kysely<Database>,
  caseNo: string,
  change: { state: CaseState; last_activity_at: Date; closed_at: Date | null },
): Promise<void> {
  await trx.updateTable('feedback_case').set(change).where('case_no', '=', caseNo).execute()
}

/** By the last activity, in the order that `from` names. */
export function listCases(
  db: Kysely<Database>,
  {
    states,
    from,
    limit,
  }: { states: readonly CaseState[]; from: 'oldest' | 'latest'; limit: number },
) {
  const direction = from === 'oldest' ? 'asc' : 'desc'
  return db
    .selectFrom('feedback_case')
    .where('state', 'in', states)
    .selectAll()
    .orderBy('last_activity_at', direction)
    .orderBy('case_no', direction)
    .limit(limit)
    .execute()
}
