// Staff ask about, approve, refuse, receive and inspect returns: each act with one audit entry, and with the errors
// 404, and 409 in a state that does not allow it.
import type { Kysely } from 'kysely'
import { RETURN_DAYS } from '../../../shared/business-constants.ts'
import { REASON_RULES } from '../../../shared/return-rules.ts'
import { DAY_MS } from '../../../shared/time.ts'
import type { Database } from '../../db/database.ts'
import { readReturnLines, type ReturnLineRow } from '../../modules/returns/return-service.ts'
import { recordInspection } from '../../modules/returns/inspection-service.ts'
import { takeBackStock } from '../../modules/stock/reservation-service.ts'
import { allocateBackorders } from '../../operations/allocate-backorders.ts'
import { putFitsUnderReview } from './review-fits.ts'
import { notifyReturn } from '../../operations/notify-return.ts'
import { AppError, invalid } from '../../platform/errors.ts'
import { actOnReturn, type ReturnContext } from './act-on-return.ts'

/** The member has 30 days to answer. */
export function askAboutReturn(staff: ReturnContext, returnNo: string, text: string) {
  const dueAt = new Date(staff.now.getTime() + RETURN_DAYS.answerWithin * DAY_MS)
  return actOnReturn(staff, returnNo, {
    event: 'ask',
    who: 'support',
    work: async () => ({ state: 'more_info', note: { text }, changes: { due_at: dueAt } }),
    after: (trx, { id }) =>
      notifyReturn(trx, staff.now, { returnId: id, event: 'asked', note: text }),
  })
}

/**
 * The member has 30 days to send the parcel. If only missing pieces are claimed, nothing is sent: the return counts as
 * received.
 */
export function approveReturn(staff: ReturnContext, returnNo: string) {
  const dueAt = new Date(staff.now.getTime() + RETURN_DAYS.sendWithin * DAY_MS)
  return actOnReturn(staff, returnNo, {
    event: 'approve',
    who: 'support',
    async work(trx, found) {
      const lines = await readReturnLines(trx, found)
      const isSent = lines.some(({ reason }) => REASON_RULES[reason].isSentBack)
      return isSent
        ? { state: 'approved', changes: { due_at: dueAt } }
        : { state: 'received', changes: { due_at: null } }
    },
    after: (trx, { id }, state) =>
      notifyReturn(trx, staff.now, {
        returnId: id,
        event: state === 'approved' ? 'approved' : 'nothingSent',
      }),
  })
}

/** Refuses a return, also after an inspection that accepted nothing. Errors: 409 `accepted`. */
export function rejectReturn(staff: ReturnContext, returnNo: string, reason: string) {
  return actOnReturn(staff, returnNo, {
    event: 'refuse',
    who: 'support',
    async work(trx, found) {
      const lines = await readReturnLines(trx, found)
      if (lines.some(({ accepted }) => accepted !== null && accepted > 0)) {
        throw new AppError(409, [], { reason: 'accepted' })
      }
      return { state: 'refused', note: { text: reason }, changes: { due_at: null } }
    },
    after: (trx, { id }) =>
      notifyReturn(trx, staff.now, { returnId: id, event: 'rejected', note: reason }),
  })
}

/** Records that the parcel of an approved return has arrived at the warehouse. */
export function receiveReturn(staff: ReturnContext, returnNo: string) {
  return actOnReturn(staff, returnNo, {
    event: 'receive',
    who: 'warehouse',
    work: async () => ({ state: 'received', changes: { due_at: null } }),
    after: (trx, { id }) => notifyReturn(trx, staff.now, { returnId: id, event: 'received' }),
  })
}

/** What staff found in one line: good pieces are sold again, bad ones are quarantined, the rest is not accepted. */
export interface InspectedLine {
  good: number
  bad: number
  /** Overrides, in either direction, whether the restocking fee that the member was shown applies. */
  fee?: 'charge' | 'waive' | undefined
}

/**
 * A return is inspected once; `findings` are by line number. Missing pieces are accepted but add nothing to the stock;
 * pieces of a wrong item can only be quarantined. Errors: 409 `inspected`; 422 with the line.
 */
export async function inspectReturn(
  staff: ReturnContext,
  returnNo: string,
  findings: ReadonlyMap<number, InspectedLine>,
) {
  const done = await actOnReturn(staff, returnNo, {
    event: 'inspect',
    who: 'warehouse',
    async work(trx, row) {
      const lines = await readReturnLines(trx, row)
      const inspected = checkInspection(lines, findings)
      await recordInspection(trx, row, inspected)
      await takeBack(trx, lines, inspected)
      await putFitsUnderReview(trx, staff.now, row.id)
      const note = { lines: inspected.map(noteOf) }
      return { state: 'received', note, changes: { inspected_at: staff.now } }
    },
  })
  // Orders may wait for the pieces that are on hand again.
  await allocateBackorders(staff.db)
  return done
}

interface CheckedLine {
  lineNo: number
  accepted: number
  restocked: number
  quarantined: number
  isFeeFree: boolean
  /** What the inspection decided otherwise than was shown at the request. */
  override: InspectedLine['fee']
}

function noteOf({ lineNo, accepted, restocked, quarantined, override }: CheckedLine): string {
  const pieces = `${accepted} accepted, ${restocked} restocked, ${quarantined} quarantined`
  const fee = override === undefined ? '' : `, fee ${override === 'waive' ? 'waived' : 'charged'}`
  return `${lineNo}: ${pieces}${fee}`
}

function checkInspection(
  lines: readonly ReturnLineRow[],
  findings: ReadonlyMap<number, InspectedLine>,
): CheckedLine[] {
  const known = new Set(lines.map(({ line_no }) => line_no))
  for (const lineNo of findings.keys()) {
    if (!known.has(lineNo)) throw invalid('lines', `The return has no line ${lineNo}.`)
  }
  return lines.map((line) => {
    const { line_no: lineNo, reason, pieces } = line
    const finding = findings.get(lineNo)
    if (!finding) throw invalid('lines', `Line ${lineNo} is not inspected.`)
    const { good, bad, fee } = finding
    if (good + bad > pieces) throw invalid('lines', `Line ${lineNo} has ${pieces} pieces only.`)
    const isFeeFree = fee === undefined ? line.fee_free : fee === 'waive'
    if (reason === 'wrong_item' && good > 0) {
      throw invalid('lines', `Line ${lineNo} is another item: quarantine its pieces.`)
    }
    const isBack = REASON_RULES[reason].isSentBack
    const [restocked, quarantined] = isBack ? [good, bad] : [0, 0]
    const override = isFeeFree === line.fee_free ? undefined : fee
    return { lineNo, accepted: good + bad, restocked, quarantined, isFeeFree, override }
  })
}

async function takeBack(
  trx: Kysely<Database>,
  lines: readonly ReturnLineRow[],
  inspected: readonly CheckedLine[],
): Promise<void> {
  const back = inspected.flatMap(({ lineNo, restocked, quarantined }) => {
    const line = lines.find(({ line_no }) => line_no === lineNo)
    if (!line || restocked + quarantined === 0) return []
    return { productId: line.product_id, restocked, quarantined }
  })
  await takeBackStock(trx, back)
}
