// Routes for the basket: one for each login and area.
import { z } from 'zod'
import { BUYER_ROLES } from '../shared/membership.ts'
import { defineCall } from './call.ts'
import { quotedLine } from './price.ts'
import { productCard } from './product-card.ts'
import { itemNo, langInput } from './shared-shapes.ts'

const forMembers = { access: 'member', cache: 'none', cost: 'normal' } as const
const quantity = z.number().int().min(1).max(999_999)

/**
 * Why a line cannot be ordered as it is. region_blocked: the item is not sold in the member's region; on_request: it
 * has no price; short: more than is free, which can be ordered only with `mayWait`.
 */
export const basketFault = z.enum([
  'discontinued',
  'region_blocked',
  'on_request',
  'below_minimum',
  'not_multiple',
  'above_maximum',
  'short',
])

const basketLine = z.object({
  itemNo: z.string(),
  quantity: z.number().int(),
  free: z.number().int().describe('pieces in stock that no order has reserved or waits for'),
  product: productCard,
  quote: quotedLine.nullable().describe('null: no price'),
  fault: basketFault
    .nullable()
    .describe('short: more than is free; can be ordered with mayWait, which backorders the rest'),
})

const basket = z.object({
  revision: z.number().int().describe('an order names the revision it is placed from'),
  lines: z.array(basketLine),
  count: z.number().int().describe('lines'),
  totals: z
    .array(z.object({ currency: z.string(), amount: z.string() }))
    .describe('lines without a price or with a wrong quantity are not in it'),
  unpriced: z.number().int().describe('lines that are not in the totals'),
})
export type Basket = z.infer<typeof basket>

export const readBasketRoute = defineCall({
  method: 'GET',
  path: '/api/basket',
  summary: 'My basket with prices, free pieces, faults and totals',
  ...forMembers,
  crossSite: 'allow',
  input: z.object({ lang: langInput }),
  result: basket,
})

const addedRows = z.object({
  revision: z.number().int(),
  count: z.number().int(),
  rows: z.array(
    z.object({
      itemNo: z.string(),
      outcome: z
        .enum(['added', 'raised', 'set', 'kept', 'unknown', 'full'])
        .describe(
          'kept: the line was left as it was; unknown: no such item; full: it holds 1,000 lines',
        ),
      quantity: z.number().int(),
    }),
  ),
})

export const addBasketLinesRoute = defineCall({
  method: 'POST',
  path: '/api/basket/lines',
  summary:
    'Adds lines: `add` raises quantities, `set` replaces them. A row without quantity leaves that of an item in the basket, and starts a new line with the smallest that can be ordered. 5100: see the outcome of each row',
  ...forMembers,
  roles: BUYER_ROLES,
  crossSite: 'deny-cookie',
  input: z
    .object({
      lang: langInput,
      mode: z.enum(['add', 'set']).default('add'),
      lines: z
        .array(z.object({ itemNo, quantity: quantity.optional() }).strict())
        .min(1)
        .max(1000),
    })
    .strict(),
  result: addedRows,
})

const orderedAgain = z.object({
  revision: z.number().int(),
  count: z.number().int(),
  rows: z.array(
    z.object({
      itemNo: z.string(),
      asked: z.number().int().describe('pieces in the list, order or file'),
      wanted: z
        .number()
        .int()
        .describe('pieces asked for and those that were in the basket before, together'),
      outcome: z
        .enum([
          'added',
          'raised',
          'kept',
          'unknown',
          'full',
          'discontinued',
          'region_blocked',
          'on_request',
        ])
        .describe('added, raised or kept: see quantity; all others: nothing of it was added'),
      quantity: z.number().int().describe('pieces of it in the basket now; 0: none was added'),
      correction: z
        .enum(['below_minimum', 'not_multiple', 'above_maximum'])
        .nullable()
        .describe('why the quantity is another one than asked for'),
      successor: z
        .object({
          itemNo: z.string(),
          title: z.string(),
          url: z.string(),
          quantity: z.number().int().describe('how many of it can be ordered in place of `asked`'),
        })
        .nullable()
        .describe('the replacement item of a discontinued one'),
    }),
  ),
})
export type OrderedAgain = z.infer<typeof orderedAgain>

export const addToBasketFromRoute = defineCall({
  method: 'POST',
  path: '/api/basket/add-from',
  summary:
    'Adds what can still be ordered of a wish list of mine (`listId`, empty for the default list), of an order (`orderNo`) or of the orders of a file (`fileId`), in quantities that can be ordered. 5100: see the outcome of each row',
  ...forMembers,
  roles: BUYER_ROLES,
  crossSite: 'deny-cookie',
  input: z
    .object({
      lang: langInput,
      listId: z.string().max(64).optional(),
      orderNo: z.string().max(32).optional(),
      fileId: z.number().int().min(1).max(Number.MAX_SAFE_INTEGER).optional(),
    })
    .strict(),
  result: orderedAgain,
})

export const removeBasketLinesRoute = defineCall({
  method: 'DELETE',
  path: '/api/basket',
  summary: 'Removes lines by item numbers, comma separated; without them, all lines',
  ...forMembers,
  roles: BUYER_ROLES,
  crossSite: 'deny-cookie',
  input: z.object({ lang: langInput, ids: z.string().max(20_000).optional() }),
  result: z.object({ revision: z.number().int(), count: z.number().int() }),
})
