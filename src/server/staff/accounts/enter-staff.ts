// Opens the session of a staff account that has proved who it is, with its audit entry.
import type { Kysely } from 'kysely'
import type { Database } from '../../db/database.ts'
import { writeAudit } from '../../modules/audit/audit-service.ts'
import { rememberStaffDevice } from '../../modules/staff/known-device-service.ts'
import { openStaffSession, type StaffDevice } from '../../modules/staff/staff-session-service.ts'

export interface EnteringStaff {
  staffId: number
  email: string
  /** What proved it besides the password; none before the enrolment. */
  factor: 'code' | 'passkey' | 'none'
}

export interface EnteredStaff {
  id: string
  token: string
  /** For the browser to keep; null in a terminal. */
  deviceSecret: string | null
}

export function enterStaff(
  { db, now }: { db: Kysely<Database>; now: Date },
  { staffId, email, factor }: EnteringStaff,
  device: StaffDevice,
): Promise<EnteredStaff> {
  return db.transaction().execute(async (trx) => {
    const factorAt = factor === 'none' ? null : now
    const { deviceSecret = null, ...place } = device
    const session = await openStaffSession(trx, now, { staffId, factorAt, ...place })
    const remembered = { staffId, secret: deviceSecret }
    const isBrowser = device.device === 'browser'
    const secret = isBrowser ? await rememberStaffDevice(trx, now, remembered) : null
    await writeAudit(trx, now, {
      actor: `staff:${email}`,
      action: 'staff.log-in',
      subject: `staff:${email}`,
      change: { device: device.device, ip: device.ip, factor },
    })
    return { ...session, deviceSecret: secret }
  })
}
