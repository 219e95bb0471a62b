// POST /api/account/settings: changes the mails, sender name, enclosed documents and billing address of the company.
import {
  type AccountSettings,
  changeAccountSettingsRoute,
} from '../../../contract/account-settings.ts'
import type { ParsedInputOf } from '../../../contract/call.ts'
import { handle } from '../../context/call-handler.ts'
import { type Ctx, memberOf } from '../../context/context.ts'
import {
  type BillingAddress,
  changeBilling,
  changeOrderSettings,
} from '../../modules/ordering/order-setting-service.ts'
import { findAddressErrors } from '../../modules/reference/address-validation.ts'
import { composeAccountSettings } from '../../operations/compose-account-settings.ts'
import { AppError, type FieldError } from '../../platform/errors.ts'

export const changeAccountSettingsCall = handle(changeAccountSettingsRoute, changeSettings)

type Input = ParsedInputOf<typeof changeAccountSettingsRoute>

/** Errors: 422 with every field of an incomplete billing address, or one that is invalid for its country. */
async function changeSettings(ctx: Ctx, input: Input): Promise<AccountSettings> {
  const { companyId, memberKind: kind } = memberOf(ctx)
  const billing = billingOf(input)
  const errors = billing ? await errorsOf(billing) : []
  if (errors.length > 0) throw new AppError(422, errors)
  const { mails, neutralSlip, packingList, monthlyMail, senderName = '' } = input
  const settings = { mails, senderName, neutralSlip, packingList, monthlyMail }
  await ctx.db.transaction().execute(async (trx) => {
    await changeOrderSettings(trx, { companyId, kind }, settings)
    await changeBilling(trx, companyId, billing)
  })
  return composeAccountSettings(ctx)
}

/** Null: no field is filled in. */
function billingOf({ billingName = '', line1 = '', ...input }: Input): BillingAddress | null {
  const { line2 = '', city = '', region = '', postCode = '', country = '', taxNo = '' } = input
  const address = { name: billingName, line1, line2, city, region, postCode, country, taxNo }
  return Object.values(address).some((value) => value !== '') ? address : null
}

async function errorsOf(address: BillingAddress): Promise<FieldError[]> {
  const { name, line1, city, country, region, postCode } = address
  const required = { billingName: name, line1, city, country }
  const missing = Object.entries(required)
    .filter(([, value]) => value === '')
    .map(([field]) => ({ field, reason: 'required' }))
  return country === ''
    ? missing
    : [...missing, ...(await findAddressErrors({ country, region, postCode }))]
}
