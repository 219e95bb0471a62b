// Locks of other transactions: what need not wait for them does not, and a call that waits too long is answered as
// busy, not as a failure.
import { randomUUID } from 'node:crypto'
import { sql } from 'kysely'
import { beforeAll, expect, test } from 'vitest'
import { cancelOrderRoute } from '../../src/contract/order.ts'
import { enterBankLine } from '../../src/server/staff/money/handle-payments.ts'
import { callPath } from '../../src/shared/call-path.ts'
import { ask, send, useShop } from '../support/ask.ts'
import { ITEM, setStock } from '../support/orders.ts'
import { acceptedOrder, createWholesaler, type Wholesaler } from '../support/wholesale.ts'

const shop = useShop()
let buyer: Wholesaler

beforeAll(async () => {
  await setStock(shop(), ITEM, 100)
  buyer = await createWholesaler(shop())
})

test('two bank lines that name orders of one account are entered without waiting for each other', async () => {
  const { payment } = await acceptedOrder(shop(), buyer)
  const line = {
    method: 'transfer',
    currency: 'USD',
    amount: 1_00n,
    bankReference: randomUUID(),
    statedReference: payment?.reference ?? '',
    arrivedAt: new Date(),
  }
  const staff = { db: shop().db, now: new Date(), actor: 'staff:finance' }
  await shop()
    .owner.transaction()
    .execute(async (trx) => {
      // The lock that entering another line holds until its transaction ends.
      await sql`select from money_account where id = ${buyer.accountId} for key share`.execute(trx)
      expect(await enterBankLine(staff, line)).toMatchObject({ state: 'matched' })
    })
})

test('a call that waits too long for an order is answered as busy, and works afterwards', async () => {
  const { orderNo } = await acceptedOrder(shop(), buyer)
  const { method, path } = cancelOrderRoute
  const { address, body } = callPath(method, path, { orderNo })
  await shop()
    .owner.transaction()
    .execute(async (trx) => {
      await sql`select from trade_order where order_no = ${orderNo} for update`.execute(trx)
      const { statusCode, headers } = await send(shop(), method, address, body, buyer.headers)
      expect(statusCode).toBe(503)
      expect(headers['retry-after']).toBeDefined()
    })
  expect((await ask(shop(), cancelOrderRoute, { orderNo }, buyer.headers)).code).toBe(200)
})
