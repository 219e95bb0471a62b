// GET /api/orders/{orderNo}/documents
import { expect, test } from 'vitest'
import {
  listOrderDocumentsRoute,
  type OrderDocument,
} from '../../../src/contract/order-documents.ts'
import { ask, expectContract, useShop } from '../../support/ask.ts'
import { dispatchCharged } from '../../support/orders-with-holds.ts'
import { createMember, type TestMember } from '../../support/create-member.ts'
import { fetchDocument, placeForDocuments } from '../../support/order-documents.ts'

const shop = useShop()

function askList({ headers }: Pick<TestMember, 'headers'>, orderNo: string) {
  return ask<{ list: OrderDocument[] }>(shop(), listOrderDocumentsRoute, { orderNo }, headers)
}

async function listed(member: Pick<TestMember, 'headers'>, orderNo: string) {
  const { result } = await askList(member, orderNo)
  expectContract(listOrderDocumentsRoute, result)
  return result.list
}

test('each document that exists is named, and each entry can be fetched', async () => {
  const { member, placed } = await placeForDocuments(shop(), 'wholesale')
  const { orderNo } = placed
  expect(await listed(member, orderNo)).toEqual([])
  const invoiceNo = await dispatchCharged(shop().db, placed, [6, 3])
  const parcelNo = `${orderNo}-1`
  expect(await listed(member, orderNo)).toEqual([
    { kind: 'packing-list', title: 'Packing list', parcelNo, number: null },
    { kind: 'invoice', title: 'Commercial invoice', parcelNo, number: invoiceNo },
  ])
  for (const { kind } of await listed(member, orderNo)) {
    await fetchDocument(shop(), member, { orderNo, kind, parcel: parcelNo })
  }
})

test('viewers see no document with prices, finance sees all', async () => {
  const { member, placed } = await placeForDocuments(shop(), 'wholesale')
  const { orderNo } = placed
  await dispatchCharged(shop().db, placed, [6, 3])
  const { companyId } = member
  const viewer = await createMember(shop().db, { companyId, role: 'viewer' })
  expect(await listed(viewer, orderNo)).toMatchObject([{ kind: 'packing-list' }])
  const finance = await createMember(shop().db, { companyId, role: 'finance' })
  expect(await listed(finance, orderNo)).toHaveLength(2)
})

test('the order of another company, and one that does not exist, are not found', async () => {
  const { member, placed } = await placeForDocuments(shop(), 'wholesale')
  const stranger = await createMember(shop().db, {})
  expect((await askList(stranger, placed.orderNo)).code).toBe(404)
  expect((await askList(member, 'O26-9999999')).code).toBe(404)
})
