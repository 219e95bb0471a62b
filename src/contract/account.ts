// Routes for the money account: balance, entries, statements, top-ups and payouts.
import { z } from 'zod'
import { LEDGER_ENTRY_KINDS } from '../shared/ledger-kinds.ts'
import { MEMBER_KINDS } from '../shared/membership.ts'
import { PAYMENT_STATES, PAYOUT_STATES } from '../shared/payment-states.ts'
import { defineCall, defineFileCall } from './call.ts'
import { idempotencyKey, langInput, langOnly } from './shared-shapes.ts'

const forMembers = { access: 'member', cache: 'none' } as const
const forFinance = { ...forMembers, roles: ['owner', 'finance'] } as const
const readOnly = { ...forFinance, cost: 'normal', crossSite: 'allow' } as const
const changesMoney = { ...forFinance, cost: 'critical', crossSite: 'deny-cookie' } as const

const amount = z.string().describe("in the account's currency: '61.50'")
const amountInput = z
  .string()
  .regex(/^\d{1,10}(\.\d{1,2})?$/)
  .describe("in the account's currency, from its smallest unit up")
const method = z.string().min(1).max(32).describe('id of a payment method')
const cursor = z.coerce.number().int().min(1).max(Number.MAX_SAFE_INTEGER).optional()
const rows = z.coerce.number().int().min(1).max(100).default(20)
const day = z
  .string()
  .regex(/^20\d\d-(0[1-9]|1[0-2])-(0[1-9]|[12]\d|3[01])$/)
  .optional()

function pageOf<T extends z.ZodType>(item: T) {
  return z.object({
    list: z.array(item),
    next: z.number().int().nullable().describe('`after` of the next page; null: this is the last'),
  })
}

const paymentMethod = z.object({
  id: z.string(),
  percent: z.string().describe("the surcharge on the credit: '4.5'"),
  fixed: amount.describe('added to the surcharge'),
  minimum: amount.describe('of a credit'),
  maximumUsd: z
    .string()
    .nullable()
    .describe('of the whole payment, surcharge included; null: no limit'),
  isForFirstTopUp: z.boolean().describe('false: not for the first top-up of a dropshipper'),
})

const runwayDay = z.string().describe("a working day of the seller: '2026-11-23'")
const runway = z.object({
  kind: z
    .enum(['unknown', 'short', 'lasts'])
    .describe(
      'unknown: too few orders; short: orders wait for money, or the next ones may have to',
    ),
  perDay: amount.nullable().describe('newly held per working day, over 14 days; null: unknown'),
  until: z
    .object({ likely: runwayDay.nullable(), earliest: runwayDay, latest: runwayDay.nullable() })
    .nullable()
    .describe(
      'the last day that the balance covers; likely and latest are null beyond 60 working days; null as a whole unless the kind is lasts',
    ),
  waitingAmount: amount.describe('what waiting orders need together'),
  pay: z
    .object({ payBy: runwayDay, creditedBy: runwayDay, isLate: z.boolean() })
    .nullable()
    .describe(
      'by when a top-up arrives in time; isLate: orders may wait although it is paid today; null: unknown',
    ),
  days: z
    .array(z.object({ day: runwayDay, likely: amount, low: amount, high: amount }))
    .describe(
      'the expected balance at the end of each day, as in the plot; low and high: what it stays between in four of five cases',
    ),
  sentences: z.array(z.string()).describe('this forecast in words, in the requested language'),
})

const accountFigures = z.object({
  kind: z.enum(MEMBER_KINDS),
  currency: z.string(),
  available: amount,
  held: amount.describe('reserved for orders that are not dispatched, and for payouts'),
  booked: amount.describe('available and held together'),
  waiting: z.number().int().describe('orders that wait for money'),
  isOpened: z.boolean().describe('false: credits do not reach the opening deposit yet'),
  opening: amount.describe('the opening deposit; 0.00 for wholesale'),
  missingToOpen: amount,
  threshold: amount.describe('below it the balance is low'),
  isLow: z.boolean().describe('an opened account has less available than the threshold'),
  suggestedTopUp: amount.nullable().describe('null: none is needed'),
  owed: amount.describe(
    'for reversed payments and disposed goods that were not ours: taken from the next money',
  ),
  paymentReference: z
    .string()
    .nullable()
    .describe(
      'the creditor reference (ISO 11649, RF…) that a payer states; null: no account was created yet',
    ),
  methods: z.array(paymentMethod),
  openPayout: z.object({ id: z.number().int(), amount, state: z.enum(PAYOUT_STATES) }).nullable(),
  endedPayout: z
    .object({
      amount,
      state: z.enum(['rejected', 'failed']).describe('failed: the bank sent it back'),
      endedAt: z.string(),
      reason: z.string().nullable(),
    })
    .nullable()
    .describe('the newest payout, if it was rejected or failed in the last 30 days'),
  runway: runway
    .nullable()
    .describe('how long the balance lasts; null until a dropship account is opened'),
})
export type AccountFigures = z.infer<typeof accountFigures>

const accountEntry = z.object({
  id: z.number().int(),
  at: z.string(),
  kind: z.enum(LEDGER_ENTRY_KINDS),
  toAvailable: amount.describe('signed: how the available balance changed'),
  toHeld: amount.describe('signed'),
  available: amount.describe('after the entry'),
  held: amount.describe('after the entry'),
  orderId: z.number().int().nullable(),
  paymentId: z.number().int().nullable(),
  payoutId: z.number().int().nullable(),
  reason: z.string().nullable().describe('of an adjustment'),
})

const topUp = z.object({
  id: z.number().int(),
  method: z.string(),
  state: z.enum(PAYMENT_STATES),
  amount: amount.describe('what was paid or reported, surcharge included'),
  charge: amount.nullable().describe('the surcharge; null until it is credited'),
  credited: amount.nullable(),
  reason: z.string().nullable().describe('why it was rejected'),
  reportedAt: z.string().nullable().describe('null: it arrived without being reported before'),
  arrivedAt: z.string().nullable().describe('null: it has not arrived'),
  dueAt: z.string().nullable().describe('credited by then; null until it arrives'),
  creditedAt: z.string().nullable(),
})
export type TopUpItem = z.infer<typeof topUp>

export const readAccountRoute = defineCall({
  method: 'GET',
  path: '/api/account',
  summary: 'The balance of the money account, what is missing and how to pay',
  ...forMembers,
  roles: ['owner', 'buyer', 'finance'],
  cost: 'normal',
  crossSite: 'allow',
  input: langOnly,
  result: accountFigures,
})

export const readBalanceRoute = defineCall({
  method: 'GET',
  path: '/api/account/balance',
  summary: 'The available balance and how many orders wait for money, for the header of every page',
  ...forMembers,
  roles: ['owner', 'buyer', 'finance'],
  kinds: ['dropship'],
  cost: 'normal',
  crossSite: 'allow',
  input: langOnly,
  result: z.object({
    currency: z.string(),
    available: amount,
    held: amount,
    waiting: z.number().int().describe('orders that wait for money'),
    isOpened: z.boolean().describe('false: credits do not reach the opening deposit yet'),
    isLow: z.boolean().describe('below the threshold; false until the account is opened'),
  }),
})
export type AccountBalance = z.infer<typeof readBalanceRoute.result>

export const listAccountEntriesRoute = defineCall({
  method: 'GET',
  path: '/api/account/entries',
  summary: 'The entries of the account, newest first, with the balance after each',
  ...readOnly,
  input: z.object({
    lang: langInput,
    from: day.describe('first day, in Hong Kong'),
    to: day.describe('last day'),
    kind: z.enum(LEDGER_ENTRY_KINDS).optional(),
    after: cursor,
    rows,
  }),
  result: pageOf(accountEntry),
})

export const exportStatementRoute = defineFileCall({
  method: 'GET',
  path: '/api/account/statement',
  summary: 'The statement of a month. An open month is preliminary',
  ...readOnly,
  cost: 'heavy',
  input: z.object({
    lang: langInput,
    month: z.string().regex(/^20\d\d-(0[1-9]|1[0-2])$/),
    currency: z
      .string()
      .regex(/^[A-Z]{3}$/)
      .optional()
      .describe(
        'of the account, also one that the membership had before: EUR; without it, the currency of the membership. 404: the company has no account in it',
      ),
    format: z.enum(['csv', 'xlsx', 'pdf']).default('csv'),
  }),
  blob: 'application/octet-stream',
  result: z.null(),
})

export const quoteTopUpRoute = defineCall({
  method: 'POST',
  path: '/api/account/top-ups/quote',
  summary:
    'What a credit costs with a payment method, and where to pay it. 409: the method does not take it',
  ...forMembers,
  roles: ['owner', 'buyer', 'finance'],
  cost: 'normal',
  crossSite: 'deny-cookie',
  input: z.object({ lang: langInput, amount: amountInput, method }).strict(),
  result: z.object({
    currency: z.string(),
    credit: amount,
    charge: amount.describe('the surcharge of the method'),
    toPay: amount,
    paymentReference: z.string(),
    bankDetails: z.string().nullable().describe('where a transfer goes; null: ask us'),
    creditedBy: z.string().describe('if the money arrives today'),
  }),
})

export const printTopUpRoute = defineFileCall({
  method: 'GET',
  path: '/api/account/top-ups/instruction',
  summary:
    'How to pay a top-up with one payment method, as PDF. 409: the method does not take the amount',
  ...forMembers,
  roles: ['owner', 'buyer', 'finance'],
  cost: 'heavy',
  crossSite: 'allow',
  input: z.object({ lang: langInput, amount: amountInput, method }),
  blob: 'application/pdf',
  result: z.null(),
})

export const listTopUpsRoute = defineCall({
  method: 'GET',
  path: '/api/account/top-ups',
  summary: 'Payments to the account, newest first',
  ...readOnly,
  input: z.object({ lang: langInput, after: cursor, rows }),
  result: pageOf(topUp),
})

export const reportTopUpRoute = defineCall({
  method: 'POST',
  path: '/api/account/top-ups',
  summary:
    'Reports a payment for this credit, which is on its way. 409: the method does not take it. 5600: it was reported before',
  ...changesMoney,
  idempotency: 'key',
  input: z.object({ lang: langInput, key: idempotencyKey, amount: amountInput, method }).strict(),
  result: topUp,
})

export const withdrawTopUpRoute = defineCall({
  method: 'DELETE',
  path: '/api/account/top-ups',
  summary: 'Withdraws a reported payment. 409: it has arrived or was decided',
  ...changesMoney,
  idempotency: 'repeatable',
  input: z.object({ lang: langInput, id: z.coerce.number().int().min(1) }),
  result: topUp,
})

export const requestPayoutRoute = defineCall({
  method: 'POST',
  path: '/api/account/payout',
  summary:
    'Asks for available money back. 409: orders are open, it is not covered, or a payout is open',
  ...changesMoney,
  idempotency: 'key',
  input: z.object({ lang: langInput, key: idempotencyKey, amount: amountInput }).strict(),
  result: z.object({ id: z.number().int(), amount, state: z.enum(PAYOUT_STATES) }),
})
