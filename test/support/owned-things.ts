// What belongs to one company, how it is made, and the fields with which calls name it.
import { MEMBER_KINDS, type MemberKind } from '../../src/shared/membership.ts'
import {
  makeAddress,
  makeAlias,
  makeCreditNote,
  makeHeldOrder,
  makeInvitation,
  makeInvoice,
  makeList,
  makeOffer,
  makeOrderFile,
  makePayment,
  makePlacedKey,
  makeReturn,
  makeReturnFile,
  makeShippedOrder,
} from './make-owned.ts'
import type { FundedMember } from './money.ts'
import { fillBasket, ITEM } from './orders.ts'
import { returnInput } from './returns.ts'
import type { TestApp } from './test-app.ts'
import { addAddress } from './wholesale.ts'
import { RESULT_CODES } from '../../src/contract/result-code.ts'

/** An id that nothing has, where ids are numbers. */
const NO_ID = 999_999_999

export interface OwnedThing {
  /** Makes the thing; returns its id or number. */
  make: (shop: TestApp, owner: FundedMember) => Promise<string | number>
  /** The field of the input that names the thing: 'id', or within lists 'orderNos[]' and 'lines[].parcelNo'. */
  field: string
  /** An id or number of the same form that nothing has. */
  unknown: string | number
  /** The calls that name such a thing, by '<method> <path>'. */
  calls: readonly string[]
  /** The kinds of companies that make these calls, the owner's first; by default those of the call. */
  kinds?: readonly MemberKind[]
  /** Further fields of the input that depend on this thing. */
  more?: (id: string) => Record<string, unknown>
  /** Further fields of the input that name what the caller owns, such as the order beside a parcel of others. */
  otherInput?: (shop: TestApp, caller: FundedMember) => Promise<Record<string, unknown>>
  /** The result code of the calls when the thing belongs to others; 404 by default. */
  code?: number
}

const NO_ORDER = 'O26-0000000'
const ORDERS = {
  field: 'orderNo',
  unknown: NO_ORDER,
} as const
const RETURNABLE = { more: (orderNo: string) => returnInput(orderNo, {}) }
const ownOrder = async (shop: TestApp, caller: FundedMember) => {
  return { orderNo: await makeShippedOrder(shop, caller) }
}

export const OWNED_THINGS: Readonly<Record<string, OwnedThing>> = {
  'a session': {
    make: async (_, { sessionId }) => sessionId,
    field: 'id',
    unknown: 'no-id-of-anybody',
    calls: ['DELETE /api/user/sessions'],
  },
  'an address': {
    make: makeAddress,
    field: 'id',
    unknown: 'no-id-of-anybody',
    calls: ['POST /api/user/addresses', 'DELETE /api/user/addresses'],
  },
  'an address to which an order goes': {
    make: (shop, { companyId }) => addAddress(shop, companyId),
    field: 'deliverTo',
    unknown: 'no-id-of-anybody',
    calls: ['POST /api/orders/submit'],
    otherInput: async (shop, caller) => {
      return { revision: await fillBasket(shop, caller, [{ itemNo: ITEM, quantity: 10 }]) }
    },
  },
  'an address to which a quotation goes': {
    make: (shop, { companyId }) => addAddress(shop, companyId),
    field: 'deliverTo',
    unknown: 'no-id-of-anybody',
    calls: ['POST /api/wish-lists/request-quotation'],
    kinds: ['wholesale'],
    otherInput: async (shop, caller) => ({ listId: await makeList(shop, caller) }),
  },
  'a reported payment': {
    make: makePayment,
    field: 'id',
    unknown: NO_ID,
    calls: ['DELETE /api/account/top-ups'],
  },
  'a login': {
    make: async (_, { memberId }) => memberId,
    field: 'id',
    unknown: NO_ID,
    calls: ['POST /api/user/colleagues/{id}/role', 'POST /api/user/colleagues/{id}/remove'],
  },
  'an invitation': {
    make: makeInvitation,
    field: 'id',
    unknown: NO_ID,
    calls: ['POST /api/user/invitations/{id}/resend', 'DELETE /api/user/invitations'],
  },
  'an order file': {
    make: makeOrderFile,
    field: 'id',
    unknown: NO_ID,
    calls: [
      'POST /api/order-files/{id}/check',
      'POST /api/order-files/{id}/place',
      'GET /api/order-files/{id}',
      'GET /api/order-files/{id}/errors',
    ],
  },
  'an order file to order again': {
    make: makeOrderFile,
    field: 'fileId',
    unknown: NO_ID,
    calls: ['POST /api/basket/add-from'],
    kinds: ['dropship'],
    more: () => ({ listId: undefined }),
  },
  'a wish list': {
    make: makeList,
    field: 'listId',
    unknown: 'no-id-of-anybody',
    calls: [
      'GET /api/about/product/wish-list',
      'POST /api/about/product/wish-list/{id}',
      'DELETE /api/about/product/wish-list',
      'POST /api/about/product/wish-list/send/email',
      'POST /api/wish-lists/preview-mail',
      'POST /api/wish-lists/arrange',
      'GET /api/wish-lists/changes',
      'POST /api/wish-lists/lines',
      'POST /api/wish-lists/export',
      'POST /api/wish-lists/request-quotation',
      'POST /api/basket/add-from',
    ],
  },
  'a wish list by its own calls': {
    make: makeList,
    field: 'id',
    unknown: 'no-id-of-anybody',
    calls: ['POST /api/wish-lists', 'DELETE /api/wish-lists'],
  },
  'a wish list to copy': {
    make: makeList,
    field: 'copyOf',
    unknown: 'no-id-of-anybody',
    calls: ['POST /api/wish-lists'],
  },
  'an order': {
    make: makeShippedOrder,
    ...ORDERS,
    calls: [
      'GET /api/orders/{orderNo}',
      'GET /api/orders/{orderNo}/documents',
      'GET /api/orders/{orderNo}/document',
      'POST /api/orders/{orderNo}/review',
      'GET /api/returns/options',
    ],
  },
  'an order that is not picked': {
    make: makeHeldOrder,
    ...ORDERS,
    calls: [
      'POST /api/orders/{orderNo}/approve',
      'POST /api/orders/{orderNo}/refuse',
      'POST /api/orders/{orderNo}/cancel',
      'POST /api/orders/{orderNo}/reject-substitute',
    ],
  },
  'an offer': {
    make: makeOffer,
    ...ORDERS,
    calls: ['POST /api/orders/{orderNo}/respond', 'POST /api/orders/{orderNo}/answer-discontinued'],
  },
  'an order to order again': {
    make: makeHeldOrder,
    ...ORDERS,
    calls: ['POST /api/basket/add-from'],
    more: () => ({ listId: undefined }),
  },
  'an order to rank': {
    make: makeHeldOrder,
    field: 'orderNos[]',
    unknown: NO_ORDER,
    calls: ['POST /api/orders/rank'],
    code: 409,
  },
  'an order with goods to return': {
    make: makeShippedOrder,
    ...ORDERS,
    ...RETURNABLE,
    calls: ['POST /api/returns/preview', 'POST /api/returns'],
  },
  'the key of an order': {
    make: makePlacedKey,
    field: 'key',
    unknown: 'no-key-of-any-order',
    calls: ['GET /api/orders/placed/{key}'],
    kinds: MEMBER_KINDS,
  },
  'a parcel beside an own order': {
    make: async (shop, owner) => `${await makeShippedOrder(shop, owner)}-1`,
    field: 'parcel',
    unknown: `${NO_ORDER}-1`,
    calls: ['GET /api/orders/{orderNo}/document'],
    otherInput: ownOrder,
  },
  'a parcel with goods to return beside an own order': {
    make: async (shop, owner) => `${await makeShippedOrder(shop, owner)}-1`,
    field: 'lines[].parcelNo',
    unknown: `${NO_ORDER}-1`,
    calls: ['POST /api/returns/preview', 'POST /api/returns'],
    otherInput: ownOrder,
  },
  'an invoice': {
    make: makeInvoice,
    field: 'number',
    unknown: 'I26-000000',
    calls: ['GET /api/account/documents/{number}'],
    kinds: MEMBER_KINDS,
  },
  'a credit note beside an own order': {
    make: makeCreditNote,
    field: 'number',
    unknown: 'C26-000000',
    calls: ['GET /api/orders/{orderNo}/document'],
    otherInput: async (shop, caller) => ({
      ...(await ownOrder(shop, caller)),
      kind: 'credit-note',
    }),
    code: 409,
  },
  'a return': {
    make: makeReturn,
    field: 'returnNo',
    unknown: 'R26-0000000',
    calls: [
      'GET /api/returns/{returnNo}',
      'POST /api/returns/{returnNo}/reply',
      'POST /api/returns/{returnNo}/withdraw',
      'GET /api/returns/{returnNo}/file',
      'GET /api/returns/{returnNo}/label',
    ],
  },
  'a file of a return beside an own return': {
    make: makeReturnFile,
    field: 'file',
    unknown: 'no-id-of-anybody',
    calls: ['GET /api/returns/{returnNo}/file'],
    otherInput: async (shop, caller) => ({ returnNo: await makeReturn(shop, caller) }),
  },
  'a text that was assigned to an item': {
    make: makeAlias,
    field: 'text',
    unknown: 'shelf 9999',
    calls: ['DELETE /api/order-pad/aliases'],
    code: RESULT_CODES.alreadyDone,
  },
}

/** The input with this value at the field, in every line of a list. */
export function withField(
  input: Record<string, unknown>,
  field: string,
  value: unknown,
): Record<string, unknown> {
  const [list, inner] = field.split(/\[\]\.?/)
  if (list === undefined || inner === undefined) return { ...input, [field]: value }
  if (inner === '') return { ...input, [list]: [value] }
  const lines = input[list] as Record<string, unknown>[]
  return { ...input, [list]: lines.map((line) => ({ ...line, [inner]: value })) }
}

/** The first thing that a call names. */
export function firstNamed(call: string): OwnedThing | undefined {
  return Object.values(OWNED_THINGS).find(({ calls }) => calls.includes(call))
}

/** Makes the first thing that a call names; returns the fields of the input that name it, or none. */
export async function ownInput(
  shop: TestApp,
  call: string,
  caller: FundedMember,
): Promise<Record<string, unknown>> {
  const thing = firstNamed(call)
  if (!thing) return {}
  const id = await thing.make(shop, caller)
  const more = { ...thing.more?.(String(id)), ...(await thing.otherInput?.(shop, caller)) }
  return withField(more, thing.field, id)
}
