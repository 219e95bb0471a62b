// Routes for orders: checkout, placing, lists, one order with its history, cancelling.
import { z } from 'zod'
import { BUYER_ROLES } from '../shared/membership.ts'
import { basketFault } from './basket.ts'
import { defineCall } from './call.ts'
import { discontinuedQuestion } from './discontinued.ts'
import { offerOfOrder, paymentOfOrder } from './offer-shapes.ts'
import { orderItem } from './order-items.ts'
import { country, line, optional, postCode } from './member-fields.ts'
import {
  expectedTotal,
  idempotencyKey,
  continuedListOf,
  langInput,
  orderAfterAct,
  orderNo,
} from './shared-shapes.ts'
import { ORDER_LABELS } from '../shared/order-vocabulary.ts'
import { parcelOfOrder } from './parcels.ts'
import { SHIP_POLICIES } from '../shared/ship-policies.ts'
import { SHIPPING_REASONS } from '../shared/shipping-terms.ts'

const forMembers = { access: 'member', cache: 'none' } as const
/**
 * What a login may do with an order, by its state. ask_cancel: ask staff to cancel it during picking; cancel_rest:
 * cancel what has not left yet of a partly shipped order; rank: choose which order that waits for money comes first;
 * ask_change: ask for another offer.
 */
export const MEMBER_ACTIONS = [
  'cancel',
  'ask_cancel',
  'cancel_rest',
  'rank',
  'accept',
  'ask_change',
  'decline',
] as const
const amount = z.string().describe("with all decimals of the currency: '61.50'")
const optionalLine = (max: number) => optional(line(max))

const address = z
  .object({
    name: optionalLine(120),
    company: optionalLine(120),
    line1: optionalLine(120),
    line2: optionalLine(120),
    city: optionalLine(80),
    region: optionalLine(80),
    postCode: optional(postCode),
    country,
    phone: optionalLine(30),
  })
  .strict()
  .describe('of the end customer; checked by the rules of its country and of the service')

const choices = {
  address,
  service: z.string().min(1).max(40),
  ownReference: optionalLine(60).describe("the buyer's own number for this order"),
  declaredValue: optional(z.string().regex(/^\d{1,8}(?:\.\d{1,2})?$/, { error: 'form' })).describe(
    'for customs, in the currency of the order',
  ),
  ioss: optional(z.string().regex(/^[A-Za-z]{2}[A-Za-z0-9]{8,12}$/, { error: 'form' })).describe(
    'VAT number of the Import One-Stop Shop of the EU',
  ),
  recipientTaxNo: optionalLine(40),
  mayWait: z.boolean().default(false).describe('pieces beyond the stock are backordered'),
}

const promise = z
  .object({ from: z.string(), to: z.string() })
  .describe('days on which the parcel arrives, if it is dispatched the next working day')

const offeredService = z.object({
  id: z.string(),
  name: z.string(),
  isOffered: z.boolean().describe('false: it does not take the order, see reasons'),
  freight: amount.nullable(),
  promise: promise.nullable(),
  address: z
    .object({
      lineLength: z.number().int().describe('characters per line'),
      latinOnly: z.boolean().describe('only Latin characters'),
      poBox: z.boolean().describe('false: a PO box is rejected'),
      phoneNeeded: z.boolean().describe('an address without a phone number is rejected'),
    })
    .describe('what the service takes as an address'),
  reasons: z
    .array(z.object({ code: z.enum(SHIPPING_REASONS), text: z.string() }))
    .describe('why it is not offered'),
})

export const checkoutRoute = defineCall({
  method: 'POST',
  path: '/api/checkout',
  summary: 'What an order of this basket costs and which services take it; changes nothing',
  ...forMembers,
  roles: BUYER_ROLES,
  kinds: ['dropship'],
  cost: 'normal',
  crossSite: 'deny-cookie',
  idempotency: 'repeatable',
  input: z
    .object({
      lang: langInput,
      revision: z.number().int().min(0).describe('of the basket, as it was read'),
      ...choices,
      service: choices.service.optional().describe('absent: lists the services only'),
    })
    .strict(),
  result: z.object({
    revision: z.number().int(),
    currency: z.string(),
    lines: z.array(
      z.object({
        itemNo: z.string(),
        quantity: z.number().int(),
        free: z.number().int().describe('pieces in stock that no order has reserved or waits for'),
        amount: amount.nullable(),
        fault: basketFault.nullable(),
      }),
    ),
    goods: amount,
    freight: amount.nullable(),
    total: amount.nullable().describe('null: choose a service, or correct a line'),
    services: z.array(offeredService),
    available: amount.describe('of the account'),
    queued: z
      .boolean()
      .describe(
        'true: every new order waits, as the opening deposit is missing or earlier orders wait for money',
      ),
    covered: z.boolean().describe('false: the order would wait for money'),
    missing: amount.nullable().describe('what the account lacks for this order alone'),
  }),
})

const key = idempotencyKey.describe(
  'made by the browser for one order, kept until the answer is known',
)

export const placeOrderRoute = defineCall({
  method: 'POST',
  path: '/api/orders',
  summary:
    'Places an order of the basket. 40001: it waits for money, or for an owner. 5000: pieces are backordered. 5600: it was placed before. 409 `reason`: changed, short (fewer pieces are free, without `mayWait`), demonstration (the shop no longer sells at the prices of the demonstration), inFlight',
  ...forMembers,
  roles: BUYER_ROLES,
  kinds: ['dropship'],
  cost: 'critical',
  crossSite: 'deny-cookie',
  idempotency: 'key',
  input: z
    .object({
      lang: langInput,
      key,
      revision: z.number().int().min(0).describe('of the basket, as it was read'),
      expectedTotal,
      ...choices,
    })
    .strict(),
  result: orderAfterAct.extend({
    total: amount,
    currency: z.string(),
    missing: amount.nullable(),
    backordered: z.number().int().describe('pieces'),
  }),
})
export type PlacedOrder = z.infer<typeof placeOrderRoute.result>

export const findPlacedOrderRoute = defineCall({
  method: 'GET',
  path: '/api/orders/placed/{key}',
  summary:
    'The answer to the order placed or submitted with this key, for a browser that lost it; places nothing. 404: there is no such order. 409 `inFlight`: it is being placed',
  ...forMembers,
  roles: BUYER_ROLES,
  cost: 'normal',
  crossSite: 'allow',
  input: z.object({ lang: langInput, key }),
  result: placeOrderRoute.result,
})

const listedOrder = orderAfterAct.extend({
  stopped: z.boolean().describe('staff do not work on it until they resume it'),
  ownReference: z.string(),
  placedAt: z.string(),
  total: amount,
  currency: z.string(),
  lines: z.number().int(),
  pieces: z.number().int(),
  city: z.string(),
  country: z.string(),
  countryName: z.string(),
  rank: z.number().int().nullable().describe('place among waiting orders; null: none was chosen'),
})

export const listOrdersRoute = defineCall({
  method: 'GET',
  path: '/api/orders',
  summary: 'Orders of my company, newest first; `next` continues the list',
  ...forMembers,
  cost: 'normal',
  crossSite: 'allow',
  input: z.object({
    lang: langInput,
    label: z.enum(ORDER_LABELS).optional().describe('only orders with this label'),
    days: z.coerce.number().int().min(1).max(3660).optional(),
    q: z
      .string()
      .trim()
      .max(60)
      .optional()
      .describe(
        'start of the number, own reference, item number or recipient; whole tracking number',
      ),
    after: z.coerce.number().int().min(1).optional(),
    rows: z.coerce.number().int().min(1).max(100).default(20),
  }),
  result: continuedListOf(listedOrder),
})

export const readOrderRoute = defineCall({
  method: 'GET',
  path: '/api/orders/{orderNo}',
  summary: 'An order: lines, money, address, events, parcels, and what may be done now',
  ...forMembers,
  cost: 'normal',
  crossSite: 'allow',
  input: z.object({ lang: langInput, orderNo }),
  result: listedOrder.extend({
    goods: amount,
    freight: amount,
    service: z.string(),
    promise: z.object({ from: z.string(), to: z.string() }).nullable(),
    mayWait: z.boolean().describe('pieces beyond the stock are backordered'),
    dueAt: z.string().nullable().describe('by when to pay, approve or answer it'),
    cancelAskedAt: z.string().nullable(),
    declaredValue: amount.nullable(),
    shipPolicy: z.enum(SHIP_POLICIES).nullable().describe('of wholesale orders'),
    note: z.string(),
    offer: offerOfOrder.nullable().describe('the newest; null: none yet'),
    payment: paymentOfOrder
      .nullable()
      .describe(
        'of an offer that waits for an answer or its money; null: nothing is due, or not for this login',
      ),
    address: z.object({
      name: z.string(),
      company: z.string(),
      line1: z.string(),
      line2: z.string(),
      city: z.string(),
      region: z.string(),
      postCode: z.string(),
      country: z.string(),
      phone: z.string(),
    }),
    items: z.array(orderItem),
    events: z.array(
      z.object({
        at: z.string(),
        event: z.string(),
        label: z.enum(ORDER_LABELS).describe('the state after it, as members see it'),
        by: z.string().describe('member, staff or scheduler'),
      }),
    ),
    parcels: z.array(parcelOfOrder),
    question: discontinuedQuestion.nullable().describe('what the buyer is asked before picking'),
    mayAnswer: z.boolean().describe('this login may answer the question'),
    mayDecide: z.boolean().describe('it waits for the approval of this login'),
    approvalNo: z
      .number()
      .int()
      .nullable()
      .describe('of the request for approval that waits; each acceptance of an offer has its own'),
    actions: z.array(z.enum(MEMBER_ACTIONS)).describe('what this login may do now'),
  }),
})

export const cancelOrderRoute = defineCall({
  method: 'POST',
  path: '/api/orders/{orderNo}/cancel',
  summary:
    'Cancels an order before picking, or the rest of one on its way; while it is picked, asks for it (5500). 5600: cancelled or asked for before. `copy` puts what this cancels into the basket, or cancels nothing: 409 `basketFull`',
  ...forMembers,
  roles: BUYER_ROLES,
  cost: 'critical',
  crossSite: 'deny-cookie',
  idempotency: 'repeatable',
  input: z
    .object({
      lang: langInput,
      orderNo,
      reason: optionalLine(200),
      copy: z.boolean().default(false).describe('puts the cancelled pieces into the basket'),
    })
    .strict(),
  result: orderAfterAct,
})
