// GET /api/order-files/{id}
import { expect, test } from 'vitest'
import { exportOrderFileErrorsRoute, readOrderFileRoute } from '../../../src/contract/order-file.ts'
import { ask, useShop } from '../../support/ask.ts'
import { createMember } from '../../support/create-member.ts'
import {
  checkOrderFile,
  csvOf,
  orderRow,
  placeOrderFile,
  uploadOrderFile,
} from '../../support/order-files.ts'
import { createDropshipper } from '../../support/orders.ts'

const shop = useShop()

test('another company gets 404, a viewer and a wholesaler 403', async () => {
  const dropshipper = await createDropshipper(shop())
  const { result: file } = await uploadOrderFile(shop(), dropshipper, csvOf([orderRow('A')]))
  const stranger = await createDropshipper(shop())
  expect((await checkOrderFile(shop(), stranger, file)).code).toBe(404)
  const read = (headers: Record<string, string>) =>
    ask(shop(), readOrderFileRoute, { id: file.id }, headers)
  expect((await read(stranger.headers)).code).toBe(404)
  const placed = await placeOrderFile(
    shop(),
    stranger,
    { ...file, summary: null },
    { expectedTotal: '1' },
  )
  expect(placed.code).toBe(404)
  const errors = await ask(shop(), exportOrderFileErrorsRoute, { id: file.id }, stranger.headers)
  expect(errors.code).toBe(404)
  const { companyId } = dropshipper
  const viewer = await createMember(shop().db, { kind: 'dropship', companyId, role: 'viewer' })
  expect((await read(viewer.headers)).code).toBe(403)
  const wholesaler = await createMember(shop().db, { kind: 'wholesale' })
  expect((await read(wholesaler.headers)).code).toBe(403)
})
