// Invoices and credit notes: numbers, sums, what they show and what they never show.
import { createHash } from 'node:crypto'
import { sql } from 'kysely'
import { describe, expect, test } from 'vitest'
import {
  findDocumentOrder,
  issueCreditNote,
} from '../../src/server/modules/document/issue-service.ts'
import {
  drawFile,
  makeMissingFiles,
  readIssuedFile,
  rendererVersion,
} from '../../src/server/modules/document/issued-file-service.ts'
import type {
  MonthlyFacts,
  ShipmentFacts,
} from '../../src/server/modules/document/document-facts.ts'
import { runJob } from '../support/run-job.ts'
import { useShop } from '../support/ask.ts'
import { closeMonth, dispatchCharged, placeWithHold } from '../support/orders-with-holds.ts'
import { createMemberWithMoney, readPaymentReference } from '../support/money.ts'
import { ITEM, OTHER } from '../support/orders.ts'
import { receiveUnit, settleUnit } from '../support/received-unit.ts'

const shop = useShop()
const LINES = [
  {
    itemNo: ITEM,
    parts: [
      { quantity: 4, unit: '12.3456' },
      { quantity: 2, unit: '10' },
    ],
  },
  { itemNo: OTHER, parts: [{ quantity: 3, unit: '7.25' }] },
]

/** What the pieces of LINES cost, at each of their prices, and the freight of 8.00, in minor units. */
const TOTAL = 4938 + 2000 + 2175 + 800

async function fund(kind: 'wholesale' | 'dropship') {
  return createMemberWithMoney(shop().db, shop().owner, { kind, available: 1_000_000n })
}

async function documentsOf(companyId: number) {
  return shop()
    .db.selectFrom('issued_document')
    .where('company_id', '=', companyId)
    .orderBy('id')
    .selectAll()
    .execute()
}

describe('the invoice of a wholesale parcel', () => {
  test('states the payment reference of the order, and a monthly invoice that of the account', async () => {
    const { accountId } = await fund('wholesale')
    const { orderNo } = await placeWithHold(shop().db, { accountId, lines: LINES })
    const dropship = await fund('dropship')
    const other = await placeWithHold(shop().db, { accountId: dropship.accountId, lines: LINES })
    const { payment_reference: own } = await shop()
      .db.selectFrom('trade_order')
      .where('order_no', '=', orderNo)
      .select('payment_reference')
      .executeTakeFirstOrThrow()
    expect(own).toMatch(/^RF\d{2}/)
    expect((await findDocumentOrder(shop().db, orderNo))?.payment_reference).toBe(own)
    expect((await findDocumentOrder(shop().db, other.orderNo))?.payment_reference).toBe(
      await readPaymentReference(shop().db, dropship.accountId),
    )
  })

  test('has the pieces of its parcel, the freight if the parcel is the first, and a number without a gap', async () => {
    const { accountId, companyId } = await fund('wholesale')
    const order = await placeWithHold(shop().db, { accountId, lines: LINES })
    const first = await dispatchCharged(shop().db, order, [3, 0])
    const second = await dispatchCharged(shop().db, order, [3, 3])
    expect(first).toMatch(/^I\d\d-\d{6}$/)
    expect(Number(second!.slice(4))).toBe(Number(first!.slice(4)) + 1)
    const [one, two] = await documentsOf(companyId)
    const facts = one!.facts as ShipmentFacts
    expect(facts).toMatchObject({
      orderNo: order.orderNo,
      parcelNo: `${order.orderNo}-1`,
      ownReference: 'PO 4711',
      freight: '8.00',
      goods: '32.35',
      total: '40.35',
      lines: [
        {
          itemNo: ITEM,
          pieces: 3,
          prices: [
            { quantity: 2, unit: '10' },
            { quantity: 1, unit: '12.3456' },
          ],
          amount: '32.35',
          unNumber: 'UN3480',
        },
      ],
    })
    expect(two!.facts).toMatchObject({ freight: '0.00', lines: [{ pieces: 3 }, { pieces: 3 }] })
    expect((one?.total ?? 0) + (two?.total ?? 0)).toBe(TOTAL)
  })

  test('takes no number and is not stored if its transaction fails', async () => {
    const { accountId, companyId } = await fund('wholesale')
    const order = await placeWithHold(shop().db, { accountId, lines: LINES })
    const onCharged = () => {
      throw new Error('lost')
    }
    await expect(dispatchCharged(shop().db, order, [1, 0], { onCharged })).rejects.toThrow('lost')
    expect(await documentsOf(companyId)).toEqual([])
    const before = await lastNumber('I')
    const invoiceNo = await dispatchCharged(shop().db, order, [1, 0])
    expect(Number(invoiceNo!.slice(4))).toBe(before + 1)
  })

  test('is not issued at dispatch for orders at demonstration prices or of dropshippers', async () => {
    for (const [kind, isDemonstration] of [
      ['wholesale', true],
      ['dropship', false],
    ] as const) {
      const { accountId, companyId } = await fund(kind)
      const order = await placeWithHold(shop().db, { accountId, lines: LINES, isDemonstration })
      expect(await dispatchCharged(shop().db, order, [1, 1])).toBeNull()
      expect(await documentsOf(companyId)).toEqual([])
    }
  })
})

async function lastNumber(series: string): Promise<number> {
  const { rows } = await sql<{ last: number }>`
    select last from document_counter where series = ${series}`.execute(shop().db)
  return rows[0]?.last ?? 0
}

test('a dropshipper gets one invoice for a closed month, with every parcel and no end customer', async () => {
  const { accountId, companyId } = await fund('dropship')
  const sold = await placeWithHold(shop().db, { accountId, lines: LINES })
  const atDemoPrices = await placeWithHold(shop().db, {
    accountId,
    lines: LINES,
    isDemonstration: true,
  })
  await dispatchCharged(shop().db, sold, [1, 1])
  await dispatchCharged(shop().db, sold, [5, 2])
  await dispatchCharged(shop().db, atDemoPrices, [6, 3])
  await runJob(shop(), 'issue-monthly-invoices', new Date())
  expect(await documentsOf(companyId)).toEqual([])
  await closeMonth(shop().owner, accountId, '2026-10-01')
  await runJob(shop(), 'issue-monthly-invoices', new Date())
  await runJob(shop(), 'issue-monthly-invoices', new Date())
  const documents = await documentsOf(companyId)
  expect(documents).toMatchObject([{ kind: 'monthly_invoice', month: '2026-10-01' }])
  const facts = documents[0]!.facts as MonthlyFacts
  expect(facts.parcels.map(({ parcelNo }) => parcelNo)).toEqual([
    `${sold.orderNo}-1`,
    `${sold.orderNo}-2`,
  ])
  expect(documents[0]?.total).toBe(TOTAL)
  // Both words are in the address of the end customer.
  expect(JSON.stringify(facts)).not.toMatch(/Canary|Hamburg/)
})

test('a company whose month cannot be invoiced does not delay the others', async () => {
  const failing = await shippedInOctober()
  const next = await shippedInOctober()
  await whileRejected('issued_document', `new.account_id = ${failing.accountId}`, async () => {
    const run = runJob(shop(), 'issue-monthly-invoices', new Date())
    await expect(run).rejects.toThrow('refused by the test')
  })
  expect(await documentsOf(failing.companyId)).toEqual([])
  expect(await documentsOf(next.companyId)).toMatchObject([{ kind: 'monthly_invoice' }])
  await runJob(shop(), 'issue-monthly-invoices', new Date())
  expect(await documentsOf(failing.companyId)).toMatchObject([{ kind: 'monthly_invoice' }])
})

/** Rows that match the condition cannot be inserted meanwhile. */
async function whileRejected(table: string, condition: string, work: () => Promise<void>) {
  const { owner } = shop()
  await sql`
    create function refuse() returns trigger language plpgsql as
      $$ begin raise exception 'refused by the test'; end $$`.execute(owner)
  await sql`
    create trigger refuse before insert on ${sql.table(table)} for each row
      when (${sql.raw(condition)}) execute function refuse()`.execute(owner)
  try {
    await work()
  } finally {
    await sql`drop function refuse() cascade`.execute(owner)
  }
}

async function shippedInOctober() {
  const { accountId, companyId } = await fund('dropship')
  const sold = await placeWithHold(shop().db, { accountId, lines: LINES })
  await dispatchCharged(shop().db, sold, [1, 1])
  await closeMonth(shop().owner, accountId, '2026-10-01')
  return { accountId, companyId }
}

describe('a credit note', () => {
  async function returnOne(isFeeFree: boolean) {
    const { accountId, companyId } = await fund('wholesale')
    const order = await placeWithHold(shop().db, { accountId, lines: LINES })
    await dispatchCharged(shop().db, order, [2, 1])
    const { id: shipmentId } = order.parcels[0]!
    const returnId = await receiveUnit(shop().db, { orderId: order.id, shipmentId, isFeeFree })
    const issue = (credited: bigint) =>
      shop()
        .db.transaction()
        .execute(async (trx) => {
          const restocking = await settleUnit(trx, returnId)
          const lines = [{ position: 1, pieces: 1, amount: credited }]
          const about = { orderNo: order.orderNo, shipmentId, returnId, lines, restocking }
          return issueCreditNote(trx, about, new Date())
        })
    return { issue, companyId }
  }

  test('corrects the invoice by what the ledger gave back, less the restocking fee', async () => {
    const { issue, companyId } = await returnOne(false)
    expect(await issue(1000n)).toMatch(/^C\d\d-\d{6}$/)
    const [invoice, note] = await documentsOf(companyId)
    expect(note).toMatchObject({ kind: 'credit_note', corrects: invoice?.id, total: 850 })
    expect(note?.facts).toMatchObject({ goods: '10.00', restocking: '1.50', total: '8.50' })
  })

  test('is rejected with another sum than the ledger moved, and the whole return with it', async () => {
    const { issue, companyId } = await returnOne(true)
    await expect(issue(999n)).rejects.toThrow('total')
    expect(await documentsOf(companyId)).toHaveLength(1)
  })
})

describe('the file of a document', () => {
  test('has the same bytes and the stored hash when the same version draws it again from the facts', async () => {
    const { accountId, companyId } = await fund('wholesale')
    const order = await placeWithHold(shop().db, { accountId, lines: LINES, lang: 'zh_hk' })
    await dispatchCharged(shop().db, order, [6, 3])
    const [document] = await documentsOf(companyId)
    const bytes = await readIssuedFile(shop().db, document!, new Date())
    const stored = await shop()
      .db.selectFrom('document_file')
      .where('document_id', '=', document!.id)
      .selectAll()
      .executeTakeFirstOrThrow()
    const again = await drawFile((await documentsOf(companyId))[0]!)
    expect(again.bytes.equals(bytes)).toBe(true)
    expect(createHash('sha256').update(again.bytes).digest()).toEqual(stored.sha256)
    expect(stored.renderer_version).toBe(await rendererVersion())
    await makeMissingFiles(shop().db, new Date())
    expect((await readIssuedFile(shop().db, document!, new Date())).equals(bytes)).toBe(true)
  })

  test('is made even if the file of an earlier document fails', async () => {
    await makeMissingFiles(shop().db, new Date())
    const { accountId, companyId } = await fund('wholesale')
    const order = await placeWithHold(shop().db, { accountId, lines: LINES })
    await dispatchCharged(shop().db, order, [1, 1])
    await dispatchCharged(shop().db, order, [5, 2])
    const [failing, next] = await documentsOf(companyId)
    await whileRejected('document_file', `new.document_id = ${failing!.id}`, async () => {
      const run = makeMissingFiles(shop().db, new Date())
      await expect(run).rejects.toThrow('refused by the test')
    })
    const filed = shop().db.selectFrom('document_file').select('document_id')
    const ids = async () => (await filed.execute()).map(({ document_id }) => document_id)
    expect(await ids()).toContain(next!.id)
    expect(await ids()).not.toContain(failing!.id)
    expect(await makeMissingFiles(shop().db, new Date())).toBe(1)
  })

  test.each(['issued_document', 'document_file', 'invoiced_shipment', 'document_counter'])(
    'is stored with rows that the role of the server cannot delete: %s',
    async (table) => {
      await expect(sql`delete from ${sql.table(table)}`.execute(shop().db)).rejects.toThrow(
        /permission denied/,
      )
    },
  )
})
