// Route for the parcels that were sent last, of all orders.
import { z } from 'zod'
import { defineCall } from './call.ts'
import { langInput } from './shared-shapes.ts'

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
        dispatchedAt: z.string(),
        city: z.string(),
        country: z.string(),
        countryName: z.string(),
      }),
    ),
  }),
})
export type LastParcel = z.infer<typeof listLastParcelsRoute.result>['list'][number]
