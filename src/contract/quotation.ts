// Route that turns a wish list into a request for a quotation: a case with a number.
import { z } from 'zod'
import { defineCall } from './call.ts'
import { text } from './member-fields.ts'
import { langInput } from './shared-shapes.ts'

export const requestQuotationRoute = defineCall({
  method: 'POST',
  path: '/api/wish-lists/request-quotation',
  summary:
    'Asks the sales desk for a quotation of a list: opens a case and mails the list to desk and member. 5600: this request was received before',
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
      sendingId: z.string().min(16).max(64).describe('the same for a repeated request'),
    })
    .strict(),
  result: z.object({
    caseNo: z.string(),
    feedbackCode: z.string().describe('with the case number it opens the case'),
  }),
})
