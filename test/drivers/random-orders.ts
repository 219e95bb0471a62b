// Random acts of dropshippers, staff and jobs on the same few items and accounts at once: none may end in a failure.
import { randomUUID } from 'node:crypto'
import { sql } from 'kysely'
import type { CallRoute } from '../../src/contract/call.ts'
import { requestPayoutRoute } from '../../src/contract/account.ts'
import { cancelOrderRoute, checkoutRoute, placeOrderRoute } from '../../src/contract/order.ts'
import { addBasketLinesRoute } from '../../src/contract/basket.ts'
import { rejectSubstituteRoute } from '../../src/contract/substitution.ts'
import { rankOrdersRoute } from '../../src/contract/order-ranking.ts'
import { endPayout, listOpenPayouts } from '../../src/server/modules/ledger/account-service.ts'
import { allocateBackorders } from '../../src/server/operations/allocate-backorders.ts'
import { listDiscontinued } from '../../src/server/modules/ordering/discontinue-service.ts'
import { discontinueLines } from '../../src/server/operations/discontinue-lines.ts'
import { releaseWaiting } from '../../src/server/operations/release-waiting.ts'
import {
  grantCancellation,
  packOrder,
  pickOrder,
  stopOrder,
} from '../../src/server/staff/orders/handle-order.ts'
import {
  refundParcel,
  reportLost,
  resendParcel,
  retractRefund,
  takeBack,
} from '../../src/server/staff/orders/lose-parcels.ts'
import { packParcels } from '../../src/server/staff/orders/pack-parcels.ts'
import { deliverParcel, sendParcel } from '../../src/server/staff/orders/send-parcels.ts'
import { AppError } from '../../src/server/platform/errors.ts'
import { runJob } from '../support/run-job.ts'
import { ask } from '../support/ask.ts'
import { enrol } from '../support/enrol.ts'
import {
  CHOICES,
  enrolDropshipper,
  ITEM,
  OTHER,
  type Dropshipper,
  setOnHand,
} from '../support/orders.ts'
import { putMoney } from '../support/money.ts'
import { seeded } from '../support/seeded.ts'
import { allowSubstitutes } from '../support/substitutes.ts'
import type { TestApp } from '../support/test-app.ts'

export interface RandomActs {
  acts: number
  /** By act and answer: 'place 200', 'pick 409'. */
  outcomes: Record<string, number>
  /** What ended otherwise than by an expected answer. */
  failures: string[]
}

const PARCEL = { grams: 700, dateCodes: { pattern: 'YYWW', byItem: new Map() } } as const
/** Of calls: done, waits, backordered, asked, repeated, refused. 503 is an answer of a busy shop. */
const EXPECTED = new Set([200, 403, 404, 409, 422, 503, 5000, 5100, 5500, 5600, 40001])

/** `atOnce` workers act until `acts` are done or the time is over. Randomness comes from `seed`. */
export async function playRandomOrders(
  shop: TestApp,
  { acts, atOnce, seed, seconds }: { acts: number; atOnce: number; seed: number; seconds: number },
): Promise<RandomActs> {
  const dropshippers = await enrolDropshippers(shop)
  await setOnHand(shop, ITEM, 200)
  await setOnHand(shop, OTHER, 50)
  const played: RandomActs = { acts: 0, outcomes: {}, failures: [] }
  const end = performance.now() + seconds * 1000
  const work = async (worker: number): Promise<void> => {
    const random = seeded(seed + worker * 7919)
    while (played.acts < acts && performance.now() < end) {
      played.acts += 1
      const name = NAMES[Math.floor(random() * NAMES.length)]!
      const dropshipper = dropshippers[Math.floor(random() * dropshippers.length)]!
      const outcome = await ACTS[name]!(shop, dropshipper, random).catch(outcomeOf)
      const key = `${name} ${outcome}`
      played.outcomes[key] = (played.outcomes[key] ?? 0) + 1
      if (!EXPECTED.has(Number(outcome))) played.failures.push(key)
    }
  }
  await Promise.all(Array.from({ length: atOnce }, (_, worker) => work(worker)))
  return played
}

/** Two logins for each of three companies, so that baskets and accounts are shared differently. */
async function enrolDropshippers(shop: TestApp): Promise<Dropshipper[]> {
  const dropshippers: Dropshipper[] = []
  for (let company = 0; company < 3; company += 1) {
    const first = await enrolDropshipper(shop, 20_000n)
    const { companyId, accountId } = first
    if (company > 0) await allowSubstitutes(shop, first, { rule: 'other_series' })
    dropshippers.push(first, {
      ...(await enrol(shop.db, { kind: 'dropship', companyId })),
      accountId,
    })
  }
  return dropshippers
}

/** An expected rejection by its code; a failure by its text. */
function outcomeOf(error: unknown): number | string {
  if (error instanceof AppError) return error.code
  const { code, message } = error as { code?: string; message?: string }
  // What calls answer with 503.
  if (message === 'timeout exceeded when trying to connect') return 503
  return `${code ?? ''} ${message ?? String(error)}`
}

type Act = (
  shop: TestApp,
  dropshipper: Dropshipper,
  random: () => number,
) => Promise<number | string>

const staff = (shop: TestApp) => ({ db: shop.db, now: new Date(), actor: 'staff:random@example' })

async function call(shop: TestApp, route: CallRoute, input: object, dropshipper: Dropshipper) {
  const { code, result } = await ask(shop, route, { ...input }, dropshipper.headers)
  return { code, result: result as Record<string, unknown> }
}

/** The number of any order in one of these states, of one company or of all. */
async function anyOrder(
  shop: TestApp,
  { states, companyId = null }: { states: string[]; companyId?: number | null },
): Promise<string> {
  const { rows } = await sql<{ order_no: string }>`
    select order_no from trade_order where state = any(${states}::text[])
      and (${companyId}::bigint is null or company_id = ${companyId})
    order by random() limit 1`.execute(shop.db)
  return rows[0]?.order_no ?? 'O26-9999999'
}

const OPEN = ['awaiting_funds', 'held', 'picking', 'packed', 'part_shipped']

async function anyParcel(
  shop: TestApp,
  states: string[],
): Promise<{ orderNo: string; parcelNo: string }> {
  const { rows } = await sql<{ orderNo: string; parcelNo: string }>`
    select o.order_no as "orderNo", s.shipment_no as "parcelNo"
    from shipment s join trade_order o on o.id = s.order_id where s.state = any(${states}::text[])
    order by random() limit 1`.execute(shop.db)
  return rows[0] ?? { orderNo: 'O26-9999999', parcelNo: 'O26-9999999-1' }
}

async function oneParcelAPiece(shop: TestApp, orderNo: string) {
  const { rows } = await sql<{ itemNo: string }>`
    select l.item_no as "itemNo" from order_line l join trade_order o on o.id = l.order_id,
      generate_series(1, l.reserved) where o.order_no = ${orderNo}`.execute(shop.db)
  return rows.map(({ itemNo }) => ({ grams: 400, lines: [{ itemNo, pieces: 1, codes: [] }] }))
}

async function ofStaff(work: Promise<unknown>): Promise<number> {
  await work
  return 200
}

const ACTS: Record<string, Act> = {
  async place(shop, dropshipper, random) {
    const lines = [ITEM, OTHER].map((itemNo) => {
      return { itemNo, quantity: 1 + Math.floor(random() * 3) }
    })
    if (random() < 0.5) lines.reverse()
    if (random() < 0.5) lines.pop()
    const added = await call(shop, addBasketLinesRoute, { lines, mode: 'set' }, dropshipper)
    const { revision } = added.result ?? {}
    const checked = await call(shop, checkoutRoute, { ...CHOICES, revision }, dropshipper)
    const expectedTotal = checked.result?.['total'] ?? '1.00'
    const order = { ...CHOICES, revision, expectedTotal, key: randomUUID(), mayWait: true }
    return (await call(shop, placeOrderRoute, order, dropshipper)).code
  },
  async cancel(shop, dropshipper) {
    const { companyId } = dropshipper
    const orderNo = await anyOrder(shop, { states: OPEN, companyId })
    return (await call(shop, cancelOrderRoute, { orderNo }, dropshipper)).code
  },
  async credit(shop, { accountId }, random) {
    await putMoney(shop.db, accountId, BigInt(500 + Math.floor(random() * 5000)))
    return ofStaff(releaseWaiting(shop.db, accountId, new Date()))
  },
  async rank(shop, dropshipper) {
    const { rows } = await sql<{ order_no: string }>`
      select order_no from trade_order where company_id = ${dropshipper.companyId} and state = 'awaiting_funds'
      order by random() limit 5`.execute(shop.db)
    if (rows.length === 0) return 200
    const orderNos = rows.map(({ order_no }) => order_no)
    return (await call(shop, rankOrdersRoute, { orderNos }, dropshipper)).code
  },
  async pick(shop) {
    const orderNo = await anyOrder(shop, { states: ['held', 'part_shipped'] })
    return ofStaff(pickOrder(staff(shop), orderNo))
  },
  async pack(shop, _, random) {
    const orderNo = await anyOrder(shop, { states: ['picking'] })
    if (random() < 0.4) return ofStaff(packOrder(staff(shop), orderNo, PARCEL))
    const parcels = await oneParcelAPiece(shop, orderNo)
    return ofStaff(packParcels(staff(shop), orderNo, { pattern: 'YYWW', parcels }))
  },
  async dispatch(shop) {
    const trackingNo = `T-${randomUUID().slice(0, 8)}`
    return ofStaff(sendParcel(staff(shop), await anyParcel(shop, ['packed']), { trackingNo }))
  },
  async arrive(shop) {
    return ofStaff(deliverParcel(staff(shop), await anyParcel(shop, ['dispatched', 'lost'])))
  },
  async lose(shop, _, random) {
    const parcel = await anyParcel(shop, ['dispatched'])
    const isDamaged = random() < 0.5
    const lose = random() < 0.7 ? reportLost : takeBack
    return ofStaff(lose(staff(shop), parcel, { isDamaged }))
  },
  async 'take back'(shop, _, random) {
    const isDamaged = random() < 0.5
    return ofStaff(takeBack(staff(shop), await anyParcel(shop, ['lost']), { isDamaged }))
  },
  async retract(shop) {
    return ofStaff(retractRefund(staff(shop), await anyParcel(shop, ['lost', 'returned'])))
  },
  async resend(shop) {
    const parcel = await anyParcel(shop, ['lost', 'returned'])
    return ofStaff(resendParcel(staff(shop), parcel, { codes: new Map(), pattern: 'YYWW' }))
  },
  async 'refund parcel'(shop) {
    return ofStaff(refundParcel(staff(shop), await anyParcel(shop, ['lost', 'returned'])))
  },
  async grant(shop) {
    const orderNo = await anyOrder(shop, { states: ['picking'] })
    return ofStaff(grantCancellation(staff(shop), orderNo))
  },
  async stop(shop, _, random) {
    const orderNo = await anyOrder(shop, { states: OPEN })
    return ofStaff(stopOrder(staff(shop), orderNo, random() < 0.3))
  },
  async payout(shop, dropshipper) {
    const input = { key: randomUUID(), amount: '1.00' }
    return (await call(shop, requestPayoutRoute, input, dropshipper)).code
  },
  async 'end payout'(shop, { accountId }) {
    const [open] = await listOpenPayouts(shop.db, accountId)
    if (!open) return 200
    const end = shop.db.transaction().execute((trx) => endPayout(trx, open.id, 'withdrawn'))
    return ofStaff(end)
  },
  async deliver(shop, _, random) {
    await sql`update stock_level set on_hand = on_hand + ${Math.floor(random() * 5)}
      where product_id = (select id from product where item_no = ${OTHER})`.execute(shop.db)
    return ofStaff(allocateBackorders(shop.db))
  },
  // A count finds fewer pieces than were promised, or many more.
  async 'count stock'(shop, _, random) {
    const more = random() < 0.5 ? -1 : 50
    await sql`update stock_level set on_hand = greatest(0, reserved + ${more}::int)
      where product_id = (select id from product where item_no = ${ITEM})`.execute(shop.db)
    return ofStaff(runJob(shop, 'substitute-short-lines', new Date()))
  },
  async 'refuse substitute'(shop, dropshipper) {
    const { rows } = await sql<{ orderNo: string; position: number }>`
      select o.order_no as "orderNo", l.position from order_line l join trade_order o on o.id = l.order_id
      where l.replaces is not null and o.company_id = ${dropshipper.companyId} order by random() limit 1`.execute(
      shop.db,
    )
    return rows[0] ? (await call(shop, rejectSubstituteRoute, rows[0], dropshipper)).code : 200
  },
  async discontinue(shop) {
    const stop = (isStopped: boolean) =>
      sql`update product set stop = ${isStopped} where item_no = ${OTHER}`.execute(shop.db)
    await stop(true)
    const { lines: confirmed } = await listDiscontinued(shop.db)
    const run = { now: new Date(), actor: 'staff:random@example', confirmed }
    await discontinueLines(shop.db, run).finally(() => stop(false))
    return 200
  },
  release: (shop) => ofStaff(runJob(shop, 'release-orders', new Date())),
}

const NAMES = [...Object.keys(ACTS), 'place', 'place', 'place', 'pick', 'pack', 'dispatch']
