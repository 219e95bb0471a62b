// GET /api/orders/parcels
import { expect, test } from 'vitest'
import type { ResultOf } from '../../../src/contract/call.ts'
import { listLastParcelsRoute } from '../../../src/contract/parcels.ts'
import {
  dispatchOrder,
  packOrder,
  pickOrder,
} from '../../../src/server/staff/orders/handle-order.ts'
import { ask, expectContract, useShop } from '../../support/ask.ts'
import type { TestMember } from '../../support/create-member.ts'
import { createDropshipper, ITEM, placeOrder, setStock } from '../../support/orders.ts'

const shop = useShop()
const staff = () => ({ db: shop().db, now: new Date(), actor: 'staff:warehouse@example' })
const PARCEL = {
  grams: 700,
  dateCodes: { pattern: 'YYWW', byItem: new Map<string, string[]>() },
} as const

async function parcelsOf({ headers }: TestMember, rows = 5) {
  const { result } = await ask<ResultOf<typeof listLastParcelsRoute>>(
    shop(),
    listLastParcelsRoute,
    { rows },
    headers,
  )
  expectContract(listLastParcelsRoute, result)
  return result.list
}

test('parcels are listed once they are dispatched, the last one first, without names or amounts', async () => {
  await setStock(shop(), ITEM, 100)
  const dropshipper = await createDropshipper(shop())
  const orderNos: string[] = []
  for (let order = 0; order < 3; order += 1) {
    const { orderNo } = await placeOrder(shop(), dropshipper)
    orderNos.push(orderNo)
    await pickOrder(staff(), orderNo)
    await packOrder(staff(), orderNo, PARCEL)
  }
  expect(await parcelsOf(dropshipper)).toEqual([])
  const [first = '', second = '', third = ''] = orderNos
  for (const orderNo of [third, first, second])
    await dispatchOrder(staff(), orderNo, `T-${orderNo}`)
  const list = await parcelsOf(dropshipper)
  expect(list.map(({ orderNo }) => orderNo)).toEqual([second, first, third])
  expect(list[0]).toMatchObject({
    parcelNo: `${second}-1`,
    trackingNo: `T-${second}`,
    state: 'dispatched',
    city: 'Hamburg',
    country: 'DE',
    countryName: 'Germany',
  })
  expect(JSON.stringify(list)).not.toMatch(/Canary/)
  expect(await parcelsOf(dropshipper, 1)).toHaveLength(1)
  expect(await parcelsOf(await createDropshipper(shop()))).toEqual([])
})
