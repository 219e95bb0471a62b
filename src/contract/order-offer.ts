// Routes for orders of wholesalers: submitting the basket, and answering an offer.
import { z } from 'zod'
import { BUYER_ROLES } from '../shared/membership.ts'
import { SHIP_POLICIES } from '../shared/ship-policies.ts'
import { defineCall } from './call.ts'
import { line, optional } from './member-fields.ts'
import { placeOrderRoute } from './order.ts'
import { langInput, orderAfterAct, orderNo } from './shared-shapes.ts'

const forWholesaleBuyers = {
  access: 'member',
  cache: 'none',
  roles: BUYER_ROLES,
  kinds: ['wholesale'],
  cost: 'critical',
  crossSite: 'deny-cookie',
} as const
const words = optional(z.string().trim().max(1000))

export const submitOrderRoute = defineCall({
  method: 'POST',
  path: '/api/orders/submit',
  summary:
    'Submits the basket of a wholesaler as an order, which staff answer with an offer. 5600: it was submitted before. 409 `reason`: changed, inFlight',
  ...forWholesaleBuyers,
  idempotency: 'key',
  input: z
    .object({
      lang: langInput,
      key: placeOrderRoute.input.shape.key,
      revision: z.number().int().min(0).describe('of the basket, as it was read'),
      deliverTo: z.string().min(1).max(64).describe('id of one of my delivery addresses'),
      shipPolicy: z.enum(SHIP_POLICIES).default('as_available'),
      ownReference: optional(line(60)),
      note: words.describe('for the people who make the offer'),
    })
    .strict(),
  result: placeOrderRoute.result,
})

export const respondToOfferRoute = defineCall({
  method: 'POST',
  path: '/api/orders/{orderNo}/respond',
  summary:
    'Accepts the newest offer, asks for another one, or declines. 40001: accepted, waits for the payment, or for an owner. 5600: this answer was given before. 409 `reason`: changed (another revision; without `revision`: the membership has another currency), expired, uncovered (the balance should pay and is too low)',
  ...forWholesaleBuyers,
  idempotency: 'repeatable',
  input: z
    .object({
      lang: langInput,
      orderNo,
      revision: z.number().int().min(1).describe('of the offer that the buyer saw'),
      answer: z.enum(['accept', 'change', 'decline']),
      payFromAccount: z
        .boolean()
        .default(false)
        .describe('with accept: pays at once from the balance, which must cover the total'),
      message: words.describe('needed to ask for a change'),
    })
    .strict(),
  result: orderAfterAct.extend({
    paymentReference: z.string().nullable(),
    missing: z.string().nullable().describe('what the balance lacks for the total'),
  }),
})
