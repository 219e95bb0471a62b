// A price as members see it: quantity steps, order limits, special price. Visitors never receive one.
import { z } from 'zod'

/**
 * Why a price is shown or hidden; a boolean could not say what the reader should do next. login: to a visitor; pending:
 * to an applicant; region_blocked: the item is not sold in the member's region; on_request: no list has a price.
 */
export const PRICE_REASONS = [
  'visible',
  'login',
  'pending',
  'region_blocked',
  'on_request',
] as const
export type PriceReason = (typeof PRICE_REASONS)[number]

/** A decimal number as text with up to four places: '12.5', '0.0125'. */
const amount = z.string().regex(/^\d{1,8}(?:\.\d{1,4})?$/)

export const memberPrice = z.object({
  currency: z.string().describe('ISO 4217; CNY is shown as RMB'),
  steps: z
    .array(z.object({ from: z.number().int(), unit: amount }))
    .describe('unit price from this quantity on, the smallest quantity first'),
  minimum: z.number().int(),
  multiple: z.number().int(),
  maximum: z.number().int().nullable().describe('most pieces per order; null: no limit'),
  special: z
    .object({
      unit: amount,
      monthly: z.number().int().nullable().describe('pieces per month at this price; null: any'),
      left: z.number().int().nullable().describe('of these, how many are left this month'),
      until: z.string().nullable().describe('the last day of the price; null: no end is set'),
    })
    .nullable(),
  suggestedRetail: z.object({ currency: z.string(), amount }).nullable(),
  isDemonstration: z.boolean().describe('from a demonstration price list'),
})
export type MemberPrice = z.infer<typeof memberPrice>

/**
 * On every card for members; absent for visitors and applicants. The product page gives them the reason
 * `login` or `pending` in a field of its own (`productPage` in product.ts).
 */
export const priceAndStock = {
  price: memberPrice.nullable().optional().describe('null: ask for a price'),
  priceReason: z.enum(PRICE_REASONS).optional(),
  stock: z.number().int().optional().describe('pieces in stock'),
}

/** What a quantity costs: computed by quoteQuantity (shared/price-rules.ts) for pages, lists and orders alike. */
export const quotedLine = z.object({
  quantity: z.number().int(),
  parts: z
    .array(
      z.object({
        quantity: z.number().int(),
        unit: amount,
        isSpecial: z.boolean().describe('at the special price'),
      }),
    )
    .describe('pieces of the same price: those beyond a special quantity are a second part'),
  total: z.string().describe("with all decimals of the currency: '61.50'"),
  currency: z.string(),
  fault: z
    .enum(['below_minimum', 'not_multiple', 'above_maximum'])
    .nullable()
    .describe('why this quantity cannot be ordered'),
  nextQuantity: z
    .number()
    .int()
    .describe(
      'this quantity if it can be ordered, else the next larger one that can, else the largest; 0: none can',
    ),
})
export type QuotedLine = z.infer<typeof quotedLine>
