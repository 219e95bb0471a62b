// GET /api/orders/placed/{key}
import { randomUUID } from 'node:crypto'
import { describe, expect, test } from 'vitest'
import { findPlacedOrderRoute } from '../../../src/contract/order.ts'
import { ORDER_KEY_PURPOSE } from '../../../src/server/operations/place-agreed.ts'
import { lockKey } from '../../../src/server/modules/ledger/ledger-repository.ts'
import { ask, expectContract, useShop } from '../../support/ask.ts'
import {
  createDropshipper,
  ITEM,
  prepareOrder,
  type Dropshipper,
  sendOrder,
  setStock,
} from '../../support/orders.ts'

const shop = useShop()

describe('asking for an order by its key', () => {
  const find = (dropshipper: Dropshipper, key: unknown) =>
    ask(shop(), findPlacedOrderRoute, { key: String(key) }, dropshipper.headers)

  test('returns the answer that was given when the order was placed, to its company alone', async () => {
    await setStock(shop(), ITEM, 10)
    const dropshipper = await createDropshipper(shop())
    const input = await prepareOrder(shop(), dropshipper)
    expect((await find(dropshipper, input['key'])).code).toBe(404)
    const placed = await sendOrder(shop(), dropshipper, input)
    const found = await find(dropshipper, input['key'])
    expect(found).toMatchObject({ code: 200, result: placed.result })
    expectContract(findPlacedOrderRoute, found.result)
    expect((await find(await createDropshipper(shop()), input['key'])).code).toBe(404)
  })

  test('reports that the order is being placed while it is', async () => {
    const dropshipper = await createDropshipper(shop())
    const key = randomUUID()
    await shop()
      .db.transaction()
      .execute(async (trx) => {
        expect(
          await lockKey(trx, { companyId: dropshipper.companyId, purpose: ORDER_KEY_PURPOSE, key }),
        ).toBeUndefined()
        expect(await find(dropshipper, key)).toMatchObject({
          code: 409,
          result: { reason: 'inFlight' },
        })
      })
    expect((await find(dropshipper, key)).code).toBe(404)
  })
})
