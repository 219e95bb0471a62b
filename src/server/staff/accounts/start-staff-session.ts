// Opens the session of a staff account that has proved who it is, with its audit entry.
import type { Kysely } from 'kysely'
import type { Database } from '../../db/database.ts'
import { writeAudit } from '../../modules/audit/audit-service.ts'
import type { AcceptedCode } from '../../modules/staff/factor-service.ts'
import { knownStaffDevice, rememberStaffDevice } from '../../modules/staff/known-device-service.ts'
import { isStillVerified, storeStaffLang } from '../../modules/staff/staff-service.ts'
import { openStaffSession, type StaffDevice } from '../../modules/staff/staff-session-service.ts'
import type { Lang } from '../../../shared/lang.ts'
import { notifyStaff } from './notify-staff.ts'

export interface StaffToLogIn {
  staffId: number
  email: string
  /** What proved it: a code after the password, or a passkey alone; none before the enrolment. */
  factor: AcceptedCode | 'passkey' | 'none'
  /** Of the password that was verified; absent with a passkey. */
  passwordHash?: string | null
  /** The language of the page. Absent in a terminal. */
  lang?: Lang
}

export interface StartedStaffSession {
  /** Of the session. */
  id: string
  token: string
  /** For the browser to keep; null in a terminal. */
  deviceSecret: string | null
}

/**
 * The caller has verified the factor, or the password of an account without one. Null: the account was reset, closed or
 * enrolled in the meantime. Also mails the person of the account about a new browser and about a used recovery code.
 */
export function startStaffSession(
  { db, now }: { db: Kysely<Database>; now: Date },
  { staffId, email, factor, lang, ...proof }: StaffToLogIn,
  device: StaffDevice,
): Promise<StartedStaffSession | null> {
  return db.transaction().execute(async (trx) => {
    // A reset ends all sessions; none may be opened afterwards with the former password or factor.
    const isEnrolled = factor !== 'none'
    if (!(await isStillVerified(trx, { staffId, isEnrolled, ...proof }))) return null
    const factorAt = isEnrolled ? now : null
    const { deviceSecret = null, ...client } = device
    const session = await openStaffSession(trx, now, { staffId, factorAt, ...client })
    const isBrowser = device.device === 'browser'
    const knownDevice = await knownStaffDevice(trx, deviceSecret, staffId)
    if (lang) await storeStaffLang(trx, staffId, lang)
    const where = `${device.userAgent.slice(0, 120)}, ${device.ip}`
    const event = { staffId, account: email, where }
    if (factor === 'recovery') await notifyStaff(trx, now, { ...event, notice: 'recoveryCodeUsed' })
    if (isBrowser && !knownDevice) await notifyStaff(trx, now, { ...event, notice: 'newDevice' })
    const secret = isBrowser
      ? await rememberStaffDevice(trx, now, { staffId, secret: deviceSecret })
      : null
    await writeAudit(trx, now, {
      actor: `staff:${email}`,
      action: 'staff.log-in',
      subject: `staff:${email}`,
      change: { device: device.device, ip: device.ip, factor },
    })
    return { ...session, deviceSecret: secret }
  })
}
