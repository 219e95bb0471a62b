// POST /api/about/product/validation-token: issues the token for one verification; after many unknown codes a security
// code is needed.
import type { ResultOf } from '../../../contract/call.ts'
import { issuePageTokenRoute } from '../../../contract/product-support.ts'
import { checkSecurityCode } from '../../modules/captcha/captcha-service.ts'
import {
  resetMisses,
  hasMissedOften,
  consumeTokenLimit,
} from '../../modules/verification/check-limits.ts'
import { issueToken } from '../../modules/verification/page-token-service.ts'
import { deviceCookie } from '../../modules/verification/verification-service.ts'
import { CodedResult, handle } from '../../context/call-handler.ts'
import type { Ctx } from '../../context/context.ts'
import { AppError } from '../../platform/errors.ts'

export const issuePageTokenCall = handle(issuePageTokenRoute, issuePageToken)

/**
 * Sets the device cookie before a check marks the verification code as checked, so that a retry after a lost response
 * counts as the same device. Errors: 423 a security code is needed or wrong, 429 too many.
 */
async function issuePageToken(
  ctx: Ctx,
  {
    securityKey,
    securityCode,
  }: { securityKey?: string | undefined; securityCode?: string | undefined },
): Promise<CodedResult<ResultOf<typeof issuePageTokenRoute>>> {
  await consumeTokenLimit(ctx)
  if (await hasMissedOften(ctx)) {
    if (!securityKey || !securityCode) throw new AppError(423)
    await checkSecurityCode(ctx.db, ctx.clock(), { securityKey, securityCode })
    await resetMisses(ctx)
  }
  return new CodedResult(200, await issueToken(ctx), [deviceCookie(ctx)])
}
