// GET /api/orders/{orderNo}/document
import { expect, test } from 'vitest'
import {
  listOrderDocumentsRoute,
  type OrderDocument,
  printOrderDocumentRoute,
} from '../../../src/contract/order-documents.ts'
import { LANGS } from '../../../src/shared/lang.ts'
import { runJob } from '../../jobs/run-job.ts'
import { ask, keepsContract, send, useShop } from '../../support/ask.ts'
import { closeMonth, dispatchCharged, placeCharged } from '../../support/charged-orders.ts'
import { enrol, type Enrolled } from '../../support/enrol.ts'
import { enrolWithMoney } from '../../support/money.ts'
import { ITEM, OTHER } from '../../support/orders.ts'

const shop = useShop()
const LINES = [
  { itemNo: ITEM, parts: [{ quantity: 6, unit: '12.3456' }] },
  { itemNo: OTHER, parts: [{ quantity: 3, unit: '7.25' }] },
]

async function order(kind: 'wholesale' | 'dropship', demonstration = false) {
  const member = await enrolWithMoney(shop().db, shop().owner, { kind, available: 1_000_000n })
  const { accountId } = member
  const placed = await placeCharged(shop().db, { accountId, lines: LINES, demonstration })
  return { member, placed }
}

async function file({ headers }: Enrolled, input: Record<string, string>): Promise<Buffer> {
  const { orderNo, ...query } = input
  const url = `/api/orders/${orderNo}/document?${new URLSearchParams({ lang: 'en_us', ...query }).toString()}`
  const answer = await send(shop(), 'GET', url, null, headers)
  expect(answer.headers['content-type'], answer.body.slice(0, 200)).toBe('application/pdf')
  expect(answer.headers['cache-control']).toContain('no-store')
  return answer.rawPayload
}

function refusal({ headers }: Enrolled, input: Record<string, string>) {
  return ask(shop(), printOrderDocumentRoute, input, headers)
}

test('a wholesale parcel has an invoice of its own, once issued the same bytes, and a packing list', async () => {
  const { member, placed } = await order('wholesale')
  const { orderNo } = placed
  const invoice = { orderNo, kind: 'invoice' }
  expect(await refusal(member, invoice)).toMatchObject({
    code: 409,
    result: { reason: 'notInvoiced', text: expect.stringMatching(/dispatched\. .+\.$/) },
  })
  expect((await refusal(member, { orderNo, kind: 'packing-list' })).code).toBe(409)
  await dispatchCharged(shop().db, placed, [3, 0])
  const first = await file(member, invoice)
  await dispatchCharged(shop().db, placed, [3, 3])
  expect((await file(member, invoice)).equals(first)).toBe(false)
  const parcel = `${orderNo}-1`
  for (const lang of LANGS) {
    expect((await file(member, { ...invoice, parcel, lang })).equals(first)).toBe(true)
    expect((await file(member, { orderNo, kind: 'packing-list', lang })).length).toBeGreaterThan(
      9000,
    )
  }
  expect((await refusal(member, { ...invoice, parcel: `${orderNo}-9` })).code).toBe(404)
})

test("a dropshipper's parcel has the invoice of its month, and a slip once slips are switched on", async () => {
  const { member, placed } = await order('dropship')
  const { orderNo } = placed
  await dispatchCharged(shop().db, placed, [6, 3])
  const reasonOf = async (kind: string) => (await refusal(member, { orderNo, kind })).result
  expect(await reasonOf('invoice')).toMatchObject({ reason: 'monthNotInvoiced' })
  await closeMonth(shop().owner, member.accountId, '2026-10-01')
  await runJob(shop(), 'issue-monthly-invoices', new Date())
  await file(member, { orderNo, kind: 'invoice' })
  expect(await reasonOf('slip')).toMatchObject({ reason: 'slipOff' })
  expect(await reasonOf('packing-list')).toMatchObject({ reason: 'otherKind' })
  expect(await reasonOf('credit-note')).toMatchObject({ reason: 'noCredit' })
  const setting = { company_id: member.companyId, kind: 'dropship', mails: 'each' } as const
  await shop()
    .db.insertInto('order_setting')
    .values({ ...setting, sender_name: 'Ann’s Shop', neutral_slip: true })
    .execute()
  for (const lang of LANGS) await file(member, { orderNo, kind: 'slip', lang })
})

test('viewers get lists without prices, other companies nothing, and demonstration prices no invoice', async () => {
  const { member, placed } = await order('wholesale', true)
  const { orderNo } = placed
  await dispatchCharged(shop().db, placed, [6, 3])
  const { companyId } = member
  const viewer = await enrol(shop().db, { companyId, role: 'viewer' })
  await file(viewer, { orderNo, kind: 'packing-list' })
  expect((await refusal(viewer, { orderNo, kind: 'invoice' })).code).toBe(403)
  expect((await refusal(viewer, { orderNo, kind: 'credit-note' })).code).toBe(403)
  const finance = await enrol(shop().db, { companyId, role: 'finance' })
  expect(await refusal(finance, { orderNo, kind: 'invoice' })).toMatchObject({
    code: 409,
    result: { reason: 'demonstration' },
  })
  const stranger = await enrol(shop().db, {})
  for (const kind of ['invoice', 'packing-list', 'slip', 'credit-note']) {
    expect((await refusal(stranger, { orderNo, kind })).code).toBe(404)
  }
  for (const kind of ['pick-list', '', 'invoice;drop']) {
    expect((await refusal(member, { orderNo, kind })).code).toBe(422)
  }
})

test('the list names what exists and the login may read, and each entry can be fetched', async () => {
  const { member, placed } = await order('wholesale')
  const { orderNo } = placed
  const listed = async ({ headers }: Enrolled) => {
    const input = { orderNo }
    const answer = await ask<{ list: OrderDocument[] }>(
      shop(),
      listOrderDocumentsRoute,
      input,
      headers,
    )
    keepsContract(listOrderDocumentsRoute, answer.result)
    return answer.result.list
  }
  expect(await listed(member)).toEqual([])
  const number = await dispatchCharged(shop().db, placed, [6, 3])
  const parcelNo = `${orderNo}-1`
  expect(await listed(member)).toEqual([
    { kind: 'packing-list', title: 'Packing list', parcelNo, number: null },
    { kind: 'invoice', title: 'Commercial invoice', parcelNo, number },
  ])
  for (const { kind } of await listed(member))
    await file(member, { orderNo, kind, parcel: parcelNo })
  const viewer = await enrol(shop().db, { companyId: member.companyId, role: 'viewer' })
  expect(await listed(viewer)).toMatchObject([{ kind: 'packing-list' }])
  const { headers } = await enrol(shop().db, {})
  expect((await ask(shop(), listOrderDocumentsRoute, { orderNo }, headers)).code).toBe(404)
})

test("the page of a dropshipper's order links to each of its documents", async () => {
  const { member, placed } = await order('dropship')
  const setting = { company_id: member.companyId, kind: 'dropship', mails: 'each' } as const
  await shop()
    .db.insertInto('order_setting')
    .values({ ...setting, sender_name: '', neutral_slip: true })
    .execute()
  await dispatchCharged(shop().db, placed, [6, 3])
  await closeMonth(shop().owner, member.accountId, '2026-10-01')
  await runJob(shop(), 'issue-monthly-invoices', new Date())
  const page = await send(shop(), 'GET', `/orders/${placed.orderNo}`, null, member.headers)
  const links = [...page.body.matchAll(/href="(\/api\/orders\/[^"]+)"/g)]
  expect(links).toHaveLength(2)
  for (const [, address = ''] of links) {
    const answer = await send(shop(), 'GET', address.replaceAll('&amp;', '&'), null, member.headers)
    expect(answer.headers['content-type']).toBe('application/pdf')
  }
})
