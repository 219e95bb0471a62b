// Job: closes the past months of every account, ten minutes after their end at the earliest.
import type { Kysely } from 'kysely'
import { sellerDay } from '../../shared/seller-day.ts'
import { HOUR_SECONDS } from '../../shared/time.ts'
import type { Database } from '../db/database.ts'
import { closeStatement, listAccountsToClose } from '../modules/ledger/account-service.ts'
import { eachItem } from '../platform/each-item.ts'
import { type Job } from './job.ts'

export const closeStatements: Job = {
  name: 'close-statements',
  everySeconds: HOUR_SECONDS,
  run: closePastMonths,
}

const AFTER_MONTH_END_MS = 10 * 60_000

/**
 * Each account in its own transaction, so that the failure of one does not stop the others; one month after the other.
 * Returns the number of closed months.
 */
async function closePastMonths(db: Kysely<Database>, now: Date): Promise<number> {
  const month = `${sellerDay(new Date(now.getTime() - AFTER_MONTH_END_MS)).slice(0, 7)}-01`
  let closed = 0
  for (;;) {
    const due = await listAccountsToClose(db, month)
    if (due.length === 0) return closed
    await eachItem(due, async ({ id, next }) => {
      await db.transaction().execute((trx) => closeStatement(trx, id, next))
      closed += 1
    })
  }
}
