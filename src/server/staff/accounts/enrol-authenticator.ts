// Sets up the authenticator app of an account with its first code, in a browser or a terminal.
import type { Kysely } from 'kysely'
import type { StaffActor } from '../../context/context.ts'
import type { Database } from '../../db/database.ts'
import { writeAudit } from '../../modules/audit/audit-service.ts'
import { confirmTotp, issueRecoveryCodes } from '../../modules/staff/factor-service.ts'
import { endOwnStaffSessions, renewStaffToken } from '../../modules/staff/staff-session-service.ts'
import { notifyStaff } from './notify-staff.ts'

type Enrolling = Pick<StaffActor, 'staffId' | 'sessionId' | 'email'>

/**
 * Returns the new token of this session and ten recovery codes. The other sessions of the account end, because
 * they were opened before the app was set up. `sealed`: the proposed secret of the app, encrypted, as the page received
 * it. Errors: 422 code or sealed.
 */
export function enrolAuthenticator(
  { db, now, key }: { db: Kysely<Database>; now: Date; key: Buffer },
  staff: Enrolling,
  given: { code: string; sealed: string },
): Promise<{ token: string; recoveryCodes: string[] }> {
  const { staffId, sessionId } = staff
  const actor = `staff:${staff.email}`
  return db.transaction().execute(async (trx) => {
    const replaced = await confirmTotp(trx, now, { staffId, key, ...given })
    const recoveryCodes = await issueRecoveryCodes(trx, staffId)
    await endOwnStaffSessions(trx, now, { staff, id: undefined })
    const token = await renewStaffToken(trx, now, sessionId)
    await notifyStaff(trx, now, { staffId, account: staff.email, notice: 'newFactor' })
    const change = { replaced }
    await writeAudit(trx, now, { actor, action: 'staff.authenticator', subject: actor, change })
    return { token, recoveryCodes }
  })
}
