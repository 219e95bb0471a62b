// The route for reviews by members who received a product.
import { z } from 'zod'
import { BUYER_ROLES } from '../shared/membership.ts'
import { defineCall } from './call.ts'
import { text } from './member-fields.ts'
import { itemNo, langInput, orderNo } from './shared-shapes.ts'
import { REVIEW_LENGTH, REVIEW_STARS, REVIEW_STATES } from '../shared/review-rules.ts'

export const sendReviewRoute = defineCall({
  method: 'POST',
  path: '/api/orders/{orderNo}/review',
  summary:
    'Reviews an item of a delivered order, once per item and order; staff publish it. 5600: it was reviewed before. 409 `reason`: notDelivered',
  access: 'member',
  cache: 'none',
  roles: BUYER_ROLES,
  cost: 'normal',
  crossSite: 'deny-cookie',
  idempotency: 'repeatable',
  input: z
    .object({
      lang: langInput,
      orderNo,
      itemNo,
      stars: z.number().int().min(REVIEW_STARS.from).max(REVIEW_STARS.to),
      text: text(REVIEW_LENGTH.to).min(REVIEW_LENGTH.from),
    })
    .strict(),
  result: z.object({
    orderNo: z.string(),
    itemNo: z.string(),
    state: z.enum(REVIEW_STATES).describe('of the first review of this item'),
    isRepeated: z.boolean().describe('it was reviewed before; nothing has changed'),
  }),
})
