// POST /api/staff/passkey/log-in: opens a session of staff with a passkey, which replaces password and second factor.
import { logInWithPasskeyRoute } from '../../../contract/staff-passkeys.ts'
import { CodedResult, handle } from '../../context/call-handler.ts'
import { acceptPasskey } from '../../modules/staff/passkey-service.ts'
import { invalid } from '../../platform/errors.ts'
import { staffLogInCookies } from '../../platform/http/cookies.ts'
import { limitStaffNetwork } from '../../staff/accounts/log-in-staff.ts'
import { startStaffSession } from '../../staff/accounts/start-staff-session.ts'
import { assertionOf, passkeyContext } from '../../staff/accounts/passkey-context.ts'

export const logInWithPasskeyCall = handle(logInWithPasskeyRoute, async (ctx, input) => {
  const { ip, userAgent, device: deviceSecret } = ctx.caller
  const context = passkeyContext(ctx)
  await limitStaffNetwork(context, ip)
  const response = assertionOf(input.response)
  // Null: the passkey of any account is accepted.
  const account = await acceptPasskey(context, { staffId: null, purpose: 'log-in', response })
  if (!account) throw invalid('response', 'credentials')
  const device = { device: 'browser', ip, userAgent, deviceSecret } as const
  const opened = await startStaffSession(
    context,
    { ...account, factor: 'passkey', lang: ctx.lang },
    device,
  )
  if (!opened) throw invalid('response', 'credentials')
  const result = { name: account.name, isEnrolled: true }
  return new CodedResult(200, result, staffLogInCookies(opened))
})
