// Routes for orders above the limit of a company: the limit, and what an owner decides.
import { z } from 'zod'
import { attemptedPassword, line, optional } from './member-fields.ts'
import { defineCall } from './call.ts'
import { placeOrderRoute } from './order.ts'
import { expectedTotal, langInput, langOnly, orderAfterAct, orderNo } from './shared-shapes.ts'

const forOwners = {
  access: 'member',
  cache: 'none',
  roles: ['owner'],
} as const
const amount = z.string().describe("with all decimals of the currency: '61.50'")
export const approvalLimit = z.object({
  limit: amount.nullable().describe('null: no order needs approval'),
  currency: z.string(),
})

export const readApprovalLimitRoute = defineCall({
  method: 'GET',
  path: '/api/account/approval-limit',
  summary: 'The total above which orders of buyers need the approval of an owner',
  ...forOwners,
  cost: 'normal',
  crossSite: 'allow',
  input: langOnly,
  result: approvalLimit,
})

export const changeApprovalLimitRoute = defineCall({
  method: 'POST',
  path: '/api/account/approval-limit',
  summary:
    'Changes the total above which orders of buyers need approval; without a limit no order needs it',
  ...forOwners,
  cost: 'normal',
  crossSite: 'deny-cookie',
  idempotency: 'repeatable',
  input: z
    .object({
      lang: langInput,
      limit: optional(z.string().regex(/^\d{1,10}(\.\d{1,2})?$/, { error: 'form' })),
      password: attemptedPassword,
    })
    .strict(),
  result: approvalLimit,
})

export const approveOrderRoute = defineCall({
  method: 'POST',
  path: '/api/orders/{orderNo}/approve',
  summary:
    'Approves an order of a colleague, which continues as if placed now, or the offer that a colleague accepted. 40001: it waits for money. 5000: pieces are backordered. 5600: it was approved before. 409 `reason`: changed with the new total, short (fewer pieces are free, and the order may not wait for them), expired, demonstration (other prices than those of the demonstration count now)',
  ...forOwners,
  cost: 'critical',
  crossSite: 'deny-cookie',
  idempotency: 'repeatable',
  input: z
    .object({
      lang: langInput,
      orderNo,
      expectedTotal,
    })
    .strict(),
  result: placeOrderRoute.result,
})

export const rejectOrderRoute = defineCall({
  method: 'POST',
  path: '/api/orders/{orderNo}/refuse',
  summary:
    'Refuses an order of a colleague, which is cancelled; an offer that a colleague accepted may be answered again. 5600: this request was refused before. 409: it ended otherwise, or waits no longer',
  ...forOwners,
  cost: 'critical',
  crossSite: 'deny-cookie',
  idempotency: 'repeatable',
  input: z
    .object({
      lang: langInput,
      orderNo,
      approvalNo: z
        .number()
        .int()
        .positive()
        .describe(
          'number of the request for approval that is refused, as the answer to reading the order has it',
        ),
      words: optional(line(300)).describe('mailed to the colleague'),
    })
    .strict(),
  result: orderAfterAct,
})
