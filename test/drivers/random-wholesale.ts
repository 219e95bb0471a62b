// Random acts of wholesalers and of the staff who answer them: from a pasted list or the basket to offer, payment and
// approval.
import { randomUUID } from 'node:crypto'
import { sql } from 'kysely'
import { approveOrderRoute, rejectOrderRoute } from '../../src/contract/approval.ts'
import { addBasketLinesRoute } from '../../src/contract/basket.ts'
import { answerDiscontinuedRoute } from '../../src/contract/discontinued.ts'
import { matchRowsRoute } from '../../src/contract/match-rows.ts'
import { cancelOrderRoute, readOrderRoute } from '../../src/contract/order.ts'
import { respondToOfferRoute, submitOrderRoute } from '../../src/contract/order-offer.ts'
import type { ResultOf } from '../../src/contract/call.ts'
import { discontinueLines } from '../../src/server/operations/discontinue-lines.ts'
import { listDiscontinued } from '../../src/server/modules/ordering/discontinue-service.ts'
import { offerOrder } from '../../src/server/staff/orders/offer-order.ts'
import { SHIP_POLICIES } from '../../src/shared/ship-policies.ts'
import { parseMinor } from '../../src/shared/minor-units.ts'
import { DAY_MS } from '../../src/shared/time.ts'
import { runJob } from '../support/run-job.ts'
import { ITEM, OTHER } from '../support/orders.ts'
import type { Random } from '../support/seeded.ts'
import type { TestApp } from '../support/test-app.ts'
import { payByTransfer, type Wholesaler } from '../support/wholesale.ts'
import {
  type Act,
  anyOf,
  anyOrder,
  call,
  codeOfWork,
  RANDOM_STAFF,
  staffOf,
  wholeBetween,
} from './random-act.ts'

const BEFORE_PICKING = ['submitted', 'quoted', 'awaiting_approval', 'awaiting_payment', 'paid']
const LATER = ['picking', 'part_shipped']

type Order = ResultOf<typeof readOrderRoute>

/** Any order of the buyer's company in one of these states, as the buyer reads it. */
async function anyOwnOrder(
  shop: TestApp,
  buyer: Wholesaler,
  random: Random,
  states: string[],
): Promise<{ orderNo: string; order: Order | null }> {
  const orderNo = await anyOrder(shop, random, { states, companyId: buyer.companyId })
  const { code, result } = await call<Order>(shop, readOrderRoute, { orderNo }, buyer)
  return { orderNo, order: code === 200 ? (result as Order) : null }
}

async function respond(
  shop: TestApp,
  buyer: Wholesaler,
  random: Random,
  answer: 'accept' | 'change' | 'decline',
): Promise<number> {
  const { orderNo, order } = await anyOwnOrder(shop, buyer, random, ['quoted'])
  // Now and then an older offer than the newest.
  const revision = Math.max(1, (order?.offer?.revision ?? 1) - (random() < 0.1 ? 1 : 0))
  const message = answer === 'change' ? 'Fewer pieces, please.' : ''
  const input = { orderNo, revision, answer, message, payFromAccount: random() < 0.4 }
  // Twice at the same time: of two tabs, or of two who share the order.
  const times = answer === 'accept' && random() < 0.3 ? 2 : 1
  const answers = await Promise.all(
    Array.from({ length: times }, () => call(shop, respondToOfferRoute, input, buyer)),
  )
  return answers[0]!.code
}

/** What a basket gets: from a list pasted into the order pad, or item by item. */
async function linesFor(shop: TestApp, buyer: Wholesaler, random: Random) {
  const lines = [ITEM, OTHER].map((itemNo) => {
    return { itemNo, quantity: wholeBetween(random, random() < 0.1 ? 1 : 5, 12) }
  })
  if (random() < 0.5) lines.reverse()
  if (random() < 0.3) lines.pop()
  if (random() < 0.5) return lines
  const pasted = lines.map(({ itemNo, quantity }) => `${itemNo}\t${quantity}`).join('\n')
  const { result } = await call<ResultOf<typeof matchRowsRoute>>(
    shop,
    matchRowsRoute,
    { pasted },
    buyer,
  )
  const rows = result.rows ?? []
  return rows.flatMap(({ outcome, products, quantity }) => {
    const [product] = products
    return outcome === 'ok' && product && quantity !== null
      ? [{ itemNo: product.itemNo, quantity }]
      : []
  })
}

export const WHOLESALE_ACTS: Record<string, Act<Wholesaler>> = {
  async submit(shop, buyer, random) {
    const lines = await linesFor(shop, buyer, random)
    const added = await call(shop, addBasketLinesRoute, { lines, mode: 'set' }, buyer)
    const { revision } = added.result
    const shipPolicy = anyOf(SHIP_POLICIES, random)
    const order = { revision, deliverTo: buyer.addressId, shipPolicy, key: randomUUID() }
    const first = await call(shop, submitOrderRoute, order, buyer)
    if (random() < 0.1) return (await call(shop, submitOrderRoute, order, buyer)).code
    return first.code
  },
  // Some offers are made as if 20 days ago, so that they have already expired.
  async offer(shop, _, random) {
    const orderNo = await anyOrder(shop, random, { states: ['submitted', 'submitted', 'quoted'] })
    const now = new Date(Date.now() - (random() < 0.1 ? 20 * DAY_MS : 0))
    const terms = {
      freight: BigInt(wholeBetween(random, 0, 9000)),
      prices: new Map(random() < 0.2 ? [[ITEM, '7.4321']] : []),
      quantities: new Map(random() < 0.2 ? [[OTHER, wholeBetween(random, 0, 6)]] : []),
      note: '',
    }
    return codeOfWork(offerOrder({ ...staffOf(shop), now }, orderNo, terms))
  },
  accept: (shop, buyer, random) => respond(shop, buyer, random, 'accept'),
  'ask for a change': (shop, buyer, random) => respond(shop, buyer, random, 'change'),
  decline: (shop, buyer, random) => {
    return random() < 0.5 ? respond(shop, buyer, random, 'decline') : Promise.resolve(200)
  },
  // Half of what is missing, exactly that, or more.
  async pay(shop, buyer, random) {
    const { order } = await anyOwnOrder(shop, buyer, random, ['awaiting_payment'])
    const reference = order?.payment?.reference
    const missing = parseMinor(order?.payment?.missing ?? '', 'USD') ?? 0n
    if (!reference || missing <= 1n) return 404
    const amount = anyOf([missing / 2n, missing, missing + 1234n], random)
    return codeOfWork(payByTransfer(shop, { reference, amount }))
  },
  async 'cancel wholesale'(shop, buyer, random) {
    const states = random() < 0.5 ? BEFORE_PICKING : LATER
    const { orderNo } = await anyOwnOrder(shop, buyer, random, states)
    // `copy` puts the cancelled pieces into the basket.
    return (await call(shop, cancelOrderRoute, { orderNo, copy: random() < 0.3 }, buyer)).code
  },
  async approve(shop, buyer, random) {
    const { orderNo, order } = await anyOwnOrder(shop, buyer, random, ['awaiting_approval'])
    const expectedTotal = order?.total ?? '1.00'
    return (await call(shop, approveOrderRoute, { orderNo, expectedTotal }, buyer)).code
  },
  async 'reject approval'(shop, buyer, random) {
    const { orderNo, order } = await anyOwnOrder(shop, buyer, random, ['awaiting_approval'])
    const approvalNo = order?.approvalNo ?? 1
    return (await call(shop, rejectOrderRoute, { orderNo, approvalNo }, buyer)).code
  },
  async 'answer discontinued'(shop, buyer, random) {
    const { orderNo, order } = await anyOwnOrder(shop, buyer, random, ['awaiting_payment', 'paid'])
    const lines = order?.question?.lines.map(({ itemNo, replacement }) => ({
      itemNo,
      replacement: replacement?.itemNo ?? null,
      amount: replacement?.amount ?? null,
    })) ?? [{ itemNo: OTHER, replacement: null, amount: null }]
    const answer = anyOf(['without', 'replace'], random)
    const input = { orderNo, answer, lines }
    return (await call(shop, answerDiscontinuedRoute, input, buyer)).code
  },
  // Discontinues the item in a fifth of the calls and offers it again in the others, so that some buyers are asked.
  async 'discontinue for a while'(shop, _, random) {
    const isStopped = random() < 0.2
    await sql`update product set stop = ${isStopped} where item_no = ${OTHER}`.execute(shop.db)
    const { lines } = await listDiscontinued(shop.db)
    const run = { now: new Date(), actor: RANDOM_STAFF, lines }
    return codeOfWork(discontinueLines(shop.db, run))
  },
  // Offers keep their prices; what is submitted afterwards has the new one.
  async 'change prices'(shop, _, random) {
    await sql`update price_row set amount = ${(3 + random() * 9).toFixed(4)}::numeric
      where product_id = (select id from product where item_no = ${anyOf([ITEM, OTHER], random)})`.execute(
      shop.owner,
    )
    return 200
  },
  // Orders that are not paid release their pieces after five working days, and expire after two weeks.
  async 'let time pass'(shop, _, random) {
    if (random() < 0.95) return 200
    const days = random() < 0.7 ? 8 : 15
    return codeOfWork(runJob(shop, 'expire-orders', new Date(Date.now() + days * DAY_MS)))
  },
}
