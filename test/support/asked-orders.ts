// Orders of wholesalers that leave only when complete. One item is discontinued, so the buyer is asked what to do.
import { sql } from 'kysely'
import type { readOrderRoute } from '../../src/contract/order.ts'
import type { ResultOf } from '../../src/contract/call.ts'
import type { ShipPolicy } from '../../src/shared/ship-policies.ts'
import { runJob } from './run-job.ts'
import { ITEM, OTHER } from './orders.ts'
import type { TestApp } from './test-app.ts'
import {
  offerFor,
  payByTransfer,
  readOrderAs,
  respond,
  submitOrder,
  type Wholesaler,
} from './wholesale.ts'

/** Discontinues an item, or sells it again (`isStopped: false`). `replacement`: the number of its replacement item. */
export async function discontinue(
  { owner }: Pick<TestApp, 'owner'>,
  itemNo: string,
  {
    replacement = null,
    isStopped = true,
  }: { replacement?: string | null; isStopped?: boolean } = {},
): Promise<void> {
  await sql`update product set stop = ${isStopped}, successor_id =
    (select id from product where item_no = ${replacement}) where item_no = ${itemNo}`.execute(
    owner,
  )
}

export interface AgreedOrderOptions {
  replacement?: string | null
  policy?: ShipPolicy
  isPaid?: boolean
  /** The unit price of every item. */
  price?: string
  lines?: { itemNo: string; quantity: number }[]
}

/** Ten pieces of ITEM and of OTHER, and freight of 20.00, waiting for the payment or paid. */
export async function agreedOrder(
  shop: TestApp,
  buyer: Wholesaler,
  wanted: AgreedOrderOptions = {},
): Promise<string> {
  const { policy = 'complete', isPaid = true, price = '10' } = wanted
  const { lines = [ITEM, OTHER].map((itemNo) => ({ itemNo, quantity: 10 })) } = wanted
  const { orderNo } = await submitOrder(shop, buyer, lines, { shipPolicy: policy })
  const prices = new Map(lines.map(({ itemNo }) => [itemNo, price]))
  await offerFor(shop, orderNo, { freight: 2000n, prices })
  const { result } = await respond(shop, buyer, orderNo)
  if (isPaid) await payOrder(shop, buyer, { orderNo, reference: result.paymentReference })
  return orderNo
}

export async function payOrder(
  shop: TestApp,
  buyer: Wholesaler,
  { orderNo, reference }: { orderNo: string; reference: string | null | undefined },
): Promise<void> {
  const { total } = await readOrderAs(shop, buyer, orderNo)
  const amount = BigInt(total.replace('.', ''))
  await payByTransfer(shop, { reference: reference ?? '', amount })
}

/** Like `agreedOrder`; then OTHER is discontinued, and the job that asks the buyer has run. */
export async function orderWithQuestion(
  shop: TestApp,
  buyer: Wholesaler,
  wanted: AgreedOrderOptions = {},
): Promise<string> {
  const orderNo = await agreedOrder(shop, buyer, wanted)
  const { replacement = null } = wanted
  await discontinue(shop, OTHER, { replacement })
  await runJob(shop, 'cancel-discontinued', new Date())
  return orderNo
}

/** The lines of the question, which a page that shows this order sends with the answer. */
export function shownIn({ question }: Pick<ResultOf<typeof readOrderRoute>, 'question'>) {
  if (!question) return [{ itemNo: OTHER, replacement: null, amount: null }]
  return question.lines.map(({ itemNo, replacement }) => {
    return {
      itemNo,
      replacement: replacement?.itemNo ?? null,
      amount: replacement?.amount ?? null,
    }
  })
}
