// POST /api/user/addresses
import { saveAddressRoute } from '../../../contract/user-session.ts'
import { saveCheckedAddress } from '../../operations/keep-addresses.ts'
import { handle } from '../../platform/call-handler.ts'

export const saveAddressCall = handle(saveAddressRoute, (ctx, input) =>
  saveCheckedAddress(ctx, input),
)
