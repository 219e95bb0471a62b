// Delivery addresses with the names of their countries, validated by the rules of each country.
import type { MemberAddress } from '../../contract/user-session.ts'
import {
  type GivenAddress,
  listAddresses,
  saveAddress,
  type SavedAddress,
} from '../modules/membership/address-service.ts'
import { addressFaults } from '../modules/reference/address-service.ts'
import { listCountries } from '../modules/reference/reference-service.ts'
import type { Ctx } from '../context/context.ts'
import { AppError } from '../platform/errors.ts'

export async function listNamedAddresses(ctx: Ctx): Promise<{ list: MemberAddress[] }> {
  return { list: await withCountryNames(ctx, await listAddresses(ctx)) }
}

/** Errors: 404, 422 with every field that is invalid for the country. */
export async function saveCheckedAddress(ctx: Ctx, given: GivenAddress): Promise<MemberAddress> {
  const faults = await addressFaults(given)
  if (faults.length > 0) throw new AppError(422, faults)
  const [saved] = await withCountryNames(ctx, [await saveAddress(ctx, given)])
  if (!saved) throw new AppError(500)
  return saved
}

async function withCountryNames(
  ctx: Ctx,
  addresses: readonly SavedAddress[],
): Promise<MemberAddress[]> {
  const names = new Map((await listCountries(ctx.lang)).map(({ code, name }) => [code, name]))
  return addresses.map((address) => ({
    ...address,
    countryName: names.get(address.country) ?? address.country,
  }))
}
