// Calls for orders of wholesalers: submitting the basket and answering an offer.
import type { respondToOfferRoute, submitOrderRoute } from '../contract/order-offer.ts'
import { caller } from './call.ts'

export const submitOrder = caller<typeof submitOrderRoute>('POST', '/api/orders/submit')
export const respondToOffer = caller<typeof respondToOfferRoute>(
  'POST',
  '/api/orders/{orderNo}/respond',
)
