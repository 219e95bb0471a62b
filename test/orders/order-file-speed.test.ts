// The speed of order files: a check reads for all rows together. ORDERS=1000 measures a file of that size.
import { afterAll, expect, test } from 'vitest'
import { useShop } from '../support/ask.ts'
import { countStatements } from '../support/count-statements.ts'
import {
  checkOrderFile,
  csvOf,
  orderRow,
  placeOrderFile,
  readOrderFile,
  runPlacing,
  uploadOrderFile,
} from '../support/order-files.ts'
import { createDropshipper, ITEM, setStock } from '../support/orders.ts'
import { RESULT_CODES } from '../../src/contract/result-code.ts'

const shop = useShop()
const counted = countStatements()
afterAll(() => counted.stop())
const ORDERS = Number(process.env['ORDERS'] ?? 60)

test('a check takes as many statements for many orders as for one, and all are placed in time', async () => {
  await setStock(shop(), ITEM, 100_000)
  const dropshipper = await createDropshipper(shop(), 10_000_000_00n)
  const one = await uploadOrderFile(shop(), dropshipper, csvOf([orderRow('first')]))
  // The first check loads what later ones find in memory.
  await checkOrderFile(shop(), dropshipper, one.result)
  counted.take()
  await checkOrderFile(shop(), dropshipper, one.result)
  const forOneOrder = counted.take().length
  const rows = Array.from({ length: ORDERS }, (_, at) => orderRow(`S-${at}`))
  const { result } = await uploadOrderFile(shop(), dropshipper, csvOf(rows))
  counted.take()
  const began = performance.now()
  const checked = await checkOrderFile(shop(), dropshipper, result)
  const checkedIn = performance.now() - began
  expect(counted.take().length).toBe(forOneOrder)
  expect((await placeOrderFile(shop(), dropshipper, checked.result)).code).toBe(RESULT_CODES.queued)
  const handedOver = performance.now()
  await runPlacing(shop())
  const placedIn = performance.now() - handedOver
  expect((await readOrderFile(shop(), dropshipper, result.id)).progress.placed).toBe(ORDERS)
  // The goals for a thousand orders: checked in two seconds, placed in fifteen.
  const speed = `${ORDERS} orders checked in ${Math.round(checkedIn)} ms, placed in ${Math.round(placedIn)} ms`
  expect(checkedIn < 2_000 && placedIn < 15_000, speed).toBe(true)
}, 120_000)
