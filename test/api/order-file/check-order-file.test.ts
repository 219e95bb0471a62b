// POST /api/order-files/{id}/check
import { describe, expect, test } from 'vitest'
import { rejectedFields, useShop } from '../../support/ask.ts'
import {
  checkOrderFile,
  checkRows,
  csvOf,
  errorsOf,
  orderRow,
  readOrderFile,
  uploadOrderFile,
} from '../../support/order-files.ts'
import { createDropshipper, ITEM, OTHER, placeOrder, setStock } from '../../support/orders.ts'

const shop = useShop()

describe('checking', () => {
  test('gives totals, freight and how many orders would wait for money', async () => {
    await setStock(shop(), ITEM, 50)
    const dropshipper = await createDropshipper(shop())
    const one = await checkRows(shop(), dropshipper, [orderRow('A-1')])
    const total = BigInt(Math.round(Number(one.summary?.total) * 100))
    const poor = await createDropshipper(shop(), total * 2n + 1n)
    const rows = ['B-1', 'B-2', 'B-3'].map((reference) => orderRow(reference))
    const { summary, state } = await checkRows(shop(), poor, rows)
    expect(state).toBe('checked')
    expect(summary).toMatchObject({ orders: 3, goodOrders: 3, pieces: 3, waiting: 1, short: 0 })
    expect(Number(summary?.total)).toBeCloseTo(Number(one.summary?.total) * 3)
    expect(Number(summary?.freight)).toBeGreaterThan(0)
  })

  test('names every error of every row', async () => {
    await setStock(shop(), ITEM, 50)
    const dropshipper = await createDropshipper(shop())
    const earlier = await placeOrder(shop(), dropshipper, undefined, { ownReference: 'USED' })
    const { id, summary } = await checkRows(shop(), dropshipper, [
      orderRow('used'),
      orderRow('', {}),
      orderRow('C', { SKU: 'no such thing 99999' }),
      orderRow('D', { Quantity: '1.5' }),
      orderRow('E', { 'Address 1': 'PO Box 17' }),
      orderRow('F', { 'Address 1': 'x'.repeat(60) }),
      orderRow('G', { 'Recipient name': '王五' }),
      orderRow('H', { Country: 'Atlantis' }),
      orderRow('I', { Quantity: 999 }),
      orderRow('J', { SKU: '' }),
      orderRow('K', { Postcode: '' }),
    ])
    expect(await errorsOf(shop(), dropshipper, id)).toEqual({
      2: ['referenceUsed'],
      3: ['referenceNeeded'],
      4: ['itemUnknown'],
      5: ['quantityForm'],
      6: ['address'],
      7: ['address'],
      8: ['address'],
      9: ['address'],
      10: ['short', 'serviceRefused'],
      11: ['itemNeeded'],
      12: ['address'],
    })
    expect(summary).toMatchObject({ orders: 11, goodOrders: 0, faultyRows: 11 })
    const { list } = await readOrderFile(shop(), dropshipper, id)
    expect(list[0]?.errors[0]?.text).toContain(earlier.orderNo)
    expect(list[5]?.errors[0]?.text).toContain('60')
  })

  test('a quantity with zeros after a separator is a whole number, unless the separator may group thousands', async () => {
    await setStock(shop(), ITEM, 50)
    const dropshipper = await createDropshipper(shop())
    const quantities = ['2', '2.0', '2.00', '2.0000', '1.000', '10.000', '1.500']
    const rows = quantities.map((Quantity, at) => orderRow(`Q-${at}`, { Quantity }))
    const file = await checkRows(shop(), dropshipper, rows)
    const { id, summary } = file
    expect(summary).toMatchObject({ goodOrders: 4, pieces: 8 })
    expect(await errorsOf(shop(), dropshipper, id)).toEqual({
      6: ['quantityForm'],
      7: ['quantityForm'],
      8: ['quantityForm'],
    })
    const edits = [{ line: 6, field: 'quantity', value: '1,000' }]
    await checkOrderFile(shop(), dropshipper, file, { edits })
    const { list } = await readOrderFile(shop(), dropshipper, id)
    expect(list[0]).toMatchObject({ line: 6, errors: [{ code: 'quantityForm' }] })
  })

  test('rows with one order number form one order, unless their addresses differ', async () => {
    await setStock(shop(), ITEM, 50)
    await setStock(shop(), OTHER, 50)
    const dropshipper = await createDropshipper(shop())
    const blank = { 'Recipient name': '', 'Address 1': '', City: '', Postcode: '', Country: '' }
    const { id, summary } = await checkRows(shop(), dropshipper, [
      orderRow('A'),
      orderRow('A', { SKU: OTHER, ...blank, Phone: '' }),
      orderRow('B'),
      orderRow('B', { SKU: OTHER, 'Address 1': 'Another Street 1' }),
      orderRow('C'),
      orderRow('C'),
    ])
    expect(summary).toMatchObject({ orders: 3, goodOrders: 1, pieces: 2 })
    expect(await errorsOf(shop(), dropshipper, id)).toEqual({
      4: ['linkedRow'],
      5: ['referenceConflict'],
      6: ['linkedRow'],
      7: ['itemTwice'],
    })
  })

  test('the orders of a file share the stock, and may wait for more of it', async () => {
    await setStock(shop(), ITEM, 2)
    const dropshipper = await createDropshipper(shop())
    const rows = ['A', 'B', 'C'].map((reference) => orderRow(reference))
    const first = await checkRows(shop(), dropshipper, rows)
    expect(await errorsOf(shop(), dropshipper, first.id)).toEqual({ 4: ['short'] })
    const { result } = await checkOrderFile(shop(), dropshipper, first, { mayWait: true })
    expect(result.summary).toMatchObject({ goodOrders: 3, short: 1 })
  })

  test('an unknown number is asked about once, and the answer is remembered for the company', async () => {
    await setStock(shop(), ITEM, 50)
    const dropshipper = await createDropshipper(shop())
    const rows = [orderRow('A', { SKU: 'MY-BATTERY-7' })]
    const asked = await checkRows(shop(), dropshipper, rows)
    expect(await errorsOf(shop(), dropshipper, asked.id)).toEqual({ 2: ['itemUnknown'] })
    const edits = [{ line: 2, field: 'item', value: ITEM }]
    const answered = await checkOrderFile(shop(), dropshipper, asked, { edits })
    expect(answered.code).toBe(200)
    const next = await checkRows(shop(), dropshipper, [orderRow('B', { SKU: 'my-battery-7' })])
    expect(next.summary).toMatchObject({ goodOrders: 1 })
    const stranger = await createDropshipper(shop())
    const other = await checkRows(shop(), stranger, [orderRow('B', { SKU: 'MY-BATTERY-7' })])
    expect(other.summary).toMatchObject({ goodOrders: 0 })
  })

  test('the mapping of columns is remembered for files with the same headings', async () => {
    const dropshipper = await createDropshipper(shop())
    const first = await uploadOrderFile(shop(), dropshipper, csvOf([orderRow('A')]))
    const mapping = { ...first.result.mapping, company: 5 }
    await checkOrderFile(shop(), dropshipper, { id: first.result.id, mapping }, { mayWait: true })
    const second = await uploadOrderFile(shop(), dropshipper, csvOf([orderRow('B')]))
    expect(second.result).toMatchObject({ isRemembered: true, mapping, mayWait: true })
  })

  test('rejects a column that the file does not have, and a service that does not exist', async () => {
    const dropshipper = await createDropshipper(shop())
    const { result } = await uploadOrderFile(shop(), dropshipper, csvOf([orderRow('A')]))
    const columns = await checkOrderFile(shop(), dropshipper, {
      id: result.id,
      mapping: { item: 150 },
    })
    expect(rejectedFields(columns, 'en_us')).toEqual(['mapping'])
    const service = await checkOrderFile(shop(), dropshipper, result, {
      service: 'no-such-service',
    })
    expect(rejectedFields(service, 'en_us')).toEqual(['service'])
  })
})
