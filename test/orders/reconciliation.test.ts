// Reconciliation: a row that was changed by hand is found, reported once, and never corrected.
import { sql, type Kysely } from 'kysely'
import { beforeAll, expect, test } from 'vitest'
import type { Database } from '../../src/server/db/database.ts'
import {
  countDifferences,
  type DifferenceRow,
  findDifferences,
} from '../../src/server/modules/ledger/reconciliation-service.ts'
import { dispatchOrder, packOrder, pickOrder } from '../../src/server/staff/orders/handle-order.ts'
import { DAY_MS } from '../../src/shared/time.ts'
import { runJob } from '../support/run-job.ts'
import { useShop } from '../support/ask.ts'
import { createMemberWithMoney } from '../support/money.ts'
import { createDropshipper, ITEM, OTHER, placeOrder, setStock } from '../support/orders.ts'
import { useStaffTerminal } from '../support/staff-terminal.ts'

const shop = useShop()
const finance = useStaffTerminal()
const FINANCE = 'finance.team@shop.example'
const staff = () => ({ db: shop().db, now: new Date(), actor: 'staff:warehouse@example' })
const PARCEL = { grams: 700, dateCodes: { pattern: 'YYWW', byItem: new Map() } } as const
const SHIPPED = "(select id from trade_order where state = 'shipped')"
const HELD = "(select id from trade_order where state = 'held')"

/** One order that is held and backordered, one that is shipped, one that waits. */
beforeAll(async () => {
  await finance.logIn(shop(), { email: FINANCE, roles: ['finance'] })
  await setStock(shop(), ITEM, 10)
  await setStock(shop(), OTHER, 1)
  const dropshipper = await createDropshipper(shop(), 100_000n)
  const { orderNo } = await placeOrder(shop(), dropshipper, [{ itemNo: ITEM, quantity: 2 }])
  await pickOrder(staff(), orderNo)
  await packOrder(staff(), orderNo, PARCEL)
  await dispatchOrder(staff(), orderNo, 'TRACK-1')
  await placeOrder(shop(), dropshipper, [{ itemNo: OTHER, quantity: 3 }], { mayWait: true })
  await placeOrder(shop(), await createDropshipper(shop(), 1n), [{ itemNo: ITEM, quantity: 1 }])
})

test('jobs close months, seal days and mail a low balance once', async () => {
  const { accountId, email } = await createMemberWithMoney(shop().db, shop().owner, {
    available: 9999n,
  })
  const soon = new Date()
  await runJob(shop(), 'judge-low-balances', soon)
  await runJob(shop(), 'judge-low-balances', soon)
  const mails = shop().owner.selectFrom('outbox_mail').where('recipient', '=', email)
  expect(await mails.select('subject').execute()).toHaveLength(1)
  await shop()
    .owner.updateTable('money_account')
    .set({ created_at: new Date('2026-08-20T00:00:00Z') })
    .where('id', '=', accountId)
    .execute()
  await runJob(shop(), 'close-statements', new Date())
  const months = await shop()
    .db.selectFrom('statement')
    .where('account_id', '=', accountId)
    .select(['month', 'opening', 'closing'])
    .orderBy('month')
    .execute()
  expect(months[0]).toEqual({ month: '2026-08-01', opening: 0, closing: 0 })
  const tomorrow = new Date(Date.now() + DAY_MS + 3_600_000)
  await runJob(shop(), 'seal-transfers', tomorrow)
  await runJob(shop(), 'reconcile-ledger', tomorrow)
  expect(await countDifferences(shop().db)).toBe(0)
  expect(await findDifferences(shop().db, null)).toEqual([])
})

/** What reconciliation finds after the owner of the tables ran these statements, which are then rolled back. */
async function foundAfter(statements: string[]): Promise<DifferenceRow[]> {
  const undone = new Error('rolled back')
  let found: DifferenceRow[] = []
  const work = shop()
    .owner.transaction()
    .execute(async (trx: Kysely<Database>) => {
      for (const statement of statements) await sql.raw(statement).execute(trx)
      found = await findDifferences(trx, null)
      throw undone
    })
  await expect(work).rejects.toBe(undone)
  return found
}

test.each<[string, string[], string[]]>([
  [
    'a changed transfer',
    [
      'alter table ledger_transfer disable trigger ledger_transfer_stays',
      "update ledger_transfer set amount = amount - 1 where kind = 'payment' and amount = 100000",
    ],
    ['account N, available', 'transfer N, balance', 'payment N', 'seal of ledger:DAY'],
  ],
  [
    'a changed event',
    [
      'alter table order_event disable trigger order_event_stays',
      `update order_event set actor = 'member:0' where seq = 1 and order_id = ${SHIPPED}`,
    ],
    ['seal of ledger:DAY, events'],
  ],
  [
    'a missing event',
    [
      'alter table order_event disable trigger order_event_stays',
      `delete from order_event where event = 'place' and order_id = ${SHIPPED}`,
    ],
    ['seal of ledger:DAY, events'],
  ],
  [
    'reserved stock that is not what orders reserved',
    [`update stock_level set reserved = 0 where reserved > 0`],
    ['stock of product N, reserved'],
  ],
  [
    'backordered stock that is not what orders backordered',
    ['update stock_level set backordered = 9 where backordered > 0'],
    ['stock of product N, backordered'],
  ],
  [
    'special quantities that no order used',
    [
      `insert into special_use (company_id, product_id, month, quantity)
       select o.company_id, l.product_id, o.special_month, 1 from trade_order o join order_line l on l.order_id = o.id
       where o.id = ${HELD}`,
    ],
    ['special quantity of company N, product N, MONTH'],
  ],
  [
    'a wrong count of waiting orders',
    ['update money_account set waiting = 0 where waiting > 0'],
    ['account N, waiting orders'],
  ],
  [
    'captured money that does not follow from the prices of the pieces',
    [
      `update order_line set parts = jsonb_set(parts, '{0,unit}', '"0.01"') where order_id = ${SHIPPED}`,
    ],
    ['order NO, captured', 'parcel NO-N, goods'],
  ],
  [
    'an open hold that is not what the order still needs',
    [`update money_hold set released = 1 where order_id = ${HELD}`],
    ['account N, open holds', 'hold N', 'order NO, open hold'],
  ],
  [
    'a state that does not follow from the pieces',
    [`update trade_order set state = 'part_shipped' where id = ${SHIPPED}`],
    ['order NO, state', 'order NO, last event'],
  ],
  [
    'a total that is not that of the lines',
    [`update trade_order set goods = goods + 1, total = total + 1 where id = ${HELD}`],
    ['order NO, hold', 'order NO, lines'],
  ],
  [
    'shipped pieces that no parcel contains',
    [`update shipment_line set pieces = 1 where shipment_id in (select id from shipment)`],
    ['order NO, line N, shipped', 'parcel NO-N, goods'],
  ],
  [
    'a parcel that left without its money',
    [`update shipment set state = 'packed', dispatched_at = null where order_id = ${SHIPPED}`],
    ['order NO, line N, shipped', 'parcel NO-N, goods'],
  ],
  [
    'a charge of a parcel that was not captured',
    [`update shipment set freight = freight + 1 where order_id = ${SHIPPED}`],
    ['parcel NO-N, captured'],
  ],
  [
    'a refund that moved no money',
    [
      `update shipment set state = 'lost', lost_at = now(), refund = 1, refunded_at = now(), refunded_by = 'staff:x'
       where order_id = ${SHIPPED}`,
    ],
    ['order NO, state', 'parcel NO-N, refund'],
  ],
  [
    'a charge that is not that of the formula',
    ["update payment set charge = 1 where state = 'credited' and amount = 100000"],
    ['payment N'],
  ],
])('reconciliation finds and reports %s', async (_, statements, subjects) => {
  const found = await foundAfter(statements)
  expect(found.map(({ subject }) => withoutNumbers(subject))).toEqual(subjects)
})

function withoutNumbers(subject: string): string {
  return subject
    .replace(/O\d\d-\d+/, 'NO')
    .replace(/\d{4}-\d\d-\d\d/, 'DAY')
    .replace(/\d{4}-\d\d/, 'MONTH')
    .replaceAll(/\d+/g, 'N')
}

test('a difference between orders and stock is mailed to finance once, and counted until someone corrects it', async () => {
  const change = (by: number) =>
    sql`update stock_level set reserved = reserved + ${by} where reserved > 0`.execute(shop().owner)
  await change(1)
  const tomorrow = new Date(Date.now() + DAY_MS)
  await runJob(shop(), 'reconcile-ledger', tomorrow)
  await runJob(shop(), 'reconcile-ledger', tomorrow)
  expect(await countDifferences(shop().db)).toBe(1)
  const mails = shop().owner.selectFrom('outbox_mail').where('recipient', '=', FINANCE)
  const found = await mails
    .where('template', '=', 'ledger-difference')
    .select('body_text')
    .execute()
  expect(found).toHaveLength(1)
  expect(found[0]?.body_text).toMatch(/stock of product \d+, reserved/)
  await change(-1)
  await runJob(shop(), 'reconcile-ledger', tomorrow)
  expect(await countDifferences(shop().db)).toBe(0)
})
