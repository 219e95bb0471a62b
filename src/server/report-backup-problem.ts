// Mails the operators that backups need attention.
import type { Kysely } from 'kysely'
import type { BackupStatus } from './backup/backup-status.ts'
import type { BackupProblem } from './backup/problem-watch.ts'
import type { Database } from './db/database.ts'
import { writeMail } from './modules/mail/mail-service.ts'
import type { Config } from './platform/config.ts'

/** Does nothing without an address: ALERT_EMAIL, or else CONTACT_EMAIL. */
export async function reportBackupProblem(
  db: Kysely<Database>,
  { ALERT_EMAIL, CONTACT_EMAIL }: Pick<Config, 'ALERT_EMAIL' | 'CONTACT_EMAIL'>,
  problem: BackupProblem,
  { newestAt, check, unusable }: Pick<BackupStatus, 'newestAt' | 'check' | 'unusable'>,
): Promise<void> {
  const now = new Date()
  const to = ALERT_EMAIL || CONTACT_EMAIL
  if (!to) return
  await db.transaction().execute((trx) =>
    writeMail(trx, now, {
      template: 'backup-problem',
      to,
      lang: 'en_us',
      contents: { problem, newestAt, detail: unusable?.problem ?? check?.problem ?? '' },
    }),
  )
}
