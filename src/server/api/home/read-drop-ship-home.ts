// GET /api/home/dropship/home-info
import { readDropShipHomeRoute } from '../../../contract/home.ts'
import { composeHome } from '../../operations/compose-home.ts'
import { handle } from '../../platform/call-handler.ts'

export const readDropShipHomeCall = handle(readDropShipHomeRoute, (ctx) =>
  composeHome(ctx, 'dropship'),
)
