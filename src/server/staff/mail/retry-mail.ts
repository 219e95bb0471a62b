// Queues a mail once more that could not be sent, with its audit entry.
import type { Kysely } from 'kysely'
import type { Database } from '../../db/database.ts'
import { writeAudit } from '../../modules/audit/audit-service.ts'
import { type RetryAnswer, retryMail } from '../../modules/mail/outbox-service.ts'

export function retryOutboxMail(
  { db, now, actor }: { db: Kysely<Database>; now: Date; actor: string },
  id: string,
): Promise<RetryAnswer> {
  return db.transaction().execute(async (trx) => {
    const answer = await retryMail(trx, now, id)
    if (answer === 'queued') {
      await writeAudit(trx, now, { actor, action: 'mail.retry', subject: `mail:${id}`, change: {} })
    }
    return answer
  })
}
