// Lists delivery addresses with the names of their countries, and saves one that is valid by the rules of its country.
import type { MemberAddress } from '../../contract/user-session.ts'
import {
  type DeliveryAddressInput,
  listAddresses,
  saveAddress,
  type DeliveryAddress,
} from '../modules/membership/delivery-address-service.ts'
import { findAddressErrors } from '../modules/reference/address-validation.ts'
import type { Ctx } from '../context/context.ts'
import { countryNamesIn } from '../platform/countries.ts'
import { AppError } from '../platform/errors.ts'

export async function listDeliveryAddresses(ctx: Ctx): Promise<{ list: MemberAddress[] }> {
  return { list: await withCountryNames(ctx, await listAddresses(ctx)) }
}

/** Errors: 404; 422 with every field that is invalid for the country, or `tooMany` addresses. */
export async function saveCheckedAddress(
  ctx: Ctx,
  input: DeliveryAddressInput,
): Promise<MemberAddress> {
  const errors = await findAddressErrors(input)
  if (errors.length > 0) throw new AppError(422, errors)
  const [saved] = await withCountryNames(ctx, [await saveAddress(ctx, input)])
  if (!saved) throw new AppError(500)
  return saved
}

async function withCountryNames(
  ctx: Ctx,
  addresses: readonly DeliveryAddress[],
): Promise<MemberAddress[]> {
  const nameOf = await countryNamesIn(ctx.lang)
  return addresses.map((address) => ({ ...address, countryName: nameOf(address.country) }))
}
