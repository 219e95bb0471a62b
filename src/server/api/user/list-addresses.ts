// GET /api/user/addresses
import { listAddressesRoute } from '../../../contract/user-session.ts'
import { listNamedAddresses } from '../../operations/keep-addresses.ts'
import { handle } from '../../platform/call-handler.ts'

export const listAddressesCall = handle(listAddressesRoute, (ctx) => listNamedAddresses(ctx))
