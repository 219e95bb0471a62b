// GET /api/orders/{orderNo}/document
import { expect, test } from 'vitest'
import { printOrderDocumentRoute } from '../../../src/contract/order-documents.ts'
import { findDocumentOrder } from '../../../src/server/modules/document/issue-service.ts'
import { makeOrderDocument } from '../../../src/server/modules/document/order-document-service.ts'
import { LANGS } from '../../../src/shared/lang.ts'
import { runJob } from '../../support/run-job.ts'
import { ask, send, useShop } from '../../support/ask.ts'
import { closeMonth, dispatchCharged } from '../../support/orders-with-holds.ts'
import { createMember, type TestMember } from '../../support/create-member.ts'
import { fetchDocument, placeForDocuments } from '../../support/order-documents.ts'

const shop = useShop()
function askForDocument({ headers }: TestMember, input: Record<string, string>) {
  return ask(shop(), printOrderDocumentRoute, input, headers)
}

// The order has six pieces of one item and three of another; dispatchCharged sends the given pieces of each line.
test('a wholesale parcel has a packing list and its own invoice, whose bytes stay the same once it is issued', async () => {
  const { member, placed } = await placeForDocuments(shop(), 'wholesale')
  const { orderNo } = placed
  const invoice = { orderNo, kind: 'invoice' }
  expect(await askForDocument(member, invoice)).toMatchObject({
    code: 409,
    result: { reason: 'notInvoiced', text: expect.stringMatching(/dispatched\. .+\.$/) },
  })
  expect((await askForDocument(member, { orderNo, kind: 'packing-list' })).code).toBe(409)
  await dispatchCharged(shop().db, placed, [3, 0])
  const first = await fetchDocument(shop(), member, invoice)
  await dispatchCharged(shop().db, placed, [3, 3])
  expect((await fetchDocument(shop(), member, invoice)).equals(first)).toBe(false)
  const parcel = `${orderNo}-1`
  for (const lang of LANGS) {
    expect((await fetchDocument(shop(), member, { ...invoice, parcel, lang })).equals(first)).toBe(
      true,
    )
    expect(
      (await fetchDocument(shop(), member, { orderNo, kind: 'packing-list', lang })).length,
    ).toBeGreaterThan(9000)
  }
  expect((await askForDocument(member, { ...invoice, parcel: `${orderNo}-9` })).code).toBe(404)
})

test('the pick list of a wholesaler names the packing list until the company leaves it out', async () => {
  const { member, placed } = await placeForDocuments(shop(), 'wholesale')
  const { companyId } = member
  const pickList = async () => {
    const order = await findDocumentOrder(shop().db, placed.orderNo)
    const wanted = { kind: 'pick-list', lang: 'en_us', now: new Date() } as const
    return (await makeOrderDocument(shop().db, order!, wanted)).bytes.length
  }
  const named = await pickList()
  const setting = { company_id: companyId, kind: 'wholesale', mails: 'each' } as const
  await shop()
    .db.insertInto('order_setting')
    .values({ ...setting, sender_name: '', neutral_slip: false, packing_list: false })
    .execute()
  expect(await pickList()).toBeLessThan(named)
})

test("a dropshipper's parcel has the invoice of its month, and a slip once slips are switched on", async () => {
  const { member, placed } = await placeForDocuments(shop(), 'dropship')
  const { orderNo } = placed
  await dispatchCharged(shop().db, placed, [6, 3])
  const reasonOf = async (kind: string) => (await askForDocument(member, { orderNo, kind })).result
  expect(await reasonOf('invoice')).toMatchObject({ reason: 'monthNotInvoiced' })
  await closeMonth(shop().owner, member.accountId, '2026-10-01')
  await runJob(shop(), 'issue-monthly-invoices', new Date())
  await fetchDocument(shop(), member, { orderNo, kind: 'invoice' })
  expect(await reasonOf('slip')).toMatchObject({ reason: 'slipOff' })
  expect(await reasonOf('packing-list')).toMatchObject({ reason: 'otherKind' })
  expect(await reasonOf('credit-note')).toMatchObject({ reason: 'noCredit' })
  const setting = { company_id: member.companyId, kind: 'dropship', mails: 'each' } as const
  await shop()
    .db.insertInto('order_setting')
    .values({ ...setting, sender_name: 'Ann’s Shop', neutral_slip: true })
    .execute()
  for (const lang of LANGS) await fetchDocument(shop(), member, { orderNo, kind: 'slip', lang })
})

test('viewers get lists without prices, other companies get nothing, and orders at demonstration prices have no invoice', async () => {
  // The last argument says that the prices of the order are of a demonstration list.
  const { member, placed } = await placeForDocuments(shop(), 'wholesale', true)
  const { orderNo } = placed
  await dispatchCharged(shop().db, placed, [6, 3])
  const { companyId } = member
  const viewer = await createMember(shop().db, { companyId, role: 'viewer' })
  await fetchDocument(shop(), viewer, { orderNo, kind: 'packing-list' })
  expect((await askForDocument(viewer, { orderNo, kind: 'invoice' })).code).toBe(403)
  expect((await askForDocument(viewer, { orderNo, kind: 'credit-note' })).code).toBe(403)
  const finance = await createMember(shop().db, { companyId, role: 'finance' })
  expect(await askForDocument(finance, { orderNo, kind: 'invoice' })).toMatchObject({
    code: 409,
    result: { reason: 'demonstration' },
  })
  const stranger = await createMember(shop().db, {})
  for (const kind of ['invoice', 'packing-list', 'slip', 'credit-note']) {
    expect((await askForDocument(stranger, { orderNo, kind })).code).toBe(404)
  }
  for (const kind of ['pick-list', '', 'invoice;drop']) {
    expect((await askForDocument(member, { orderNo, kind })).code).toBe(422)
  }
})

test("the page of a dropshipper's order links to each of its documents", async () => {
  const { member, placed } = await placeForDocuments(shop(), 'dropship')
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
