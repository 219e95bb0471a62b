// The settings of the orders of the member's company, with the billing address and, for an owner, the approval limit.
import type { AccountSettings } from '../../contract/account-settings.ts'
import { minorText } from '../../shared/minor-units.ts'
import { type Ctx, memberOf } from '../context/context.ts'
import { readBilling, readOrderSettings } from '../modules/ordering/order-setting-service.ts'

export async function composeAccountSettings(ctx: Ctx): Promise<AccountSettings> {
  const { companyId, memberKind: kind, role, currency } = memberOf(ctx)
  const { approval, ...settings } = await readOrderSettings(ctx.db, { companyId, kind })
  return {
    ...settings,
    billing: await readBilling(ctx.db, companyId),
    approval: role === 'owner' ? presentLimit(approval, currency) : null,
  }
}

/** In the currency of the session; a limit that was set in another currency does not count. */
export function presentLimit(
  { limit, currency: ofLimit }: { limit: number | null; currency: string | null },
  currency: string,
): { limit: string | null; currency: string } {
  const isSet = limit !== null && ofLimit === currency
  return { limit: isSet ? minorText(BigInt(limit), currency) : null, currency }
}
