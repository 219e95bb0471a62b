// Routes for returns: returnable pieces, preview, request, lists, thread, files, label, withdrawal.
import { z } from 'zod'
import { BUYER_ROLES } from '../shared/membership.ts'
import { RETURN_REASONS } from '../shared/case-states.ts'
import { BY_HAND_REASONS, RETURN_RESOLUTIONS } from '../shared/return-rules.ts'
import { RETURN_STATES } from '../shared/return-states.ts'
import { defineCall, defineFileCall } from './call.ts'
import { line, optional, text } from './member-fields.ts'
import { idempotencyKey, langInput, orderNo } from './shared-shapes.ts'
import { attachment, ATTACHMENT } from './upload.ts'

const forMembers = { access: 'member', cache: 'none' } as const
const readOnly = { ...forMembers, cost: 'normal', crossSite: 'allow' } as const
const amount = z.string().describe("in the currency of the order: '61.50'")
const returnNo = z.string().min(1).max(32)
const key = idempotencyKey.describe(
  'made by the browser for one request, kept until the answer is known',
)

/** What a login may do with a return, by its state. */
export const RETURN_ACTIONS = ['answer', 'withdraw'] as const

export const listReturnableRoute = defineCall({
  method: 'GET',
  path: '/api/returns/options',
  summary: 'The pieces of an order that may be returned, by parcel and item',
  ...readOnly,
  roles: BUYER_ROLES,
  input: z.object({ lang: langInput, orderNo }),
  result: z.object({
    orderNo: z.string(),
    currency: z.string(),
    lines: z.array(
      z.object({
        parcelNo: z.string(),
        position: z.number().int(),
        itemNo: z.string(),
        title: z.string(),
        dispatchedOn: z.string(),
        shipped: z.number().int(),
        returnable: z.number().int().describe('not claimed by another return'),
        warrantyUntil: z.string().nullable().describe('null: judged by a person'),
        isExpired: z.boolean().describe('the warranty is over'),
      }),
    ),
  }),
})

const request = {
  orderNo,
  wish: z.enum(RETURN_RESOLUTIONS).default('refund').describe('what the buyer asks for'),
  lines: z
    .array(
      z
        .object({
          parcelNo: z.string().min(1).max(40),
          position: z.number().int().min(1).describe('of the line in the order'),
          quantity: z.number().int().min(1).max(1_000_000),
          reason: z.enum(RETURN_REASONS),
          device: optional(line(120)).describe('which device it does not fit'),
          dateCode: optional(line(40)).describe('from the label'),
        })
        .strict(),
    )
    .min(1)
    .max(20),
}

const judged = z.object({
  parcelNo: z.string(),
  position: z.number().int(),
  itemNo: z.string(),
  title: z.string(),
  quantity: z.number().int(),
  reason: z.enum(RETURN_REASONS),
  verdict: z.enum(['covered', 'by_hand']).describe('by_hand: staff decide about the warranty'),
  doubt: z.enum(BY_HAND_REASONS).nullable().describe('why a person looks at the warranty'),
  warrantyUntil: z.string().nullable(),
  isListed: z
    .boolean()
    .describe(
      'our fit list names the device and had not marked it “does not fit” when the order was placed, so that there is no fee',
    ),
  refund: amount,
  fee: amount,
  text: z.string().describe('this judgement in words, in the requested language'),
})

const judgedReturn = z.object({
  orderNo: z.string(),
  wish: z.enum(RETURN_RESOLUTIONS),
  currency: z.string(),
  lines: z.array(judged),
  refund: amount.describe('of all pieces, 0.00 for a replacement'),
  fee: amount.describe('the restocking fee'),
  credited: amount.describe('refund less fee'),
  resolutions: z.array(z.enum(RETURN_RESOLUTIONS)).describe('what these reasons allow'),
})
export type JudgedReturn = z.infer<typeof judgedReturn>

export const previewReturnRoute = defineCall({
  method: 'POST',
  path: '/api/returns/preview',
  summary:
    'What a return would refund and cost, and until when the warranty lasts; changes nothing. 422: more than was shipped, or after the warranty',
  ...forMembers,
  roles: BUYER_ROLES,
  cost: 'normal',
  crossSite: 'deny-cookie',
  idempotency: 'repeatable',
  input: z.object({ lang: langInput, ...request }).strict(),
  result: judgedReturn,
})

export const requestReturnRoute = defineCall({
  method: 'POST',
  path: '/api/returns',
  summary:
    'Asks for a return. 5600: it was asked for before. 422: more than was shipped, or after the warranty. 409 `reason`: changed, inFlight (another request with this key is being processed)',
  ...forMembers,
  roles: BUYER_ROLES,
  cost: 'critical',
  crossSite: 'deny-cookie',
  idempotency: 'key',
  input: z
    .object({
      lang: langInput,
      key,
      ...request,
      expectedFee: z
        .string()
        .regex(/^\d{1,12}(?:\.\d{1,2})?$/, { error: 'form' })
        .describe('as previewed; if the fee differs now, no return is requested'),
      message: optional(text(2000)),
    })
    .strict(),
  result: z.object({ returnNo: z.string(), state: z.enum(RETURN_STATES) }),
})

const listedReturn = z.object({
  returnNo: z.string(),
  orderNo: z.string(),
  state: z.enum(RETURN_STATES),
  requestedAt: z.string(),
  dueAt: z.string().nullable().describe('send or answer by then'),
  quantity: z.number().int(),
  credited: amount.nullable().describe('null until it is settled by a refund'),
  currency: z.string(),
})

export const listReturnsRoute = defineCall({
  method: 'GET',
  path: '/api/returns',
  summary: 'Returns of my company, newest first; `next` continues the list',
  ...readOnly,
  input: z.object({
    lang: langInput,
    after: z.coerce.number().int().min(1).optional(),
    rows: z.coerce.number().int().min(1).max(100).default(20),
  }),
  result: z.object({ list: z.array(listedReturn), next: z.number().int().nullable() }),
})

export const readReturnRoute = defineCall({
  method: 'GET',
  path: '/api/returns/{returnNo}',
  summary: 'A return: lines, money, messages, files, the label, and what may be done now',
  ...readOnly,
  input: z.object({ lang: langInput, returnNo }),
  result: listedReturn.extend({
    wish: z.enum(RETURN_RESOLUTIONS),
    resolution: z.enum(RETURN_RESOLUTIONS).nullable().describe('null until it is settled'),
    refund: amount.nullable(),
    fee: amount.nullable(),
    trackingNo: z.string().nullable().describe('of the replacement'),
    foreign: z
      .object({
        grams: z.number().int(),
        state: z
          .enum(['noticed', 'claimed', 'disposed'])
          .describe('noticed: the member was mailed and may claim them'),
        dueAt: z.string().describe('to be claimed by then'),
        charge: amount.nullable().describe('for their disposal'),
      })
      .nullable()
      .describe('goods in the parcel that we did not sell'),
    lines: z.array(
      z.object({
        itemNo: z.string(),
        title: z.string(),
        quantity: z.number().int(),
        reason: z.enum(RETURN_REASONS),
        device: z.string(),
        dateCode: z.string(),
        warrantyUntil: z.string().nullable(),
        accepted: z.number().int().nullable().describe('null until it is inspected'),
        refund: amount.nullable(),
      }),
    ),
    thread: z.array(
      z.object({
        at: z.string(),
        event: z.string(),
        by: z.string().describe('member, staff or scheduler'),
        text: z.string(),
      }),
    ),
    files: z.array(z.object({ id: z.string(), name: z.string(), bytes: z.number().int() })),
    label: z
      .object({ returnNo: z.string(), address: z.string() })
      .nullable()
      .describe('null until it is approved'),
    actions: z.array(z.enum(RETURN_ACTIONS)).describe('what this login may do now'),
  }),
})

export const replyToReturnRoute = defineCall({
  method: 'POST',
  path: '/api/returns/{returnNo}/reply',
  summary:
    'Answers our question, or adds a message or a photo. 5600: it was sent before. 409: the return is over',
  ...forMembers,
  roles: BUYER_ROLES,
  cost: 'normal',
  crossSite: 'deny-cookie',
  idempotency: 'key',
  upload: ATTACHMENT,
  input: z
    .object({ lang: langInput, returnNo, key, text: optional(text(2000)), attachment })
    .strict(),
  result: z.object({ returnNo: z.string(), state: z.enum(RETURN_STATES) }),
})

export const withdrawReturnRoute = defineCall({
  method: 'POST',
  path: '/api/returns/{returnNo}/withdraw',
  summary:
    'Withdraws a return as long as its parcel has not arrived. 5600: it was withdrawn before. 409: too late',
  ...forMembers,
  roles: BUYER_ROLES,
  cost: 'critical',
  crossSite: 'deny-cookie',
  idempotency: 'repeatable',
  input: z.object({ lang: langInput, returnNo }).strict(),
  result: z.object({ returnNo: z.string(), state: z.enum(RETURN_STATES) }),
})

export const openReturnFileRoute = defineFileCall({
  method: 'GET',
  path: '/api/returns/{returnNo}/file',
  summary: 'A file that was sent with a return',
  ...readOnly,
  blob: 'application/octet-stream',
  input: z.object({ lang: langInput, returnNo, file: line(64) }),
  result: z.null(),
})

export const printReturnLabelRoute = defineFileCall({
  method: 'GET',
  path: '/api/returns/{returnNo}/label',
  summary:
    'The label of an approved return as PDF. 409 `reason`, `text`: it is not approved yet, or needs none any more',
  ...readOnly,
  cost: 'heavy',
  blob: 'application/pdf',
  input: z.object({ lang: langInput, returnNo }),
  result: z.null(),
})
