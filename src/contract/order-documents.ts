// Routes for the documents of orders.
import { z } from 'zod'
import { DOCUMENT_KINDS } from '../shared/document-kinds.ts'
import { defineCall, defineFileCall } from './call.ts'
import { langInput, orderNo } from './shared-shapes.ts'

export const listOrderDocumentsRoute = defineCall({
  method: 'GET',
  path: '/api/orders/{orderNo}/documents',
  summary: 'The documents of an order that exist now and that this login may read',
  access: 'member',
  cache: 'none',
  cost: 'normal',
  crossSite: 'allow',
  input: z.object({ lang: langInput, orderNo }),
  result: z.object({
    list: z.array(
      z.object({
        kind: z.enum(DOCUMENT_KINDS),
        title: z.string().describe('of the kind, in the requested language'),
        parcelNo: z.string().nullable().describe('null: the document is of the whole order'),
        number: z.string().nullable().describe('of an issued document; null: it has none'),
      }),
    ),
  }),
})
export type OrderDocument = z.infer<typeof listOrderDocumentsRoute.result>['list'][number]

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
    orderNo,
    kind: z.enum(DOCUMENT_KINDS),
    parcel: z
      .string()
      .min(1)
      .max(40)
      .optional()
      .describe('number of a parcel; absent: the last one that has the document'),
    number: z.string().min(1).max(20).optional().describe('of one of several credit notes'),
  }),
  blob: 'application/pdf',
  result: z.null(),
})
