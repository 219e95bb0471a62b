// POST /api/staff/log-in: opens a session of staff with email address, password and the code of the authenticator app.
import { logInStaffRoute } from '../../../contract/staff-session.ts'
import { CodedResult, handle } from '../../context/call-handler.ts'
import { staffLogInCookies } from '../../platform/http/cookies.ts'
import { logInStaff } from '../../staff/accounts/log-in-staff.ts'

export const logInStaffCall = handle(logInStaffRoute, async (ctx, { email, password, code }) => {
  const now = ctx.clock()
  // `device` of the caller is the secret of a trusted browser; below, `device` says whether a browser or a terminal logs in.
  const { ip, userAgent, device: deviceSecret } = ctx.caller
  // The code key also seals the secrets of authenticator apps.
  const { name, isEnrolled, ...opened } = await logInStaff(
    { db: ctx.db, now, key: ctx.site.codeKey() },
    { email, password, code, lang: ctx.lang },
    { device: 'browser', ip, userAgent, deviceSecret },
  )
  return new CodedResult(200, { name, isEnrolled }, staffLogInCookies(opened))
})
