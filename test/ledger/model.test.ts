// Random acts on accounts, compared after each act with a reference of the rules.
import fc from 'fast-check'
import { expect, test } from 'vitest'
import { findLedgerDifferences } from '../../src/server/modules/ledger/reconciliation-service.ts'
import { anyAct, playActs } from '../drivers/ledger-model.ts'
import { useShop } from '../support/ask.ts'
import { createMemberWithMoney } from '../support/money.ts'

const shop = useShop()

test('the ledger agrees with the reference after each of many random acts', async () => {
  const property = fc.asyncProperty(
    fc.array(anyAct, { minLength: 20, maxLength: 60, size: 'max' }),
    async (acts) => {
      const { accountId } = await createMemberWithMoney(shop().db, shop().owner)
      await playActs(shop().db, accountId, acts)
    },
  )
  await fc.assert(property, { numRuns: 12 })
  expect(await findLedgerDifferences(shop().db, null)).toEqual([])
})
