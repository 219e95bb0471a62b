// The calls of the group order, in contract order; those that call a single function are bound here.
import { rankOrdersRoute } from '../../../contract/waiting-orders.ts'
import { type AnyCall, handle } from '../../context/call-handler.ts'
import { rankWaiting } from '../../modules/ordering/order-service.ts'
import { cancelOrderCall } from './cancel-order.ts'
import { checkOutCall } from './check-out.ts'
import { listLastParcelsCall } from './list-last-parcels.ts'
import { listOrdersCall } from './list-orders.ts'
import { listWaitingOrdersCall } from './list-waiting-orders.ts'
import { placeOrderCall } from './place-order.ts'
import { readOrderCall } from './read-order.ts'

export const orderCalls: AnyCall[] = [
  checkOutCall,
  placeOrderCall,
  listOrdersCall,
  listWaitingOrdersCall,
  listLastParcelsCall,
  readOrderCall,
  cancelOrderCall,
  handle(rankOrdersRoute, async (ctx, { orderNos }) => {
    await rankWaiting(ctx, orderNos)
    return null
  }),
]
