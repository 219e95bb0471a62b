// Mails a staff account what happened to its login; a reset is also mailed to everyone who manages staff.
import type { Kysely } from 'kysely'
import type { Database } from '../../db/database.ts'
import type { StaffNotice } from '../../modules/mail/composition/mail-request.ts'
import { writeMail } from '../../modules/mail/mail-service.ts'
import { staffRecipients } from '../../modules/staff/staff-service.ts'

export interface StaffEvent {
  staffId: number
  /** The email address with which it logs in. */
  account: string
  notice: StaffNotice
  /** Browser and network address, of events that depend on them. */
  where?: string | null
}

/** Part of the caller's transaction: without the change there is no mail. */
export async function notifyStaff(
  trx: Kysely<Database>,
  now: Date,
  { staffId, account, notice, where = null }: StaffEvent,
): Promise<void> {
  const contents = { notice, account, at: now, where }
  const recipients = await staffRecipients(trx, staffId, { managers: notice === 'reset' })
  for (const { email: to, lang } of recipients) {
    await writeMail(trx, now, { template: 'staff-notice', to, lang, contents })
  }
}
