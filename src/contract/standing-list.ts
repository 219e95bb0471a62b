// The route that lists what has changed since the member last ordered from a standing wish list.
import { z } from 'zod'
import { defineCall } from './call.ts'
import { langInput } from './shared-shapes.ts'

const linked = z.object({ itemNo: z.string(), title: z.string(), url: z.string() })

const changedLine = linked.extend({
  orderedAt: z.string(),
  orderNo: z.string(),
  quantity: z.number().int().describe('pieces ordered then'),
  price: z
    .object({
      before: z.string().describe('what the quantity cost then'),
      now: z.string().nullable().describe('what it costs now; null: price on request'),
      currency: z.string(),
    })
    .nullable()
    .describe('null: it costs the same, or its former price is not known or not comparable'),
  stock: z.enum(['out', 'back']).nullable().describe('out: sold out since; back: in stock again'),
  isDiscontinued: z.boolean().describe('the item is no longer sold'),
  successor: linked
    .extend({
      quantity: z
        .number()
        .int()
        .describe('how many of the replacement item can be ordered in place of that quantity'),
    })
    .nullable()
    .describe('the replacement item of a discontinued one'),
})
export type ChangedLine = z.infer<typeof changedLine>

export const readListChangesRoute = defineCall({
  method: 'GET',
  path: '/api/wish-lists/changes',
  summary:
    'What has changed in price, stock and replacement since the lines of a standing list were last ordered',
  access: 'member',
  cache: 'none',
  cost: 'normal',
  crossSite: 'allow',
  input: z.object({
    lang: langInput,
    listId: z.string().max(64).optional().describe('absent: the default list'),
  }),
  result: z.object({
    lastOrder: z
      .object({ orderNo: z.string(), at: z.string() })
      .nullable()
      .describe('null: nothing was ordered from it yet'),
    lines: z.array(changedLine).describe('those that changed'),
  }),
})
export type ListChanges = z.infer<typeof readListChangesRoute.result>
