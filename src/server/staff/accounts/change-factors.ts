// Adds passkeys to the account that is logged in, and removes its factors: passkeys or the authenticator app.
import type { RegistrationResponseJSON } from '@simplewebauthn/server'
import type { StaffActor } from '../../context/context.ts'
import { writeAudit } from '../../modules/audit/audit-service.ts'
import { factorsOf, issueRecoveryCodes, removeTotp } from '../../modules/staff/factor-service.ts'
import {
  checkNewPasskey,
  listPasskeys,
  type PasskeyContext,
  removePasskey,
  storePasskey,
} from '../../modules/staff/passkey-service.ts'
import { lockStaffAccounts } from '../../modules/staff/role-service.ts'
import { endOwnStaffSessions, renewStaffToken } from '../../modules/staff/staff-session-service.ts'
import { AppError } from '../../platform/errors.ts'
import { notifyStaff } from './notify-staff.ts'

/**
 * Returns the new token of this session; with the first factor also ten recovery codes, and the other sessions of
 * the account end. Errors: 401 the session ended in the meantime, 409 the passkey is known or browsers offer none at
 * this address, 422 response.
 */
export async function addPasskey(
  context: PasskeyContext,
  staff: StaffActor,
  { name, response }: { name: string; response: RegistrationResponseJSON },
): Promise<{ token: string; recoveryCodes: string[] }> {
  const { staffId, sessionId, isEnrolled } = staff
  const { db, now } = context
  const passkey = await checkNewPasskey(context, staffId, response)
  const actor = `staff:${staff.email}`
  return db.transaction().execute(async (trx) => {
    await storePasskey(trx, now, { ...passkey, staffId, name })
    const recoveryCodes = isEnrolled ? [] : await issueRecoveryCodes(trx, staffId)
    if (!isEnrolled) await endOwnStaffSessions(trx, now, { staff, id: undefined })
    const token = await renewStaffToken(trx, now, sessionId)
    await notifyStaff(trx, now, { staffId, account: staff.email, notice: 'newFactor' })
    const change = { name, first: !isEnrolled }
    await writeAudit(trx, now, { actor, action: 'staff.passkey', subject: actor, change })
    return { token, recoveryCodes }
  })
}

type Removal = { passkey: string } | 'authenticator'

/** Errors: 404; 409 the account would have no factor left. */
export async function removeFactor(
  { db, now }: Pick<PasskeyContext, 'db' | 'now'>,
  { staffId, email }: StaffActor,
  removal: Removal,
): Promise<void> {
  const actor = `staff:${email}`
  await db.transaction().execute(async (trx) => {
    // Two removals at once must not both believe that the other factor remains.
    await lockStaffAccounts(trx)
    const isApp = removal === 'authenticator'
    const name = isApp ? null : await removePasskey(trx, { staffId, id: removal.passkey })
    if (isApp) await removeTotp(trx, staffId)
    const { totpSince } = await factorsOf(trx, staffId)
    const passkeys = await listPasskeys(trx, staffId)
    if (totpSince === null && passkeys.length === 0) {
      throw new AppError(409, [], { reason: 'lastFactor' })
    }
    await notifyStaff(trx, now, { staffId, account: email, notice: 'factorRemoved' })
    const action = isApp ? 'staff.authenticator-remove' : 'staff.passkey-remove'
    await writeAudit(trx, now, { actor, action, subject: actor, change: name ? { name } : {} })
  })
}
