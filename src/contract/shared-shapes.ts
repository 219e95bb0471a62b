// Shapes that several calls use: language, paging, lists, items and orders.
import { z } from 'zod'
import { DEFAULT_LANG, LANGS } from '../shared/lang.ts'
import { ORDER_LABELS, ORDER_STATES } from '../shared/order-vocabulary.ts'

/** Missing or unknown means en_us. */
export const langInput = z
  .enum(LANGS)
  .catch(DEFAULT_LANG)
  .default(DEFAULT_LANG)
  .describe('en_us, zh_cn or zh_hk; anything else means en_us')

/** page from 1, rows 1 to 100, default 20. */
export const pagingInput = {
  page: z.coerce.number().int().min(1).max(1_000_000).default(1),
  rows: z.coerce.number().int().min(1).max(100).default(20),
}

export const langOnly = z.object({ lang: langInput })

export function listOf<T extends z.ZodType>(item: T) {
  return z.object({
    total: z.number().int(),
    page: z.number().int(),
    rows: z.number().int(),
    list: z.array(item),
  })
}

/** A list that continues: `next` is the `after` with which the next request reads on; null at the end. */
export function continuedListOf<T extends z.ZodType>(item: T) {
  return z.object({
    list: z.array(item),
    next: z.number().int().nullable(),
    count: z.number().int().nullable().describe('of the whole list; null: more than 10,000'),
  })
}

/** A domain code with its name in the requested language. */
export const namedCode = z.object({ code: z.string(), name: z.string() })

/** The number of a product in the catalogue, as members type it. */
export const itemNo = z.string().min(1).max(64)

/** Makes a repeated request act once. */
export const idempotencyKey = z
  .string()
  .regex(/^[A-Za-z0-9_-]{16,64}$/, { error: 'form' })
  .describe(
    'made by the browser before it sends; a repetition with the same key acts once. 409 `inFlight`: the first request with this key is still running',
  )

/** The number of an order, as members and staff know it. */
export const orderNo = z.string().min(1).max(32)

/** The state of an order after an act, as the call of that act returns it. */
export const orderAfterAct = z.object({
  orderNo: z.string(),
  state: z.enum(ORDER_STATES),
  label: z.enum(ORDER_LABELS).describe('the state as members see it'),
})

/** The total as it was shown, so that a buyer agrees to no other. */
export const expectedTotal = z.string().regex(/^\d{1,12}(?:\.\d{1,2})?$/, { error: 'form' })
