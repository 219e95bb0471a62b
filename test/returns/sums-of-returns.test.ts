// Over random acts on returns each answer is the predicted one, and refunds, fees and disposal add up to the ledger.
import { expect, test } from 'vitest'
import { findDifferences } from '../../src/server/modules/ledger/reconciliation-service.ts'
import { playReturns } from '../drivers/random-returns.ts'
import { seeded } from '../support/seeded.ts'
import { useShop } from '../support/ask.ts'

const shop = useShop()

test('after 250 random acts the returns add up to what the ledger moved', async () => {
  const seed = Date.now() % 1_000_000
  const played = await playReturns(shop(), { count: 250, random: seeded(seed) })
  expect(played, `seed ${seed}`).toMatchObject({ failures: [], wrongAccounts: [] })
  expect(await findDifferences(shop().db, null), `seed ${seed}`).toEqual([])
  expect(played.returns, `seed ${seed}`).toBeGreaterThan(10)
})
