// The calls of the group order; those that call a single function are bound here.
import { findPlacedOrderRoute, type PlacedOrder } from '../../../contract/order.ts'
import { rankOrdersRoute } from '../../../contract/order-ranking.ts'
import { type AnyCall, handle } from '../../context/call-handler.ts'
import { memberOf } from '../../context/context.ts'
import { findIdempotencyResult } from '../../modules/ledger/ledger-service.ts'
import { rankWaiting } from '../../modules/ordering/order-service.ts'
import { approveOrderCall } from './approve-order.ts'
import { ORDER_KEY_PURPOSE } from '../../operations/place-agreed.ts'
import { cancelOrderCall } from './cancel-order.ts'
import { answerDiscontinuedCall } from './answer-discontinued.ts'
import { checkOutCall } from './check-out.ts'
import { listLastParcelsCall } from './list-last-parcels.ts'
import { listOrderDocumentsCall } from './list-order-documents.ts'
import { listOrdersCall } from './list-orders.ts'
import { listWaitingOrdersCall } from './list-waiting-orders.ts'
import { placeOrderCall } from './place-order.ts'
import { printOrderDocumentCall } from './print-order-document.ts'
import { readOrderCall } from './read-order.ts'
import { rejectSubstituteCall } from './reject-substitute.ts'
import { rejectOrderCall } from './reject-order.ts'
import { respondToOfferCall } from './respond-to-offer.ts'
import { sendReviewCall } from './send-review.ts'
import { submitOrderCall } from './submit-order.ts'

export const orderCalls: AnyCall[] = [
  checkOutCall,
  placeOrderCall,
  submitOrderCall,
  handle(findPlacedOrderRoute, async (ctx, { key }) => {
    const { companyId } = memberOf(ctx)
    const found = await findIdempotencyResult(ctx.db, {
      companyId,
      purpose: ORDER_KEY_PURPOSE,
      key,
    })
    return found as PlacedOrder
  }),
  listOrdersCall,
  listWaitingOrdersCall,
  listLastParcelsCall,
  readOrderCall,
  listOrderDocumentsCall,
  printOrderDocumentCall,
  approveOrderCall,
  rejectOrderCall,
  respondToOfferCall,
  cancelOrderCall,
  rejectSubstituteCall,
  answerDiscontinuedCall,
  sendReviewCall,
  handle(rankOrdersRoute, async (ctx, { orderNos }) => {
    await rankWaiting(ctx, orderNos)
    return null
  }),
]
