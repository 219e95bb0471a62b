// DELETE /api/user/addresses
import { removeAddressRoute } from '../../../contract/user-session.ts'
import { removeAddress } from '../../modules/membership/address-service.ts'
import { handle } from '../../platform/call-handler.ts'

export const removeAddressCall = handle(removeAddressRoute, async (ctx, { id }) => {
  await removeAddress(ctx, id)
  return null
})
