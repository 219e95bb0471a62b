// Job: expires returns that were not sent or not answered in time, closes settled ones after RETURN_DAYS, and charges the
// disposal of foreign goods that were not claimed.
import type { Kysely } from 'kysely'
import { RETURN_DAYS } from '../../shared/business-constants.ts'
import { returnTargetsOf, type ReturnEvent } from '../../shared/return-states.ts'
import { DAY_MS, HOUR_SECONDS } from '../../shared/time.ts'
import type { Database } from '../db/database.ts'
import { chargeDisposal } from '../modules/ledger/account-service.ts'
import {
  listReturnsDue,
  lockAnyReturn,
  moveReturn,
  type ReturnRow,
} from '../modules/returns/return-service.ts'
import { notifyReturn } from '../operations/notify-return.ts'
import { eachItem } from '../platform/each-item.ts'
import type { Job } from './job.ts'

export const endReturns: Job = { name: 'end-returns', everySeconds: HOUR_SECONDS, run: endAll }

type Cause = 'expire' | 'close' | 'dispose'

/** Each in its own transaction. */
async function endAll(db: Kysely<Database>, now: Date): Promise<void> {
  const inactiveSince = new Date(now.getTime() - RETURN_DAYS.inactiveUntilClosed * DAY_MS)
  const unsentSince = sentBefore(now)
  const due = await listReturnsDue(db, { now, unsentSince, inactiveSince })
  await eachItem(due, async ({ return_no, cause }) => {
    await db.transaction().execute(async (trx) => {
      const row = await lockAnyReturn(trx, return_no)
      if (isStillDue(row, cause, now)) await end(trx, now, { row, cause })
    })
  })
}

/** A parcel that was to be sent by this moment would have arrived by now. */
function sentBefore(now: Date): Date {
  return new Date(now.getTime() - RETURN_DAYS.onTheWay * DAY_MS)
}

/** It may have been sent, answered or claimed since it was listed. */
function isStillDue(row: ReturnRow, cause: Cause, now: Date): boolean {
  if (cause === 'dispose') return row.foreign_state === 'noticed'
  if (cause === 'expire') {
    const since = row.state === 'approved' ? sentBefore(now) : now
    if (row.due_at === null || row.due_at > since) return false
  }
  return returnTargetsOf({ from: row.state, event: cause, who: 'scheduler' }).length > 0
}

async function end(
  trx: Kysely<Database>,
  now: Date,
  { row, cause }: { row: ReturnRow; cause: Cause },
): Promise<void> {
  const event: ReturnEvent = cause
  const [state = row.state] = returnTargetsOf({ from: row.state, event, who: 'scheduler' })
  if (cause === 'dispose') await chargeDisposal(trx, row.id, now)
  const changes = cause === 'expire' ? { due_at: null } : {}
  await moveReturn(trx, row, { event, state, actor: 'scheduler', now, changes })
  if (cause === 'close') return
  const mail = cause === 'dispose' ? 'disposed' : 'expired'
  await notifyReturn(trx, now, { returnId: row.id, event: mail })
}
