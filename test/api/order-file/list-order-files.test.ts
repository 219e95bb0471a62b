// GET /api/order-files
import { expect, test } from 'vitest'
import { listOrderFilesRoute } from '../../../src/contract/order-file.ts'
import { ask, expectContract, useShop } from '../../support/ask.ts'
import { csvOf, orderRow, uploadOrderFile } from '../../support/order-files.ts'
import { createDropshipper } from '../../support/orders.ts'

const shop = useShop()

test('order files are listed newest first, page by page', async () => {
  const dropshipper = await createDropshipper(shop())
  const first = await uploadOrderFile(shop(), dropshipper, csvOf([orderRow('A')]))
  const second = await uploadOrderFile(shop(), dropshipper, csvOf([orderRow('B')]))
  const page = (input: object) =>
    ask<{ list: { id: number }[]; next: number | null; count: number }>(
      shop(),
      listOrderFilesRoute,
      { rows: 1, ...input },
      dropshipper.headers,
    )
  const { result } = await page({})
  expectContract(listOrderFilesRoute, result)
  expect(result).toMatchObject({ list: [{ id: second.result.id }], count: 2 })
  const rest = await page({ after: result.next })
  expect(rest.result).toMatchObject({ list: [{ id: first.result.id }], next: null })
})
