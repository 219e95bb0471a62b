// Orders of wholesalers for tests: a buyer with an address, a submitted order, and an offer of staff.
import { randomUUID } from 'node:crypto'
import { readOrderRoute, type PlacedOrder } from '../../src/contract/order.ts'
import { respondToOfferRoute, submitOrderRoute } from '../../src/contract/order-offer.ts'
import type { ResultOf } from '../../src/contract/call.ts'
import { RESULT_CODES } from '../../src/contract/result-code.ts'
import { enterBankLine, creditMatched } from '../../src/server/staff/money/handle-payments.ts'
import { type OfferInput, offerOrder } from '../../src/server/staff/orders/offer-order.ts'
import { type Answer, ask } from './ask.ts'
import { createMember, type MemberOptions } from './create-member.ts'
import { createMemberWithMoney } from './money.ts'
import { fillBasket, ITEM, type Lines, type Dropshipper } from './orders.ts'
import type { TestApp } from './test-app.ts'

export interface Wholesaler extends Dropshipper {
  addressId: string
}

/** A wholesaler with this much available, in minor units, and a delivery address. */
export async function createWholesaler(
  shop: Pick<TestApp, 'db' | 'owner'>,
  available = 0n,
  options: MemberOptions = {},
): Promise<Wholesaler> {
  const { accountId, companyId } = await createMemberWithMoney(shop.db, shop.owner, {
    kind: 'wholesale',
    available,
  })
  const login = await createMember(shop.db, { kind: 'wholesale', companyId, ...options })
  return { ...login, accountId, addressId: await addAddress(shop, companyId) }
}

/** Sets that the company gets no emails about orders. */
export async function stopOrderMails(
  { db }: Pick<TestApp, 'db'>,
  { companyId }: Wholesaler,
): Promise<void> {
  await db
    .insertInto('order_setting')
    .values({
      company_id: companyId,
      kind: 'wholesale',
      mails: 'none',
      sender_name: '',
      neutral_slip: false,
      packing_list: false,
    })
    .execute()
}

/** Sets the currency of the membership, as staff do; orders and their account keep theirs. */
export async function setCurrency(
  { owner }: Pick<TestApp, 'owner'>,
  { companyId }: Pick<Wholesaler, 'companyId'>,
  currency: string,
): Promise<void> {
  await owner
    .updateTable('membership')
    .set({ currency })
    .where('company_id', '=', companyId)
    .execute()
}

/** A delivery address of the company, the default one unless `isDefault` is false. Returns its id. */
export async function addAddress(
  shop: Pick<TestApp, 'db'>,
  companyId: number,
  { recipient = 'Goods in', isDefault = true } = {},
): Promise<string> {
  const id = randomUUID()
  await shop.db
    .insertInto('member_address')
    .values({
      id,
      company_id: companyId,
      label: 'Warehouse',
      recipient,
      line1: 'Dock 4',
      line2: '',
      city: 'Rotterdam',
      region: '',
      post_code: '3011',
      country: 'NL',
      phone: '',
      is_default: isDefault,
      created_at: new Date(),
    })
    .execute()
  return id
}

/** Submits an order, for which staff have to make an offer; `more`: further fields of the call. */
export async function submitOrder(
  shop: TestApp,
  buyer: Wholesaler,
  lines: Lines = [{ itemNo: ITEM, quantity: 10 }],
  more: Record<string, unknown> = {},
): Promise<PlacedOrder> {
  const revision = await fillBasket(shop, buyer, lines)
  const sent = { revision, deliverTo: buyer.addressId, key: randomUUID(), ...more }
  const answer = await ask<PlacedOrder>(shop, submitOrderRoute, sent, buyer.headers)
  if (answer.code !== 200) throw new Error(JSON.stringify(answer))
  return answer.result
}

/** Makes an offer of sales for a submitted order, with freight of 45.00 unless `change` says otherwise. */
export function offerFor(
  shop: Pick<TestApp, 'db'>,
  orderNo: string,
  change: Partial<OfferInput> = {},
  now = new Date(),
) {
  const terms = { freight: 4500n, prices: new Map(), quantities: new Map(), note: '', ...change }
  return offerOrder({ db: shop.db, now, actor: 'staff:sales' }, orderNo, terms)
}

/** Accepts the first offer of an order, unless `more` has another answer or revision. */
export function respond(
  shop: TestApp,
  buyer: Wholesaler,
  orderNo: string,
  more: Record<string, unknown> = {},
): Promise<Answer<ResultOf<typeof respondToOfferRoute>>> {
  const sent = { orderNo, revision: 1, answer: 'accept', ...more }
  return ask(shop, respondToOfferRoute, sent, buyer.headers)
}

/** An order whose offer was accepted and that waits for its payment. */
export async function acceptedOrder(
  shop: TestApp,
  buyer: Wholesaler,
  lines?: Lines,
): Promise<ResultOf<typeof readOrderRoute>> {
  const { orderNo } = await submitOrder(shop, buyer, lines)
  await offerFor(shop, orderNo)
  const answer = await respond(shop, buyer, orderNo)
  if (answer.code !== RESULT_CODES.needsAction) throw new Error(JSON.stringify(answer))
  return readOrderAs(shop, buyer, orderNo)
}

/** What this login sees of the order. */
export async function readOrderAs(
  shop: TestApp,
  buyer: Pick<Wholesaler, 'headers'>,
  orderNo: string,
): Promise<ResultOf<typeof readOrderRoute>> {
  const sent = { orderNo }
  const { result } = await ask<ResultOf<typeof readOrderRoute>>(
    shop,
    readOrderRoute,
    sent,
    buyer.headers,
  )
  return result
}

interface PaidAmount {
  reference: string
  amount: bigint
}

export function payByTransfer(shop: Pick<TestApp, 'db'>, paid: PaidAmount): Promise<void> {
  return pay(shop, { ...paid, method: 'transfer' })
}

/** A payment that states this reference, credited by staff. */
export async function pay(
  shop: Pick<TestApp, 'db'>,
  { reference, amount, method }: PaidAmount & { method: string },
): Promise<void> {
  const staff = { db: shop.db, now: new Date(), actor: 'staff:finance' }
  const received = await enterBankLine(staff, {
    method,
    currency: 'USD',
    amount,
    bankReference: randomUUID(),
    statedReference: reference,
    arrivedAt: new Date(),
  })
  if (received.state !== 'matched') throw new Error(JSON.stringify(received))
  await creditMatched(staff, received.paymentId)
}
