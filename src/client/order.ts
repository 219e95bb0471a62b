// Calls for checkout and orders: placing, lists, approval, cancelling, priority, parcels and reviews.
import type { approveOrderRoute, rejectOrderRoute } from '../contract/approval.ts'
import type {
  cancelOrderRoute,
  checkoutRoute,
  findPlacedOrderRoute,
  listOrdersRoute,
  placeOrderRoute,
  readOrderRoute,
} from '../contract/order.ts'
import type { listLastParcelsRoute } from '../contract/parcels.ts'
import type { listWaitingOrdersRoute, rankOrdersRoute } from '../contract/order-ranking.ts'
import type { sendReviewRoute } from '../contract/review.ts'
import { caller } from './call.ts'

export const checkOut = caller<typeof checkoutRoute>('POST', '/api/checkout')
export const placeOrder = caller<typeof placeOrderRoute>('POST', '/api/orders')
export const findPlacedOrder = caller<typeof findPlacedOrderRoute>(
  'GET',
  '/api/orders/placed/{key}',
)
export const listOrders = caller<typeof listOrdersRoute>('GET', '/api/orders')
export const listWaitingOrders = caller<typeof listWaitingOrdersRoute>('GET', '/api/orders/waiting')
export const readOrder = caller<typeof readOrderRoute>('GET', '/api/orders/{orderNo}')
export const approveOrder = caller<typeof approveOrderRoute>(
  'POST',
  '/api/orders/{orderNo}/approve',
)
export const rejectOrder = caller<typeof rejectOrderRoute>('POST', '/api/orders/{orderNo}/refuse')
export const cancelOrder = caller<typeof cancelOrderRoute>('POST', '/api/orders/{orderNo}/cancel')
export const rankOrders = caller<typeof rankOrdersRoute>('POST', '/api/orders/rank')
export const listLastParcels = caller<typeof listLastParcelsRoute>('GET', '/api/orders/parcels')
export const sendReview = caller<typeof sendReviewRoute>('POST', '/api/orders/{orderNo}/review')
