// The question to the buyer of an order that leaves only when complete if an item is discontinued; the answer's route.
import { z } from 'zod'
import { defineCall } from './call.ts'
import { itemNo, langInput, orderAfterAct, orderNo } from './shared-shapes.ts'

export const discontinuedQuestion = z.object({
  lines: z.array(
    z.object({
      itemNo,
      title: z.string(),
      quantity: z.number().int(),
      replacement: z
        .object({
          itemNo,
          amount: z
            .string()
            .describe('what all its pieces cost together, never more than `before`'),
          before: z.string().describe('what the discontinued pieces cost together'),
        })
        .nullable()
        .describe('null: there is none at about this price in this quantity'),
    }),
  ),
  rest: z.number().int().describe('pieces that are left without these lines'),
})

export const answerDiscontinuedRoute = defineCall({
  method: 'POST',
  path: '/api/orders/{orderNo}/answer-discontinued',
  summary:
    'Decides on the discontinued items of an order that leaves only when complete: without them, or with their replacement items. To cancel the whole order: /api/orders/{orderNo}/cancel. 409 `reason`: answered, changed (the lines, replacement items or amounts differ from those named, or there is no replacement item to take)',
  access: 'member',
  cache: 'none',
  roles: ['owner', 'buyer'],
  kinds: ['wholesale'],
  cost: 'critical',
  crossSite: 'deny-cookie',
  idempotency: 'repeatable',
  input: z
    .object({
      lang: langInput,
      orderNo,
      answer: z
        .enum(['without', 'replace'])
        .describe('replace: lines without a replacement item are cancelled'),
      lines: z
        .array(
          z
            .object({
              itemNo,
              replacement: itemNo.nullable(),
              amount: z
                .string()
                .max(32)
                .nullable()
                .describe('what the replacement item costs; null: there is none'),
            })
            .strict(),
        )
        .min(1)
        .max(1000)
        .describe('the question as it was shown, so that nothing else is agreed to'),
    })
    .strict(),
  result: orderAfterAct,
})
