// Routes for what a company calls items: names and numbers that the order pad, pasted lists and order files understand.
import { z } from 'zod'
import { BUYER_ROLES } from '../shared/membership.ts'
import { LONGEST_ALIAS } from '../shared/company-alias.ts'
import { defineCall, defineFileCall } from './call.ts'
import { itemNo, langInput } from './shared-shapes.ts'

const readOnly = { access: 'member', cache: 'none', crossSite: 'allow' } as const
const forBuyers = {
  access: 'member',
  roles: BUYER_ROLES,
  cache: 'none',
  cost: 'normal',
  crossSite: 'deny-cookie',
  idempotency: 'repeatable',
} as const
const text = z
  .string()
  .trim()
  .min(1)
  .max(LONGEST_ALIAS)
  .describe('a name or number as my company writes it, in upper or lower case, full or half width')

export const keepAliasRoute = defineCall({
  method: 'POST',
  path: '/api/order-pad/aliases',
  summary:
    'Keeps which item my company means by a text, unless the text is the number of one item; replaces an earlier choice',
  ...forBuyers,
  input: z.object({ lang: langInput, text, itemNo }).strict(),
  result: z.object({ text: z.string(), itemNo: z.string() }),
})

export const dropAliasRoute = defineCall({
  method: 'DELETE',
  path: '/api/order-pad/aliases',
  summary: 'Removes what my company means by a text. 5600: nothing was kept for it',
  ...forBuyers,
  input: z.object({ lang: langInput, text }),
  result: z.object({ text: z.string() }),
})

const listed = z.object({
  text: z.string().describe('as it is compared: lower case, half width'),
  itemNo: z.string(),
  title: z.string(),
  url: z.string().nullable().describe('null: no longer in the catalogue'),
  isDiscontinued: z.boolean().describe('the item is no longer sold'),
  chosenAt: z.string(),
  chosenBy: z.string().nullable().describe('the login; null: it was removed'),
})

export const listAliasesRoute = defineCall({
  method: 'GET',
  path: '/api/order-pad/aliases',
  summary: 'The names and numbers that my company uses for items, sorted by text',
  ...readOnly,
  cost: 'normal',
  input: z.object({
    lang: langInput,
    q: z.string().trim().max(100).optional().describe('a part of the text or of the item number'),
    after: z.string().max(LONGEST_ALIAS).optional().describe('the last text of the previous page'),
    rows: z.coerce.number().int().min(1).max(200).default(50),
  }),
  result: z.object({
    list: z.array(listed),
    next: z.string().nullable().describe('`after` of the next page; null: this is the last'),
    count: z.number().int().describe('of all that match'),
  }),
})

export const exportAliasesRoute = defineFileCall({
  method: 'GET',
  path: '/api/order-pad/aliases/export',
  summary: 'All names and numbers that my company uses for items, as CSV',
  ...readOnly,
  cost: 'heavy',
  input: z.object({ lang: langInput }),
  blob: 'text/csv; charset=utf-8',
  result: z.null(),
})
