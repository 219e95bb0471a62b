// The settings of the orders of the member's company, with the billing address.
import type { AccountSettings } from '../../contract/account-settings.ts'
import { type Ctx, memberOf } from '../context/context.ts'
import { readBilling, readOrderSettings } from '../modules/ordering/order-setting-service.ts'

export async function readOwnSettings(ctx: Ctx): Promise<AccountSettings> {
  const { companyId, memberKind: kind } = memberOf(ctx)
  const settings = await readOrderSettings(ctx.db, { companyId, kind })
  return { ...settings, billing: await readBilling(ctx.db, companyId) }
}
