// The items of an order as the page of the order shows them.
import { z } from 'zod'
import { LINE_STATES } from '../shared/order-lines.ts'

export const orderItem = z.object({
  itemNo: z.string(),
  title: z.string(),
  quantity: z.number().int(),
  wanted: z.number().int().nullable().describe('what a wholesaler asked for'),
  parts: z
    .array(
      z.object({
        quantity: z.number().int(),
        unit: z.string().describe('the price of one piece'),
        isSpecial: z.boolean().describe('at the special price'),
      }),
    )
    .describe('pieces of the same price; a line with a special price may have two parts'),
  amount: z.string().describe("with all decimals of the currency: '61.50'"),
  state: z.enum(LINE_STATES),
  reserved: z.number().int(),
  backordered: z.number().int(),
  shipped: z.number().int(),
  cancelled: z.number().int(),
  position: z.number().int().describe('the number of the line in the order'),
  replaces: z.string().nullable().describe('the item in whose place this one is sent'),
  mayRefuse: z.boolean().describe('this login may refuse the substitute now'),
  isReviewed: z.boolean().describe('a review of it was sent with this order'),
  mayReview: z
    .boolean()
    .describe('the item was received and is not reviewed yet, and this login may review it'),
})
