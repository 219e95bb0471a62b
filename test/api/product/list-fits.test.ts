// GET /api/product/fits/{itemNo}
import { expect, test } from 'vitest'
import type { ResultOf } from '../../../src/contract/call.ts'
import { listFitsRoute } from '../../../src/contract/product.ts'
import { ask, useShop } from '../../support/ask.ts'
import { describeCall } from '../../support/call-cases.ts'

type Fits = ResultOf<typeof listFitsRoute>
const shop = useShop()

describeCall(shop, listFitsRoute, {
  input: { itemNo: 'VC-LT35641' },
  unknownIds: { itemNo: 'VC-LT00000' },
})

async function read(input: Record<string, unknown>) {
  return (await ask<Fits>(shop(), listFitsRoute, { rows: 100, ...input })).result
}

test('every device can be reached page by page', async () => {
  const pages = await Promise.all(
    [1, 2, 3, 4, 5].map((page) => read({ itemNo: 'VC-GC70089', page })),
  )
  expect(pages.map(({ list }) => list.length)).toEqual([100, 100, 100, 100, 39])
  const labels = pages.flatMap(({ list }) => list.map(({ label, brand }) => `${brand}|${label}`))
  expect(new Set(labels).size).toBe(439)
})

test('a keyword finds out whether a device fits', async () => {
  const fits = await read({ itemNo: 'VU-LT30129', keyword: 'latitude 5400' })
  expect(fits.list[0]?.label).toBe('Dell Latitude 5400')
  expect(fits.list[0]?.deviceUrl).toBe('/device/dell-latitude-5400')
  expect(await read({ itemNo: 'VU-LT30129', keyword: 'thinkpad' })).toMatchObject({ total: 0 })
  expect(await read({ itemNo: 'VU-LT30129', keyword: '%' })).toMatchObject({ total: 0 })
})

test('the list is filtered by brand', async () => {
  const { list, total } = await read({ itemNo: 'VC-LT35641', brand: 'Lenovo' })
  expect(total).toBeGreaterThan(0)
  expect(list.every(({ brand }) => brand === 'Lenovo')).toBe(true)
})
