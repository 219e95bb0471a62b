// The parcels of an order, and the route for the last dispatched parcels of the latest orders.
import { z } from 'zod'
import { PARCEL_STATES } from '../shared/parcels.ts'
import { defineCall } from './call.ts'
import { langInput } from './shared-shapes.ts'

const amount = z.string().describe("with all decimals of the currency: '61.50'")

export const parcelOfOrder = z.object({
  parcelNo: z.string(),
  state: z.enum(PARCEL_STATES),
  trackingNo: z.string().nullable(),
  trackingUrl: z.string().nullable().describe("the carrier's page; null: it has none"),
  dispatchedAt: z.string().nullable(),
  deliveredAt: z.string().nullable(),
  pieces: z.number().int(),
  lines: z.array(z.object({ itemNo: z.string(), title: z.string(), pieces: z.number().int() })),
  replaces: z.string().nullable().describe('the parcel whose pieces it sends again'),
  replacedBy: z.string().nullable(),
  refund: amount
    .nullable()
    .describe(
      'what was given back for it; zero: it had charged nothing, and was closed; null: not refunded',
    ),
})
export type ParcelOfOrder = z.infer<typeof parcelOfOrder>

export const listLastParcelsRoute = defineCall({
  method: 'GET',
  path: '/api/orders/parcels',
  summary: 'The parcels of the latest orders, the last dispatched first',
  access: 'member',
  cache: 'none',
  kinds: ['dropship'],
  cost: 'normal',
  crossSite: 'allow',
  input: z.object({ lang: langInput, rows: z.coerce.number().int().min(1).max(20).default(5) }),
  result: z.object({
    list: z.array(
      z.object({
        parcelNo: z.string(),
        orderNo: z.string(),
        ownReference: z.string(),
        state: z.enum(['dispatched', 'delivered', 'lost', 'returned']),
        trackingNo: z.string().nullable(),
        trackingUrl: z.string().nullable(),
        dispatchedAt: z.string(),
        city: z.string(),
        country: z.string(),
        countryName: z.string(),
      }),
    ),
  }),
})
export type LastParcel = z.infer<typeof listLastParcelsRoute.result>['list'][number]
