// Routes for the orders that wait for money: the list and its ranking.
import { z } from 'zod'
import { BUYER_ROLES } from '../shared/membership.ts'
import { defineCall } from './call.ts'
import { langInput, orderNo } from './shared-shapes.ts'

const forDropshippers = { access: 'member', cache: 'none', kinds: ['dropship'] } as const

export const listWaitingOrdersRoute = defineCall({
  method: 'GET',
  path: '/api/orders/waiting',
  summary: 'The orders that wait for money, in the order in which they are released; at most 500',
  ...forDropshippers,
  cost: 'normal',
  crossSite: 'allow',
  input: z.object({ lang: langInput }),
  result: z.object({
    list: z.array(
      z.object({
        orderNo: z.string(),
        ownReference: z.string(),
        placedAt: z.string(),
        dueAt: z.string().nullable().describe('when it is cancelled for lack of money'),
        total: z.string().describe("with all decimals of the currency: '61.50'"),
        currency: z.string(),
        city: z.string(),
        country: z.string(),
        countryName: z.string(),
        stopped: z.boolean().describe('passed over until it is resumed'),
      }),
    ),
  }),
})
export type WaitingOrder = z.infer<typeof listWaitingOrdersRoute.result>['list'][number]

export const rankOrdersRoute = defineCall({
  method: 'POST',
  path: '/api/orders/rank',
  summary: 'The order in which waiting orders are released; those not named follow, oldest first',
  ...forDropshippers,
  roles: BUYER_ROLES,
  cost: 'normal',
  crossSite: 'deny-cookie',
  idempotency: 'repeatable',
  input: z.object({ lang: langInput, orderNos: z.array(orderNo).min(1).max(500) }).strict(),
  result: z.null(),
})
