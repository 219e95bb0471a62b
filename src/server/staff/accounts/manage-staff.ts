// Staff accounts and invitation codes; each change has its audit entry.
import type { Kysely } from 'kysely'
import type { Database } from '../../db/database.ts'
import { makeInvitation } from '../../modules/application/invitation-service.ts'
import { writeAudit } from '../../modules/audit/audit-service.ts'
import { disableStaff, inviteStaff } from '../../modules/staff/staff-service.ts'
import { DAY_MS } from '../../../shared/time.ts'

interface StaffContext {
  db: Kysely<Database>
  now: Date
  actor: string
}

/** Returns the secret of the one-time link. Errors: 409 the account is in use. */
export function addStaff(
  { db, now, actor }: StaffContext,
  account: { email: string; name: string },
): Promise<string> {
  return db.transaction().execute(async (trx) => {
    const secret = await inviteStaff(trx, now, account)
    const subject = `staff:${account.email}`
    await writeAudit(trx, now, { actor, action: 'staff.invite', subject, change: {} })
    return secret
  })
}

/** Errors: 404 unknown account. */
export function closeStaff({ db, now, actor }: StaffContext, email: string): Promise<void> {
  return db.transaction().execute(async (trx) => {
    await disableStaff(trx, now, email)
    const subject = `staff:${email}`
    await writeAudit(trx, now, { actor, action: 'staff.disable', subject, change: {} })
  })
}

/** Returns the invitation code for an applicant, which is shown only once. */
export function inviteApplicant(
  { db, now, actor }: StaffContext,
  terms: { priceGroup: string; uses: number; days: number; note: string },
): Promise<string> {
  const { priceGroup, uses, days, note } = terms
  const expiresAt = new Date(now.getTime() + days * DAY_MS)
  return db.transaction().execute(async (trx) => {
    const code = await makeInvitation(trx, now, {
      priceGroup,
      uses,
      expiresAt,
      note,
      createdBy: actor,
    })
    await writeAudit(trx, now, {
      actor,
      action: 'invitation.make',
      subject: `price-group:${priceGroup}`,
      change: { uses, expiresAt: expiresAt.toISOString() },
    })
    return code
  })
}
