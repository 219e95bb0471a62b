// Routes for the documents of a money account: proforma invoices, invoices, credit notes and statements.
import { z } from 'zod'
import { ACCOUNT_DOCUMENT_KINDS } from '../shared/document-kinds.ts'
import { defineCall, defineFileCall } from './call.ts'
import { continuedListOf, langInput } from './shared-shapes.ts'

const readOnly = {
  access: 'member',
  cache: 'none',
  roles: ['owner', 'buyer', 'finance'],
  crossSite: 'allow',
} as const

const accountDocument = z.object({
  kind: z.enum(ACCOUNT_DOCUMENT_KINDS),
  title: z.string().describe('of the kind, in the requested language'),
  number: z.string().nullable().describe('of invoices and credit notes'),
  orderNo: z.string().nullable().describe('null: it is about a month'),
  month: z.string().nullable().describe("'2026-11', of statements and monthly invoices"),
  at: z.string().describe('when it was issued'),
  total: z.string().describe('of a statement, the closing balance'),
  currency: z.string(),
})
export type AccountDocument = z.infer<typeof accountDocument>

export const listAccountDocumentsRoute = defineCall({
  method: 'GET',
  path: '/api/account/documents',
  summary:
    'The documents of my company in this area, newest first: the newest proforma invoice of each order, invoices, credit notes, and the statements of closed months, which buyers do not see',
  ...readOnly,
  cost: 'normal',
  input: z.object({
    lang: langInput,
    kind: z.enum(ACCOUNT_DOCUMENT_KINDS).optional(),
    month: z
      .string()
      .regex(/^20\d\d-(0[1-9]|1[0-2])$/)
      .optional()
      .describe('in which it was issued, or which it covers'),
    after: z.coerce
      .number()
      .int()
      .min(0)
      .max(1_000_000)
      .optional()
      .describe('how many documents to skip: `next` of the page before'),
    rows: z.coerce.number().int().min(1).max(100).default(50),
  }),
  result: continuedListOf(accountDocument),
})

export const printAccountDocumentRoute = defineFileCall({
  method: 'GET',
  path: '/api/account/documents/{number}',
  summary: 'An invoice, a monthly invoice or a credit note as PDF, as it was issued',
  ...readOnly,
  cost: 'heavy',
  input: z.object({ lang: langInput, number: z.string().min(1).max(20) }),
  blob: 'application/pdf',
  result: z.null(),
})
