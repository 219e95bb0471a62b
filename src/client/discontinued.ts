// The call that answers what happens to discontinued items of an order.
import type { answerDiscontinuedRoute } from '../contract/discontinued.ts'
import { caller } from './call.ts'

export const answerDiscontinued = caller<typeof answerDiscontinuedRoute>(
  'POST',
  '/api/orders/{orderNo}/answer-discontinued',
)
