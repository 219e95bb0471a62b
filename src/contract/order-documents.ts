// Routes for the documents of orders.
import { z } from 'zod'
import { DOCUMENT_KINDS } from '../shared/document-kinds.ts'
import { defineFileCall } from './call.ts'
import { langInput } from './shared-shapes.ts'

export const printOrderDocumentRoute = defineFileCall({
  method: 'GET',
  path: '/api/orders/{orderNo}/document',
  summary:
    'A document of an order as PDF. Documents with prices are for owners, buyers and finance. 409 `reason`, `text`: it does not exist yet',
  access: 'member',
  cache: 'none',
  cost: 'heavy',
  crossSite: 'allow',
  input: z.object({
    lang: langInput,
    orderNo: z.string().min(1).max(32),
    kind: z.enum(DOCUMENT_KINDS),
    parcel: z
      .string()
      .min(1)
      .max(40)
      .optional()
      .describe('number of a parcel; absent: the last one that has the document'),
  }),
  blob: 'application/pdf',
  result: z.null(),
})
