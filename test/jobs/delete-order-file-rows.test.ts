// The job that deletes rows of order files that were not placed.
import { sql } from 'kysely'
import { expect, test } from 'vitest'
import { DAY_MS } from '../../src/shared/time.ts'
import { useShop } from '../support/ask.ts'
import {
  checkRows,
  orderRow,
  placeOrderFile,
  readOrderFile,
  runPlacing,
} from '../support/order-files.ts'
import { createDropshipper, ITEM, setStock } from '../support/orders.ts'
import { runJob } from '../support/run-job.ts'

const shop = useShop()

test('rows that were not placed are deleted after 30 days, and the file with them unless it has orders', async () => {
  await setStock(shop(), ITEM, 5)
  const dropshipper = await createDropshipper(shop())
  const kept = await checkRows(shop(), dropshipper, [orderRow('A'), orderRow('B', { SKU: '' })])
  await placeOrderFile(shop(), dropshipper, kept, { mode: 'good' })
  await runPlacing(shop())
  const left = await checkRows(shop(), dropshipper, [orderRow('C')])
  const run = (days: number) =>
    runJob(shop(), 'delete-order-rows', new Date(Date.now() + days * DAY_MS))
  const rowsOf = async (id: number) => {
    const { rows } = await sql<{ line: number }>`
      select line from order_file_row where file_id = ${id} order by line`.execute(shop().db)
    return rows.map(({ line }) => line)
  }
  const columnsOf = async (id: number) => {
    const { rows } = await sql<{ columns: string[] }>`
      select columns from order_file where id = ${id}`.execute(shop().db)
    return rows[0]?.columns
  }
  await run(29)
  expect(await columnsOf(kept.id)).toContain('SKU')
  expect([await rowsOf(kept.id), await rowsOf(left.id)]).toEqual([[2, 3], [2]])
  await run(31)
  expect([await rowsOf(kept.id), await rowsOf(left.id)]).toEqual([[2], []])
  // The headings are emptied too: those of a file without headings are its first row, an order with its recipient.
  expect(new Set(await columnsOf(kept.id))).toEqual(new Set(['']))
  expect(await columnsOf(left.id)).toBe(undefined)
  expect((await readOrderFile(shop(), dropshipper, kept.id)).progress).toMatchObject({
    placed: 1,
    faulty: 0,
  })
})
