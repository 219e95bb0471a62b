// Makes what belongs to one company, for tests in which another company tries to reach it: lists, orders, returns,
// documents.
import { randomUUID } from 'node:crypto'
import { reportTopUpRoute } from '../../src/contract/account.ts'
import { keepAliasRoute } from '../../src/contract/order-pad.ts'
import { replyToReturnRoute } from '../../src/contract/return.ts'
import { saveAddressRoute } from '../../src/contract/user-session.ts'
import { addWishLinesRoute, saveWishListRoute } from '../../src/contract/wish-list.ts'
import {
  approveReturn,
  inspectReturn,
  receiveReturn,
} from '../../src/server/staff/returns/handle-return.ts'
import { refundReturned } from '../../src/server/staff/returns/settle-return.ts'
import { ask } from './ask.ts'
import { dispatchCharged, placeWithHold } from './orders-with-holds.ts'
import { sendForm } from './forms.ts'
import type { FundedMember } from './money.ts'
import { csvOf, orderRow, uploadOrderFile } from './order-files.ts'
import { ITEM, OTHER } from './orders.ts'
import { readReturn, requestReturn, staffOf, returnInput } from './returns.ts'
import { plainPdf } from './sample-files.ts'
import { SAMPLE_INPUTS } from './sample-inputs.ts'
import type { TestApp } from './test-app.ts'
import { addAddress, offerFor, submitOrder } from './wholesale.ts'

/** Contained in each thing that can hold a text; it can be part of an email address. */
export const CANARY = 'warehouse-7351946'

export async function makeAddress(shop: TestApp, owner: FundedMember): Promise<string> {
  const input = { ...SAMPLE_INPUTS['POST /api/user/addresses'], recipient: CANARY }
  return (await ask<{ id: string }>(shop, saveAddressRoute, input, owner.headers)).result.id
}

/** A top-up that the owner reported. Returns its id. */
export async function makePayment(shop: TestApp, owner: FundedMember): Promise<number> {
  const input = { key: randomUUID(), amount: '735.19', method: 'transfer' }
  return (await ask<{ id: number }>(shop, reportTopUpRoute, input, owner.headers)).result.id
}

export async function makeList(shop: TestApp, owner: FundedMember): Promise<string> {
  const named = { name: CANARY }
  const { id } = (await ask<{ id: string }>(shop, saveWishListRoute, named, owner.headers)).result
  const lines = [{ itemNo: ITEM, quantity: 5, note: CANARY }]
  await ask(shop, addWishLinesRoute, { listId: id, lines }, owner.headers)
  return id
}

export async function makeAlias(shop: TestApp, owner: FundedMember): Promise<string> {
  const text = `shelf in ${CANARY}`
  await ask(shop, keepAliasRoute, { text, itemNo: ITEM }, owner.headers)
  return text
}

export async function makeOrderFile(shop: TestApp, owner: FundedMember): Promise<number> {
  return (await uploadOrderFile(shop, owner, csvOf([orderRow(CANARY)]))).result.id
}

export async function makeInvitation(shop: TestApp, owner: FundedMember): Promise<number> {
  const { id } = await shop.db
    .insertInto('colleague_invitation')
    .values({
      company_id: owner.companyId,
      email: `${CANARY}@member.example`,
      email_key: owner.email,
      role: 'buyer',
      lang: 'en_us',
      hash: null,
      invited_by: owner.memberId,
      created_at: new Date(),
      sent_at: new Date(),
      expires_at: new Date(Date.now() + 1_800_000),
      ended_at: null,
    })
    .returning('id')
    .executeTakeFirstOrThrow()
  return id
}

function placeNamed(shop: TestApp, { accountId }: FundedMember) {
  const lines = [ITEM, OTHER].map((itemNo) => ({ itemNo, parts: [{ quantity: 3, unit: '12.50' }] }))
  const named = { ownReference: CANARY, recipient: { name: CANARY } }
  return placeWithHold(shop.db, { accountId, lines, ...named })
}

export async function makeHeldOrder(shop: TestApp, owner: FundedMember): Promise<string> {
  return (await placeNamed(shop, owner)).orderNo
}

async function shipWithInvoice(shop: TestApp, owner: FundedMember) {
  const placed = await placeNamed(shop, owner)
  const invoiceNo = await dispatchCharged(shop.db, placed, [3, 3])
  return { orderNo: placed.orderNo, invoiceNo }
}

export async function makeShippedOrder(shop: TestApp, owner: FundedMember): Promise<string> {
  return (await shipWithInvoice(shop, owner)).orderNo
}

export async function makeOffer(shop: TestApp, owner: FundedMember): Promise<string> {
  const addressId = await addAddress(shop, owner.companyId)
  const named = { ownReference: CANARY }
  const { orderNo } = await submitOrder(shop, { ...owner, addressId }, undefined, named)
  await offerFor(shop, orderNo)
  return orderNo
}

/** Returns the idempotency key of an order that was submitted. */
export async function makePlacedKey(shop: TestApp, owner: FundedMember): Promise<string> {
  const addressId = await addAddress(shop, owner.companyId)
  const key = `key-${randomUUID()}`
  await submitOrder(shop, { ...owner, addressId }, undefined, { key, ownReference: CANARY })
  return key
}

/** A return that is approved, so that it has a label. */
export async function makeReturn(shop: TestApp, owner: FundedMember): Promise<string> {
  const orderNo = await makeShippedOrder(shop, owner)
  const asked = { ...returnInput(orderNo, {}), message: CANARY }
  const returnNo = await requestReturn(shop, owner, asked)
  await approveReturn(staffOf(shop), returnNo)
  return returnNo
}

/** Returns the id of a file that its owner sent with a return. */
export async function makeReturnFile(shop: TestApp, owner: FundedMember): Promise<string> {
  const returnNo = await makeReturn(shop, owner)
  const file = { name: `${CANARY}.pdf`, type: 'application/pdf', body: plainPdf() }
  const fields = { returnNo, key: randomUUID() }
  await sendForm(shop, replyToReturnRoute, { fields, files: [file], headers: owner.headers })
  return (await readReturn(shop, owner, returnNo)).result.files[0]!.id
}

export async function makeCreditNote(shop: TestApp, owner: FundedMember): Promise<string> {
  const returnNo = await makeReturn(shop, owner)
  const warehouse = staffOf(shop, 'warehouse')
  await receiveReturn(warehouse, returnNo)
  await inspectReturn(warehouse, returnNo, new Map([[1, { good: 1, bad: 0 }]]))
  await refundReturned(staffOf(shop, 'finance'), returnNo)
  const { number } = await shop.db
    .selectFrom('issued_document')
    .where('account_id', '=', owner.accountId)
    .where('kind', '=', 'credit_note')
    .select('number')
    .executeTakeFirstOrThrow()
  return number
}

/** Returns the number of the invoice of its parcel. */
export async function makeInvoice(shop: TestApp, owner: FundedMember): Promise<string> {
  return (await shipWithInvoice(shop, owner)).invoiceNo ?? ''
}
