// Refunds of a dropshipper's parcels before the invoice of their month: credited once the month is invoiced.
import { sql } from 'kysely'
import { beforeEach, expect, test } from 'vitest'
import { refundParcel, reportLost } from '../../src/server/staff/orders/lose-parcels.ts'
import {
  approveReturn,
  inspectReturn,
  receiveReturn,
} from '../../src/server/staff/returns/handle-return.ts'
import { refundReturned } from '../../src/server/staff/returns/settle-return.ts'
import { compareDocuments } from '../drivers/document-acts.ts'
import { runJob } from '../support/run-job.ts'
import { useShop } from '../support/ask.ts'
import { closeMonth } from '../support/orders-with-holds.ts'
import { createDropshipper, ITEM, type Dropshipper, setStock } from '../support/orders.ts'
import { withSecondPersonFrom } from '../support/parcels.ts'
import { requestReturn, shipOrder, staffOf, returnInput } from '../support/returns.ts'

const shop = useShop()
const MONTH = '2026-10-01'
let dropshipper: Dropshipper

beforeEach(async () => {
  await setStock(shop(), ITEM, 500)
  dropshipper = await createDropshipper(shop())
})

/** The number of an order that was shipped, at our own prices: orders at demonstration prices are never invoiced. */
async function shipped(): Promise<string> {
  const orderNo = await shipOrder(shop(), dropshipper)
  await sql`update trade_order set demonstration = false where order_no = ${orderNo}`.execute(
    shop().owner,
  )
  return orderNo
}

async function giveBack(orderNo: string): Promise<void> {
  const returnNo = await requestReturn(shop(), dropshipper, returnInput(orderNo, { quantity: 1 }))
  await approveReturn(staffOf(shop()), returnNo)
  const warehouse = staffOf(shop(), 'warehouse')
  await receiveReturn(warehouse, returnNo)
  await inspectReturn(warehouse, returnNo, new Map([[1, { good: 1, bad: 0 }]]))
  await withSecondPersonFrom(shop(), 1_000_000, () =>
    refundReturned(staffOf(shop(), 'finance'), returnNo),
  )
}

const documents = () =>
  shop()
    .db.selectFrom('issued_document')
    .where('account_id', '=', dropshipper.accountId)
    .select(['kind', 'total', 'corrects'])
    .orderBy('id')
    .execute()

/** What the parcels of the dropshipper were charged, less what was given back, in minor units. */
async function charged(): Promise<number> {
  const { rows } = await sql<{ minor: number }>`
    select sum(case when kind in ('capture_goods', 'capture_freight', 'restocking') then amount else -amount end)::int
      as minor
    from ledger_transfer where account_id = ${dropshipper.accountId}
      and kind in ('capture_goods', 'capture_freight', 'restocking', 'refund', 'refund_freight')`.execute(
    shop().db,
  )
  return rows[0]!.minor
}

const issueInvoices = () => runJob(shop(), 'issue-monthly-invoices', new Date())

async function expectDocuments(kinds: readonly string[]): Promise<void> {
  const found = await documents()
  expect(found.map(({ kind }) => kind)).toEqual(kinds)
  const sum = found.reduce((all, { kind, total }) => {
    return kind === 'credit_note' ? all - Number(total) : all + Number(total)
  }, 0)
  expect(sum).toBe(await charged())
  expect(await compareDocuments(shop().db)).toEqual([])
}

test('a return that is refunded before the month is invoiced gets its credit note with the invoice', async () => {
  await giveBack(await shipped())
  expect(await documents()).toEqual([])
  await closeMonth(shop().owner, dropshipper.accountId, MONTH)
  await issueInvoices()
  await expectDocuments(['monthly_invoice', 'credit_note'])
  await issueInvoices()
  await expectDocuments(['monthly_invoice', 'credit_note'])
  const [invoice, note] = await documents()
  expect(note?.total).toBeGreaterThan(0)
  expect(note?.corrects).not.toBeNull()
  expect(Number(note?.total)).toBeLessThan(Number(invoice?.total))
})

test('a parcel refunded before the invoice gets its credit note with the invoice, and a later return when it is settled', async () => {
  const [lost, later] = [await shipped(), await shipped()]
  const parcelNo = `${lost}-1`
  const named = { orderNo: lost, parcelNo }
  await reportLost(staffOf(shop(), 'warehouse'), named, { isDamaged: false })
  const refund = () => refundParcel(staffOf(shop(), 'ann'), named)
  await withSecondPersonFrom(shop(), 1_000_000, refund)
  await closeMonth(shop().owner, dropshipper.accountId, MONTH)
  await issueInvoices()
  await expectDocuments(['monthly_invoice', 'credit_note'])
  await giveBack(later)
  await expectDocuments(['monthly_invoice', 'credit_note', 'credit_note'])
  await issueInvoices()
  await expectDocuments(['monthly_invoice', 'credit_note', 'credit_note'])
})
