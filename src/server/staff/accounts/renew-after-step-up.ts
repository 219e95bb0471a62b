// Renews the token of a session in which a factor was verified again, with its audit entry.
import type { Kysely } from 'kysely'
import type { StaffActor } from '../../context/context.ts'
import type { Database } from '../../db/database.ts'
import { writeAudit } from '../../modules/audit/audit-service.ts'
import type { AcceptedCode } from '../../modules/staff/factor-service.ts'
import { renewStaffToken } from '../../modules/staff/staff-session-service.ts'
import { notifyStaff } from './notify-staff.ts'

/** Returns the new token. Errors: 401 the session ended in the meantime. */
export function renewAfterStepUp(
  { db, now }: { db: Kysely<Database>; now: Date },
  { staffId, sessionId, email }: StaffActor,
  factor: AcceptedCode | 'passkey',
): Promise<string> {
  const actor = `staff:${email}`
  return db.transaction().execute(async (trx) => {
    const renewed = await renewStaffToken(trx, now, sessionId)
    const event = { staffId, account: email, notice: 'recoveryCodeUsed' } as const
    if (factor === 'recovery') await notifyStaff(trx, now, event)
    await writeAudit(trx, now, { actor, action: 'staff.step-up', subject: actor, change: {} })
    return renewed
  })
}
