// Job: erases the texts and photos of returns two years after they ended.
import type { Kysely } from 'kysely'
import { DAY_SECONDS } from '../../shared/time.ts'
import type { Database } from '../db/database.ts'
import { deleteAttachments } from '../modules/attachment/attachment-service.ts'
import { writeAudit } from '../modules/audit/audit-service.ts'
import { eraseEndedReturns } from '../modules/returns/return-retention.ts'
import { type Job } from './job.ts'

export const eraseReturns: Job = {
  name: 'erase-returns',
  everySeconds: DAY_SECONDS,
  run: eraseEnded,
}

/** Returns the number of erased returns. */
async function eraseEnded(db: Kysely<Database>, now: Date): Promise<number> {
  let erased = 0
  for (;;) {
    const batch = await db.transaction().execute((trx) => eraseBatch(trx, now))
    if (batch === 0) return erased
    erased += batch
  }
}

async function eraseBatch(trx: Kysely<Database>, now: Date): Promise<number> {
  const numbers = await eraseEndedReturns(trx, now)
  await deleteAttachments(trx, 'return_no', numbers)
  if (numbers.length > 0) {
    await writeAudit(trx, now, {
      actor: 'retention',
      action: 'returns.erase',
      subject: 'returns',
      change: { erased: numbers.length },
    })
  }
  return numbers.length
}
