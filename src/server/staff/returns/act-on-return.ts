// One act of staff on a locked return: its state, its event and its audit entry in one transaction.
import type { Kysely } from 'kysely'
import type { OrderActor } from '../../../shared/order-vocabulary.ts'
import {
  returnTargetsOf,
  type ReturnEvent,
  type ReturnState,
} from '../../../shared/return-states.ts'
import type { Database } from '../../db/database.ts'
import { writeAudit } from '../../modules/audit/audit-service.ts'
import { lockAnyReturn, moveReturn, type ReturnRow } from '../../modules/returns/return-service.ts'
import { AppError } from '../../platform/errors.ts'

export interface ReturnContext {
  db: Kysely<Database>
  now: Date
  /** The staff account in the audit log and in the return's events. */
  actor: string
}

type Trx = Kysely<Database>
type Changes = Parameters<typeof moveReturn>[2]['changes']
type Note = Record<string, unknown>

interface Act {
  event: ReturnEvent
  /** In which role staff act; the rules of the states allow an event to some roles only. */
  who: OrderActor
  /**
   * Returns the new state, what the event and the audit entry state besides it (`note`), other columns of the return
   * that change (`changes`), and the event if it is another than the expected one.
   */
  work: (
    trx: Trx,
    row: ReturnRow,
  ) => Promise<{ state: ReturnState; event?: ReturnEvent; note?: Note; changes?: Changes }>
  /** Runs after the return was written, because mails quote it. */
  after?: (trx: Trx, row: ReturnRow, state: ReturnState, event: ReturnEvent) => Promise<void>
}

/** Errors: 404, 409 in a state that does not allow it. */
export function actOnReturn(
  staff: ReturnContext,
  returnNo: string,
  { event: cause, who, work, after }: Act,
): Promise<{ state: ReturnState; event: ReturnEvent }> {
  const { now, actor } = staff
  return staff.db.transaction().execute(async (trx) => {
    const row = await lockAnyReturn(trx, returnNo)
    const from = row.state
    const rejected = new AppError(409, [], { state: from })
    if (returnTargetsOf({ from, event: cause, who }).length === 0) throw rejected
    const { state, event = cause, note = {}, changes = {} } = await work(trx, row)
    if (!returnTargetsOf({ from, event, who }).includes(state)) throw rejected
    await moveReturn(trx, row, { event, state, actor, now, note, changes })
    await after?.(trx, row, state, event)
    await writeAudit(trx, now, {
      actor,
      action: `return.${event.replaceAll('_', '-')}`,
      subject: `return:${row.return_no}`,
      change: { from, to: state, ...note },
    })
    return { state, event }
  })
}
