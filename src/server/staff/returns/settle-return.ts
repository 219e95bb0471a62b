// Staff settle inspected returns by refund or replacement, and handle goods in the parcel that are not ours. Each act
// also has the errors of `actOnReturn`: 404, and 409 in a state that does not allow it.
import type { Kysely } from 'kysely'
import { RETURN_DAYS } from '../../../shared/business-constants.ts'
import { DAY_MS } from '../../../shared/time.ts'
import type { Database } from '../../db/database.ts'
import { retractSettlement, settleReturn } from '../../modules/ledger/account-service.ts'
import { markReturned } from '../../modules/returns/inspection-service.ts'
import {
  readReturnAccount,
  readReturnLines,
  type ReturnRow,
} from '../../modules/returns/return-service.ts'
import { sendReplacements } from '../../modules/stock/reservation-service.ts'
import { creditReturn } from '../../operations/credit-refunds.ts'
import { notifyReturn } from '../../operations/notify-return.ts'
import { releaseWaiting } from '../../operations/release-waiting.ts'
import { AppError } from '../../platform/errors.ts'
import { actOnReturn, type ReturnContext } from './act-on-return.ts'

/**
 * Refunds what inspection accepted, less the fee. At or above the limit for a second person, the first call only
 * proposes the refund, and a call by another person makes it. Pieces that cost nothing are settled without money.
 * Errors: 409 `not_inspected`, `nothing_accepted`, `own_proposal`.
 */
export async function refundReturned(staff: ReturnContext, returnNo: string) {
  const { now, actor } = staff
  const done = await actOnReturn(staff, returnNo, {
    event: 'settle',
    who: 'finance',
    async work(trx, found) {
      if ((await settleReturn(trx, found.id, actor)) === 'proposed') {
        return { event: 'propose', state: found.state }
      }
      await markReturned(trx, found)
      await creditReturn(trx, found.return_no, now)
      return { state: 'settled', changes: { resolution: 'refund', settled_at: now } }
    },
    async after(trx, { id }, _, event) {
      if (event === 'settle') await notifyReturn(trx, now, { returnId: id, event: 'settled' })
    },
  })
  if (done.event === 'settle') {
    // Orders may wait for the money that is available now.
    await releaseWaiting(staff.db, await readReturnAccount(staff.db, returnNo), now)
  }
  return done
}

/** The person who proposed the refund takes it back. Errors: 409 `not_proposed`, `other_proposal`. */
export function retractReturnRefund(staff: ReturnContext, returnNo: string) {
  return actOnReturn(staff, returnNo, {
    event: 'retract',
    who: 'finance',
    async work(trx, { id, state }) {
      await retractSettlement(trx, id, staff.actor)
      return { state }
    },
  })
}

/**
 * The same pieces leave once more, without money. Errors: 409 `not_inspected`, `proposed` when a refund waits for its
 * second person, `nothing_accepted`, `short` when the pieces are not in stock.
 */
export function replaceReturned(staff: ReturnContext, returnNo: string, trackingNo: string) {
  const { now } = staff
  return actOnReturn(staff, returnNo, {
    event: 'settle',
    who: 'finance',
    async work(trx, found) {
      await sendAgain(trx, found)
      const changes = {
        resolution: 'replacement',
        settled_at: now,
        tracking_no: trackingNo,
      } as const
      return { state: 'settled', note: { trackingNo }, changes }
    },
    after: (trx, { id }) => notifyReturn(trx, now, { returnId: id, event: 'replaced' }),
  })
}

async function sendAgain(trx: Kysely<Database>, found: ReturnRow): Promise<void> {
  if (found.inspected_at === null) throw new AppError(409, [], { reason: 'not_inspected' })
  if (found.settle_proposed_by !== null) throw new AppError(409, [], { reason: 'proposed' })
  const lines = (await readReturnLines(trx, found)).flatMap(({ product_id, accepted }) =>
    accepted ? { productId: product_id, pieces: accepted } : [],
  )
  if (lines.length === 0) throw new AppError(409, [], { reason: 'nothing_accepted' })
  if (!(await sendReplacements(trx, lines))) throw new AppError(409, [], { reason: 'short' })
}

/** The member has 30 days to claim the goods. Errors: 409 `reported` when they were reported before. */
export function reportForeignGoods(staff: ReturnContext, returnNo: string, grams: number) {
  const { now } = staff
  const dueAt = new Date(now.getTime() + RETURN_DAYS.claimForeignWithin * DAY_MS)
  return actOnReturn(staff, returnNo, {
    event: 'report_foreign',
    who: 'warehouse',
    async work(_, { state, foreign_state }) {
      if (foreign_state !== null) throw new AppError(409, [], { reason: 'reported' })
      const changes = {
        foreign_grams: grams,
        foreign_state: 'noticed',
        foreign_due_at: dueAt,
      } as const
      return { state, note: { grams }, changes }
    },
    after: (trx, { id }) => notifyReturn(trx, now, { returnId: id, event: 'foreign' }),
  })
}

/** The member claimed the goods: nothing is charged. Errors: 409 `notReported`. */
export function claimForeignGoods(staff: ReturnContext, returnNo: string) {
  return actOnReturn(staff, returnNo, {
    event: 'claim_foreign',
    who: 'warehouse',
    async work(_, { state, foreign_state }) {
      if (foreign_state !== 'noticed') throw new AppError(409, [], { reason: 'notReported' })
      return { state, changes: { foreign_state: 'claimed' } as const }
    },
  })
}
