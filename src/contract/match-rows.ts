// The route that matches pasted rows: each row's item, or the packs among which the customer chooses.
import { z } from 'zod'
import { defineCall } from './call.ts'
import { fitConfidence, fitReview } from './fit-review.ts'
import { productCard } from './product-card.ts'
import { langInput } from './shared-shapes.ts'

const matchedProduct = productCard.extend({
  fit: z
    .object({
      confidence: fitConfidence,
      review: fitReview,
      qualifier: z.array(z.string()).describe('which of the devices of this name it fits'),
    })
    .nullable()
    .describe(
      'what the fit list says of the device that matched, by whichever of its names; null: something else matched',
    ),
})
export type MatchedProduct = z.infer<typeof matchedProduct>

const matchedRow = z.object({
  row: z.number().int().describe('from 1, as pasted'),
  text: z.string().describe('what was read as number or name'),
  readAs: z
    .string()
    .nullable()
    .describe(
      'another field of the row that matched a device, where the number in the row is unknown; then the outcome is never ok',
    ),
  quantity: z.number().int().nullable(),
  outcome: z
    .enum(['ok', 'replaced', 'ambiguous', 'discontinued', 'not_found', 'unreadable', 'merged'])
    .describe(
      'ambiguous: the customer chooses, also where returns contradict the fit of the only battery; replaced: discontinued, its replacement item is offered; merged: repeats the row `into`; unreadable: the row names nothing that can be looked up',
    ),
  into: z.number().int().nullable(),
  quantityFault: z
    .enum(['below_minimum', 'not_multiple', 'above_maximum', 'unreadable'])
    .nullable(),
  nextQuantity: z
    .number()
    .int()
    .nullable()
    .describe(
      'this quantity if it can be ordered, else the next larger one that can, else the largest; null: no price',
    ),
  match: z
    .object({ kind: z.string(), raw: z.string() })
    .nullable()
    .describe(
      "what matched, in raw as the catalogue writes it; kind own: the member's company chose the item for this text",
    ),
  isEitherSeries: z
    .boolean()
    .describe('the text fits both series of the pack: the product and its pair match equally well'),
  isSeries: z
    .boolean()
    .describe(
      'the text is the start of longer device names, and the customer may mean a device that is not listed',
    ),
  description: z.string().describe('the other fields of the row, without its quantity'),
  products: z
    .array(matchedProduct)
    .max(5)
    .describe('the match, the choices, or up to three suggestions: one of each pack'),
})
export type MatchedRow = z.infer<typeof matchedRow>

export const matchRowsRoute = defineCall({
  method: 'POST',
  path: '/api/wish-lists/match',
  summary:
    'Reads pasted text (item, OEM or EAN numbers, device names, with quantities) and says for each row what it means; stores nothing',
  access: 'visitor',
  cache: 'none',
  cost: 'heavy',
  queuesItself: true,
  crossSite: 'deny-cookie',
  input: z.object({ lang: langInput, pasted: z.string().min(1).max(60_000) }).strict(),
  result: z.object({
    rows: z.array(matchedRow).max(1000),
    tooMany: z.number().int().describe('rows beyond the first 1,000, which were not read'),
  }),
})
