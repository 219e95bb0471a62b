// POST /api/staff/passkey/step-up: verifies a passkey again before a critical act, and replaces the token.
import { stepUpWithPasskeyRoute } from '../../../contract/staff-passkeys.ts'
import { CodedResult, handle } from '../../context/call-handler.ts'
import { staffOf } from '../../context/context.ts'
import { acceptPasskey } from '../../modules/staff/passkey-service.ts'
import { invalid } from '../../platform/errors.ts'
import { staffSessionCookie } from '../../platform/http/cookies.ts'
import { renewAfterStepUp } from '../../staff/accounts/renew-after-step-up.ts'
import { assertionOf, passkeyContext } from '../../staff/accounts/passkey-context.ts'

export const stepUpWithPasskeyCall = handle(stepUpWithPasskeyRoute, async (ctx, input) => {
  const staff = staffOf(ctx)
  const { staffId } = staff
  const context = passkeyContext(ctx)
  const response = assertionOf(input.response)
  const accepted = await acceptPasskey(context, { staffId, purpose: 'step-up', response })
  if (!accepted) throw invalid('response', 'passkey')
  return new CodedResult(200, null, [
    staffSessionCookie(await renewAfterStepUp(context, staff, 'passkey')),
  ])
})
