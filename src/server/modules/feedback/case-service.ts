// Cases: opened once per submission, answered by both sides, readable with number and code.
import type { Kysely } from 'kysely'
import type { CaseState, InquiryType } from '../../../shared/case-states.ts'
import type { Lang } from '../../../shared/lang.ts'
import type { Database } from '../../db/database.ts'
import { AppError, notFound } from '../../platform/errors.ts'
import { hashOf, nameKey, newId } from '../../platform/secrets.ts'
import { caseCodeHash, caseNumber, newCaseCode, unsealCode, sealCode } from './case-code.ts'
import {
  type CaseRow,
  findByIdempotencyKey,
  findCase,
  eraseSubmissionHashes,
  insertCase,
  insertEvent,
  insertMessage,
  listCases,
  listEvents,
  listMessages,
  lockCase,
  nextCaseNumber,
  writeState,
} from './case-repository.ts'
import { type CaseFacts, STAFF_STEPS, type StaffStep } from './case-rules.ts'
import { DAY_MS } from '../../../shared/time.ts'

export type { CaseRow } from './case-repository.ts'

export interface NewCase {
  type: InquiryType
  lang: Lang
  fullName: string
  email: string
  region?: string | undefined
  subject: string
  message: string
  facts: CaseFacts
  itemNo?: string | undefined
  /** Null: a visitor opens it. */
  memberId: number | null
  sendingId?: string | undefined
}

export interface OpenedCase {
  caseNo: string
  feedbackCode: string
  /** Id of its first message. */
  messageId: string
}

/** A submission id is kept for a day. */
const IDEMPOTENCY_MS = DAY_MS
/** A command prints the list, so it is read as a whole; the limit bounds the memory of one that grew long. */
export const MAX_LISTED = 500

/** The case opened by the same submission within the last 24 hours. */
export async function caseOfSubmission(
  db: Kysely<Database>,
  now: Date,
  sendingId: string,
): Promise<Omit<OpenedCase, 'messageId'> | null> {
  const found = await findByIdempotencyKey(db, keyHash(sendingId))
  if (!found?.sealed_code || found.created_at.getTime() <= now.getTime() - IDEMPOTENCY_MS)
    return null
  return {
    caseNo: found.case_no,
    feedbackCode: unsealCode(sendingId, found.sealed_code),
  }
}

/** Errors: a unique violation on `sending_hash` if a concurrent duplicate was first. */
export async function openNewCase(
  trx: Kysely<Database>,
  now: Date,
  { sendingId, ...given }: NewCase,
): Promise<OpenedCase> {
  if (sendingId) await eraseSubmissionHashes(trx, new Date(now.getTime() - IDEMPOTENCY_MS))
  const caseNo = caseNumber(now, await nextCaseNumber(trx))
  const feedbackCode = newCaseCode()
  await insertCase(trx, {
    case_no: caseNo,
    type: given.type,
    state: 'new',
    lang: given.lang,
    full_name: given.fullName,
    email: given.email,
    email_key: nameKey(given.email),
    region: given.region ?? null,
    subject: given.subject,
    form: JSON.stringify(given.facts),
    item_no: given.itemNo ?? null,
    member_id: given.memberId,
    code_hash: caseCodeHash(caseNo, feedbackCode),
    sending_hash: sendingId ? keyHash(sendingId) : null,
    sealed_code: sendingId ? sealCode(sendingId, feedbackCode) : null,
    created_at: now,
    last_activity_at: now,
    closed_at: null,
    erased_at: null,
    order_id: null,
  })
  await insertEvent(trx, { case_no: caseNo, at: now, state: 'new' })
  const messageId = newId()
  await insertMessage(trx, {
    id: messageId,
    case_no: caseNo,
    author: 'customer',
    staff_name: null,
    body: given.message,
    sending_hash: null,
    created_at: now,
  })
  return { caseNo, feedbackCode, messageId }
}

/**
 * Adds a reply by the customer; the case waits for us again. `messageId` is null for a repeated submission.
 * Errors: 404 unknown or erased, 409 it is closed.
 */
export async function addCustomerReply(
  trx: Kysely<Database>,
  now: Date,
  { caseNo, text, sendingId }: { caseNo: string; text: string; sendingId?: string | undefined },
): Promise<{ messageId: string | null; row: CaseRow }> {
  const row = await lockCase(trx, caseNo)
  if (!row || row.erased_at) throw notFound()
  if (row.state === 'closed') {
    throw new AppError(409, [{ field: 'caseNo', reason: 'caseClosed' }])
  }
  const messageId = newId()
  const isNew = await insertMessage(trx, {
    id: messageId,
    case_no: caseNo,
    author: 'customer',
    staff_name: null,
    body: text,
    sending_hash: sendingId ? hashOf('case-reply', `${caseNo}\n${sendingId}`) : null,
    created_at: now,
  })
  if (!isNew) return { messageId: null, row }
  await moveTo(trx, now, row, 'waiting_for_us')
  return { messageId, row }
}

/** Errors: 404 unknown or erased, 409 not allowed in its state. */
export async function takeStaffStep(
  trx: Kysely<Database>,
  now: Date,
  {
    caseNo,
    step,
    reply,
  }: { caseNo: string; step: StaffStep; reply?: { by: string; text: string } },
): Promise<{ row: CaseRow; to: CaseState }> {
  const row = await lockCase(trx, caseNo)
  if (!row || row.erased_at) throw notFound()
  const { from, to } = STAFF_STEPS[step]
  if (!from.includes(row.state)) throw new AppError(409)
  if (reply) {
    await insertMessage(trx, {
      id: newId(),
      case_no: caseNo,
      author: 'staff',
      staff_name: reply.by,
      body: reply.text,
      sending_hash: null,
      created_at: now,
    })
  }
  await moveTo(trx, now, row, to)
  return { row, to }
}

/**
 * Changes the state without a message, such as when a quotation becomes an order. The caller has locked the case. Errors:
 * 404.
 */
export async function recordState(
  trx: Kysely<Database>,
  now: Date,
  { caseNo, to }: { caseNo: string; to: CaseState },
): Promise<void> {
  await moveTo(trx, now, await readCase(trx, caseNo), to)
}

/** Errors: 404. */
export async function readCase(db: Kysely<Database>, caseNo: string): Promise<CaseRow> {
  const row = await findCase(db, caseNo)
  if (!row) throw notFound()
  return row
}

/** Messages and events of a case in chronological order. */
export async function readThread(db: Kysely<Database>, caseNo: string) {
  const [messages, events] = await Promise.all([listMessages(db, caseNo), listEvents(db, caseNo)])
  return { messages, events }
}

/**
 * At most 500, those first that nothing happened to for longest. `open`: those that are not solved or closed, and of
 * too many the longest waiting; `all`: of too many the latest.
 */
export async function listCasesForStaff(
  db: Kysely<Database>,
  which: 'open' | 'all',
): Promise<{ cases: CaseRow[]; isComplete: boolean }> {
  const open = ['new', 'waiting_for_us', 'waiting_for_you'] as const
  const found =
    which === 'open'
      ? await listCases(db, { states: open, from: 'oldest', limit: MAX_LISTED + 1 })
      : await listCases(db, {
          states: [...open, 'solved', 'closed'],
          from: 'latest',
          limit: MAX_LISTED + 1,
        })
  const cases = found.slice(0, MAX_LISTED)
  return {
    cases: which === 'open' ? cases : cases.reverse(),
    isComplete: found.length <= MAX_LISTED,
  }
}

async function moveTo(trx: Kysely<Database>, now: Date, row: CaseRow, to: CaseState) {
  await writeState(trx, row.case_no, {
    state: to,
    last_activity_at: now,
    closed_at: to === 'solved' || to === 'closed' ? (row.closed_at ?? now) : null,
  })
  if (row.state !== to) await insertEvent(trx, { case_no: row.case_no, at: now, state: to })
}

function keyHash(sendingId: string): Buffer {
  return hashOf('case-sending', sendingId)
}
