// Calls for checkout and orders.
import type { checkoutRoute, placeOrderRoute } from '../contract/order.ts'
import { caller } from './call.ts'

export const checkOut = caller<typeof checkoutRoute>('POST', '/api/checkout')
export const placeOrder = caller<typeof placeOrderRoute>('POST', '/api/orders')
