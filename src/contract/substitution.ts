// Routes for substitutes: what a company allows to be sent in place of an item that ran out, and refusing one.
import { z } from 'zod'
import { BUYER_ROLES } from '../shared/membership.ts'
import { SUBSTITUTION_RULES } from '../shared/substitution.ts'
import { defineCall } from './call.ts'
import { langInput, langOnly, orderAfterAct, orderNo } from './shared-shapes.ts'

const forDropshippers = { access: 'member', cache: 'none', kinds: ['dropship'] } as const
const rule = z.enum(SUBSTITUTION_RULES)
const exception = z
  .object({ itemNo: z.string().trim().min(1).max(64).describe('the item ordered'), rule })
  .strict()

const substitution = z.object({
  rule: rule.describe(
    'never: nothing; same_or_higher: the same pack of the other series, if its capacity is no lower; other_series: also one of lower capacity',
  ),
  mostPercent: z
    .number()
    .int()
    .describe(
      'by how much the price of the substitute may differ, in percent of the ordered one; a more expensive one costs the member no more',
    ),
  exceptions: z.array(exception).describe('items for which another rule holds'),
})
export type SubstitutionSettings = z.infer<typeof substitution>

export const readSubstitutionRoute = defineCall({
  method: 'GET',
  path: '/api/account/substitution',
  summary: 'What may be sent in place of an item that runs out between order and picking',
  ...forDropshippers,
  roles: ['owner', 'finance', 'buyer'],
  cost: 'normal',
  crossSite: 'allow',
  input: langOnly,
  result: substitution,
})

export const changeSubstitutionRoute = defineCall({
  method: 'POST',
  path: '/api/account/substitution',
  summary: 'Changes the rule, the price difference and all exceptions together',
  ...forDropshippers,
  roles: ['owner', 'finance'],
  cost: 'normal',
  crossSite: 'deny-cookie',
  idempotency: 'repeatable',
  input: z
    .object({
      lang: langInput,
      rule,
      mostPercent: z.number().int().min(0).max(100),
      exceptions: z.array(exception).max(500),
    })
    .strict(),
  result: substitution,
})

export const rejectSubstituteRoute = defineCall({
  method: 'POST',
  path: '/api/orders/{orderNo}/reject-substitute',
  summary:
    'Cancels the pieces of a substitute and frees their money, until the order is packed. 5600: refused before. 409: packed',
  ...forDropshippers,
  roles: BUYER_ROLES,
  cost: 'critical',
  crossSite: 'deny-cookie',
  idempotency: 'repeatable',
  input: z
    .object({
      lang: langInput,
      orderNo,
      position: z.number().int().min(1).max(100_000).describe('of the substitute in the order'),
    })
    .strict(),
  result: orderAfterAct,
})
