// Routes for what a company calls items, which the order pad, pasted lists and order files understand.
import { z } from 'zod'
import { LONGEST_ALIAS } from '../shared/company-alias.ts'
import { defineCall } from './call.ts'
import { langInput } from './shared-shapes.ts'

const own = {
  access: 'member',
  roles: ['owner', 'buyer'],
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
  .describe('a name or number as my company writes it; case and width do not matter')

export const keepAliasRoute = defineCall({
  method: 'POST',
  path: '/api/order-pad/aliases',
  summary:
    'Keeps which item my company means by a text, unless the text is the number of one item; replaces an earlier choice',
  ...own,
  input: z.object({ lang: langInput, text, itemNo: z.string().min(1).max(64) }).strict(),
  result: z.object({ text: z.string(), itemNo: z.string() }),
})

export const dropAliasRoute = defineCall({
  method: 'DELETE',
  path: '/api/order-pad/aliases',
  summary: 'Takes back what my company means by a text. 5600: nothing was kept for it',
  ...own,
  input: z.object({ lang: langInput, text }),
  result: z.object({ text: z.string() }),
})
