// Job: erases the personal data and files of cases two years after their last message, and hashes of submissions
// after a day.
import type { Kysely } from 'kysely'
import type { Database } from '../db/database.ts'
import { deleteAttachments } from '../modules/attachment/attachment-service.ts'
import { writeAudit } from '../modules/audit/audit-service.ts'
import { eraseInactiveCases, eraseOldSubmissionHashes } from '../modules/feedback/case-retention.ts'
import { eraseMailsOf } from '../modules/mail/erasing-service.ts'
import { type Job } from './job.ts'
import { DAY_SECONDS } from '../../shared/time.ts'

export const eraseCases: Job = {
  name: 'erase-cases',
  everySeconds: DAY_SECONDS,
  run: eraseAll,
}

/** Returns the number of erased cases. */
async function eraseAll(db: Kysely<Database>, now: Date): Promise<number> {
  await eraseOldSubmissionHashes(db, now)
  let erased = 0
  for (;;) {
    const batch = await eraseBatch(db, now)
    if (batch === 0) return erased
    erased += batch
  }
}

function eraseBatch(db: Kysely<Database>, now: Date): Promise<number> {
  return db.transaction().execute(async (trx) => {
    const { numbers, emailKeys } = await eraseInactiveCases(trx, now)
    for (const key of emailKeys) await eraseMailsOf(trx, now, key)
    await deleteAttachments(trx, 'case_no', numbers)
    if (numbers.length > 0) {
      await writeAudit(trx, now, {
        actor: 'retention',
        action: 'cases.erase',
        subject: 'cases',
        change: { erased: numbers.length },
      })
    }
    return numbers.length
  })
}
