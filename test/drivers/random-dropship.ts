// Random acts of dropshippers, of the warehouse, of finance and of jobs.
import { randomUUID } from 'node:crypto'
import { sql } from 'kysely'
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
  resumeOrder,
  stopOrder,
} from '../../src/server/staff/orders/handle-order.ts'
import {
  refundParcel,
  reportLost,
  resendParcel,
  retractParcelRefund,
  reportBroughtBack,
} from '../../src/server/staff/orders/lose-parcels.ts'
import { packParcels } from '../../src/server/staff/orders/pack-parcels.ts'
import { deliverParcel, sendParcel } from '../../src/server/staff/orders/send-parcels.ts'
import { runJob } from '../support/run-job.ts'
import { CHOICES, ITEM, OTHER } from '../support/orders.ts'
import { putMoney } from '../support/money.ts'
import type { Random } from '../support/seeded.ts'
import type { TestApp } from '../support/test-app.ts'
import {
  type Act,
  anyOrder,
  call,
  NO_ORDER,
  codeOfWork,
  RANDOM_STAFF,
  staffOf,
} from './random-act.ts'

const PARCEL = { grams: 700, dateCodes: { pattern: 'YYWW', byItem: new Map() } } as const
const OPEN = ['awaiting_funds', 'held', 'picking', 'packed', 'part_shipped']
/** States in which staff may stop an order. */
const STOPPABLE = [...OPEN, 'submitted', 'quoted', 'awaiting_payment', 'paid']

async function anyParcel(
  shop: TestApp,
  random: Random,
  states: string[],
): Promise<{ orderNo: string; parcelNo: string }> {
  const { rows } = await sql<{ orderNo: string; parcelNo: string }>`
    select o.order_no as "orderNo", s.shipment_no as "parcelNo"
    from shipment s join trade_order o on o.id = s.order_id where s.state = any(${states}::text[])
    order by md5(s.shipment_no || ${String(random())}) limit 1`.execute(shop.db)
  return rows[0] ?? { orderNo: NO_ORDER, parcelNo: `${NO_ORDER}-1` }
}

/** Parcels of one item each, with this many pieces at most. */
async function smallParcels(shop: TestApp, orderNo: string, max: number) {
  const { rows } = await sql<{ itemNo: string; pieces: number }>`
    select l.item_no as "itemNo", least(${max}, l.reserved - before) as pieces
    from order_line l join trade_order o on o.id = l.order_id,
      generate_series(0, l.reserved - 1, ${max}::int) as before where o.order_no = ${orderNo}`.execute(
    shop.db,
  )
  return rows.map(({ itemNo, pieces }) => ({
    grams: 400,
    lines: [{ itemNo, pieces, dateCodes: [] }],
  }))
}

/** Acts of dropshippers and of those who serve them; those of staff and jobs take orders of both kinds. */
export const DROPSHIP_ACTS: Record<string, Act> = {
  async place(shop, dropshipper, random) {
    const lines = [ITEM, OTHER].map((itemNo) => {
      return { itemNo, quantity: 1 + Math.floor(random() * 3) }
    })
    if (random() < 0.5) lines.reverse()
    if (random() < 0.5) lines.pop()
    const added = await call(shop, addBasketLinesRoute, { lines, mode: 'set' }, dropshipper)
    const { revision } = added.result
    const checked = await call(shop, checkoutRoute, { ...CHOICES, revision }, dropshipper)
    const expectedTotal = checked.result['total'] ?? '1.00'
    const order = { ...CHOICES, revision, expectedTotal, key: randomUUID(), mayWait: true }
    return (await call(shop, placeOrderRoute, order, dropshipper)).code
  },
  async cancel(shop, dropshipper, random) {
    const { companyId } = dropshipper
    const orderNo = await anyOrder(shop, random, { states: OPEN, companyId })
    return (await call(shop, cancelOrderRoute, { orderNo }, dropshipper)).code
  },
  async credit(shop, { accountId }, random) {
    await putMoney(shop.db, accountId, BigInt(500 + Math.floor(random() * 5000)))
    return codeOfWork(releaseWaiting(shop.db, accountId, new Date()))
  },
  async rank(shop, dropshipper, random) {
    const { rows } = await sql<{ order_no: string }>`
      select order_no from trade_order where company_id = ${dropshipper.companyId} and state = 'awaiting_funds'
      order by md5(order_no || ${String(random())}) limit 5`.execute(shop.db)
    if (rows.length === 0) return 200
    const orderNos = rows.map(({ order_no }) => order_no)
    return (await call(shop, rankOrdersRoute, { orderNos }, dropshipper)).code
  },
  async pick(shop, _, random) {
    const orderNo = await anyOrder(shop, random, { states: ['held', 'paid', 'part_shipped'] })
    return codeOfWork(pickOrder(staffOf(shop), orderNo))
  },
  async pack(shop, _, random) {
    const orderNo = await anyOrder(shop, random, { states: ['picking'] })
    if (random() < 0.4) return codeOfWork(packOrder(staffOf(shop), orderNo, PARCEL))
    const parcels = await smallParcels(shop, orderNo, random() < 0.5 ? 1 : 4)
    return codeOfWork(packParcels(staffOf(shop), orderNo, { pattern: 'YYWW', parcels }))
  },
  async dispatch(shop, _, random) {
    const trackingNo = `T-${randomUUID().slice(0, 8)}`
    return codeOfWork(
      sendParcel(staffOf(shop), await anyParcel(shop, random, ['packed']), { trackingNo }),
    )
  },
  async deliver(shop, _, random) {
    return codeOfWork(
      deliverParcel(staffOf(shop), await anyParcel(shop, random, ['dispatched', 'lost'])),
    )
  },
  async lose(shop, _, random) {
    const parcel = await anyParcel(shop, random, ['dispatched'])
    const isDamaged = random() < 0.5
    const lose = random() < 0.7 ? reportLost : reportBroughtBack
    return codeOfWork(lose(staffOf(shop), parcel, { isDamaged }))
  },
  async 'take back'(shop, _, random) {
    const isDamaged = random() < 0.5
    return codeOfWork(
      reportBroughtBack(staffOf(shop), await anyParcel(shop, random, ['lost']), { isDamaged }),
    )
  },
  async retract(shop, _, random) {
    return codeOfWork(
      retractParcelRefund(staffOf(shop), await anyParcel(shop, random, ['lost', 'returned'])),
    )
  },
  async resend(shop, _, random) {
    const parcel = await anyParcel(shop, random, ['lost', 'returned'])
    return codeOfWork(
      resendParcel(staffOf(shop), parcel, { dateCodes: new Map(), pattern: 'YYWW' }),
    )
  },
  async 'refund parcel'(shop, _, random) {
    return codeOfWork(
      refundParcel(staffOf(shop), await anyParcel(shop, random, ['lost', 'returned'])),
    )
  },
  async grant(shop, _, random) {
    const orderNo = await anyOrder(shop, random, { states: ['picking'] })
    return codeOfWork(grantCancellation(staffOf(shop), orderNo))
  },
  async stop(shop, _, random) {
    const orderNo = await anyOrder(shop, random, { states: STOPPABLE })
    const staff = staffOf(shop)
    return codeOfWork(random() < 0.3 ? stopOrder(staff, orderNo, 'x') : resumeOrder(staff, orderNo))
  },
  async payout(shop, dropshipper) {
    const input = { key: randomUUID(), amount: '1.00' }
    return (await call(shop, requestPayoutRoute, input, dropshipper)).code
  },
  async 'end payout'(shop, { accountId }) {
    const [open] = await listOpenPayouts(shop.db, accountId)
    if (!open) return 200
    const ended = { payoutId: open.id, state: 'withdrawn', by: 'member:1' } as const
    const end = shop.db.transaction().execute((trx) => endPayout(trx, ended))
    return codeOfWork(end)
  },
  async restock(shop, _, random) {
    await sql`update stock_level set on_hand = on_hand + ${Math.floor(random() * 20)}
      where product_id = (select id from product where item_no = ${OTHER})`.execute(shop.db)
    return codeOfWork(allocateBackorders(shop.db))
  },
  // A count finds fewer pieces than were promised, or many more.
  async 'count stock'(shop, _, random) {
    const surplus = random() < 0.5 ? -1 : 50
    await sql`update stock_level set on_hand = greatest(0, reserved + ${surplus}::int)
      where product_id = (select id from product where item_no = ${ITEM})`.execute(shop.db)
    return codeOfWork(runJob(shop, 'substitute-short-lines', new Date()))
  },
  async 'reject substitute'(shop, dropshipper, random) {
    const { rows } = await sql<{ orderNo: string; position: number }>`
      select o.order_no as "orderNo", l.position from order_line l join trade_order o on o.id = l.order_id
      where l.replaces is not null and o.company_id = ${dropshipper.companyId} order by md5(o.order_no || ${String(random())}) limit 1`.execute(
      shop.db,
    )
    return rows[0] ? (await call(shop, rejectSubstituteRoute, rows[0], dropshipper)).code : 200
  },
  async discontinue(shop) {
    const stop = (isStopped: boolean) =>
      sql`update product set stop = ${isStopped} where item_no = ${OTHER}`.execute(shop.db)
    await stop(true)
    const { lines } = await listDiscontinued(shop.db)
    const run = { now: new Date(), actor: RANDOM_STAFF, lines }
    await discontinueLines(shop.db, run).finally(() => stop(false))
    return 200
  },
  release: (shop) => codeOfWork(runJob(shop, 'release-orders', new Date())),
}
