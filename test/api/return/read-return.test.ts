// GET /api/returns/{returnNo}
import { beforeAll, expect, test } from 'vitest'
import { readReturnRoute } from '../../../src/contract/return.ts'
import { approveReturn } from '../../../src/server/staff/returns/handle-return.ts'
import { expectContract, useShop } from '../../support/ask.ts'
import { createDropshipper, ITEM, type Dropshipper, setStock } from '../../support/orders.ts'
import {
  readReturn,
  requestReturn,
  shipOrder,
  staffOf,
  returnInput,
} from '../../support/returns.ts'

const shop = useShop()
let dropshipper: Dropshipper

beforeAll(async () => {
  await setStock(shop(), ITEM, 500)
  dropshipper = await createDropshipper(shop())
})

test('a return has its lines, thread and possible actions, and its label once it is approved', async () => {
  const orderNo = await shipOrder(shop(), dropshipper)
  const returnNo = await requestReturn(shop(), dropshipper, {
    ...returnInput(orderNo, {}),
    message: 'Ordered twice',
  })
  const { result } = await readReturn(shop(), dropshipper, returnNo)
  expectContract(readReturnRoute, result)
  expect(result).toMatchObject({ state: 'requested', label: null, actions: ['answer', 'withdraw'] })
  expect(result.thread).toMatchObject([{ event: 'request', by: 'member', text: 'Ordered twice' }])
  await approveReturn(staffOf(shop()), returnNo)
  const approved = (await readReturn(shop(), dropshipper, returnNo)).result
  expect(approved.label).toMatchObject({ returnNo })
  expect(approved.dueAt).not.toBeNull()
})
