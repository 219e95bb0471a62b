// Dropshippers, staff and jobs act on the same items and accounts in parallel, without a deadlock or a failure.
import { expect, test } from 'vitest'
import { findDifferences } from '../../src/server/modules/ledger/reconciliation-service.ts'
import { playRandomOrders } from '../drivers/random-orders.ts'
import { useShop } from '../support/ask.ts'

const shop = useShop()

test('random acts in parallel end in no deadlock and no failure, and every figure agrees', async () => {
  const seed = Date.now() % 1_000_000
  const options = { acts: 200, atOnce: 4, seed, seconds: 12 }
  const { failures, outcomes } = await playRandomOrders(shop(), options)
  expect(failures, `seed ${seed}: ${JSON.stringify(outcomes)}`).toEqual([])
  expect(await findDifferences(shop().db, null)).toEqual([])
})
