// Job: publishes scheduled content that is due, and withdraws content whose withdrawal time has passed.
import type { Kysely } from 'kysely'
import type { Database } from '../db/database.ts'
import { writeAudit } from '../modules/audit/audit-service.ts'
import { nameOfEntry } from '../modules/content/files/content-source.ts'
import { applyDueChanges, hasDueChanges } from '../modules/content/writing/manage-entries.ts'
import { type Job } from './job.ts'
import { MINUTE_SECONDS } from '../../shared/time.ts'

export const publishScheduled: Job = {
  name: 'publish-scheduled',
  everySeconds: MINUTE_SECONDS,
  run: publishDue,
}

/** Returns the names of the published and withdrawn content. */
async function publishDue(db: Kysely<Database>, now: Date): Promise<string[]> {
  if (!(await hasDueChanges(db, now))) return []
  return db.transaction().execute(async (trx) => {
    const actor = 'scheduler'
    const entries = await applyDueChanges(trx, { now, actor })
    for (const entry of entries) {
      const subject = `content:${nameOfEntry(entry)}`
      await writeAudit(trx, now, { actor, action: 'content.apply-schedule', subject, change: {} })
    }
    return entries.map(nameOfEntry)
  })
}
