// GET /api/about/product/validation/{No}: checks a verification code and names the product it was printed for.
import { type Verification, verifyProductRoute } from '../../../contract/product-support.ts'
import { findVisibleProduct } from '../../modules/catalogue/card-service.ts'
import { checkCode } from '../../modules/verification/verification-service.ts'
import { handle } from '../../context/call-handler.ts'
import type { Ctx } from '../../context/context.ts'
import { withMinimumDuration } from '../../platform/limits/minimum-duration.ts'

/** Longer than any look-up, so that the response time does not reveal a hit. */
const MINIMUM_MS = 40

export const verifyProductCall = handle(verifyProductRoute, verifyProduct)

/** Errors: 422 the text is not a code, 429 too often. */
async function verifyProduct(
  ctx: Ctx,
  { No, pageToken }: { No: string; pageToken?: string | undefined },
): Promise<Verification> {
  const code = { code: No, pageToken }
  const checked = await withMinimumDuration(MINIMUM_MS, () => withProduct(ctx, code))
  const { outcome, mistyped, stamped, firstCheckedAt, product, lot, madeOn } = checked
  const { checksBefore, minutesSinceFirst } = checked
  if (outcome === 'unknown') return { outcome, stamped, ...(mistyped && { mistyped }) }
  return {
    outcome,
    stamped,
    firstCheckedAt: firstCheckedAt?.toISOString() ?? null,
    ...(outcome === 'used' && { checksBefore, minutesSinceFirst }),
    product,
    lot,
    madeOn,
  }
}

async function withProduct(ctx: Ctx, code: { code: string; pageToken: string | undefined }) {
  const checked = await checkCode(ctx, code)
  const { itemNo } = checked
  return { ...checked, product: itemNo === null ? null : await findVisibleProduct(ctx, itemNo) }
}
