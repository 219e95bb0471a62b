// Route that turns a wish list into a request for a quotation: an order of a wholesaler, or a case.
import { z } from 'zod'
import { LONGEST_REF } from '../shared/customer-refs.ts'
import { MAX_UNLISTED } from '../shared/line-remarks.ts'
import { defineCall } from './call.ts'
import { line, text } from './member-fields.ts'
import { langInput } from './shared-shapes.ts'

export const requestQuotationRoute = defineCall({
  method: 'POST',
  path: '/api/wish-lists/request-quotation',
  summary:
    'Asks the sales team for a quotation of a list. An owner or buyer of a wholesaler submits it as an order; for others it opens a case and mails the list to the sales team and the member. 5600: this request was received before. 409 `reason`: changed, with the lines that cannot be ordered',
  access: 'member',
  cache: 'none',
  cost: 'heavy',
  crossSite: 'deny-cookie',
  input: z
    .object({
      lang: langInput,
      listId: z.string().max(64).optional().describe('absent: the default list'),
      content: z
        .array(z.string().min(1).max(64))
        .max(500)
        .optional()
        .describe('item numbers of the lines to quote; absent: all of them'),
      messages: text(2000).default(''),
      unlisted: z
        .array(
          z
            .object({
              row: z.number().int().min(1).max(999_999),
              text: line(LONGEST_REF),
              quantity: z.number().int().min(1).max(999_999).nullable(),
            })
            .strict(),
        )
        .max(MAX_UNLISTED)
        .default([])
        .describe(
          'rows of the pasted list for which no item was found, as typed; the sales team looks for one',
        ),
      deliverTo: z
        .string()
        .min(1)
        .max(64)
        .optional()
        .describe('of an order: id of one of my delivery addresses; absent: the default one'),
      sendingId: z.string().min(16).max(64).describe('the same for a repeated request'),
    })
    .strict(),
  result: z.object({
    caseNo: z.string().nullable(),
    feedbackCode: z
      .string()
      .nullable()
      .describe('secret; with the case number it gives access to the case'),
    orderNo: z.string().nullable().describe('of a wholesaler, instead of a case'),
  }),
})
