// Job: writes the hashes of each past day's transfers and order events to the audit log, so that later changes are
// detected.
import type { Kysely } from 'kysely'
import { HOUR_SECONDS } from '../../shared/time.ts'
import type { Database } from '../db/database.ts'
import { writeAudit } from '../modules/audit/audit-service.ts'
import { computeSeals } from '../modules/ledger/reconciliation-service.ts'
import { type Job } from './job.ts'

export const sealTransfers: Job = {
  name: 'seal-transfers',
  everySeconds: HOUR_SECONDS,
  run: sealAll,
}

/** Returns the number of sealed days. */
async function sealAll(db: Kysely<Database>, now: Date): Promise<number> {
  const seals = await computeSeals(db, now)
  for (const { day, ...change } of seals) {
    await db.transaction().execute((trx) =>
      writeAudit(trx, now, {
        actor: 'ledger',
        action: 'ledger.seal',
        subject: `ledger:${day}`,
        change,
      }),
    )
  }
  return seals.length
}
