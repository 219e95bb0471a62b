// The ledger at full size: parallel orders on a short balance, and random acts compared with a
// reference model of its rules.
import { env } from 'node:process'
import fc from 'fast-check'
import { expect, test } from 'vitest'
import { holdOrWait } from '../../src/server/modules/ledger/ledger-service.ts'
import { findLedgerDifferences } from '../../src/server/modules/ledger/reconciliation-service.ts'
import { anyAct, playActs } from '../drivers/ledger-model.ts'
import { useShop } from '../support/ask.ts'
import { createMemberWithMoney, figuresOf, newOrderId } from '../support/money.ts'
import { recordFigures } from '../support/record-figures.ts'

const shop = useShop()
const ROUNDS = Number(env.LEDGER_ROUNDS ?? 1000)
const ACTS = Number(env.LEDGER_ACTS ?? 250_000)
/** Acts of each account, and how many accounts are played at once. */
const PER_ACCOUNT = 250
const AT_ONCE = 4

test('of 50 parallel orders on a balance for ten, ten are held in each of 1,000 rounds', async () => {
  const begun = performance.now()
  for (let round = 0; round < ROUNDS; round += 1) {
    const { accountId } = await createMemberWithMoney(shop().db, shop().owner, {
      available: 10_000n,
    })
    const place = () =>
      shop()
        .db.transaction()
        .execute(async (trx) => {
          const orderId = await newOrderId(trx, accountId)
          return holdOrWait(trx, { accountId, orderId, amount: 1000n })
        })
    const outcomes = await Promise.all(Array.from({ length: 50 }, place))
    expect(outcomes.filter((outcome) => outcome === 'held')).toHaveLength(10)
    const figures = { available: 0, held: 10_000, waiting: 40 }
    expect(await figuresOf(shop().db, accountId)).toEqual(figures)
  }
  const seconds = (performance.now() - begun) / 1000
  recordFigures('parallel orders', { rounds: ROUNDS, ordersPerSecond: (ROUNDS * 50) / seconds })
  expect(await findLedgerDifferences(shop().db, new Date(0))).toEqual([])
})

test('the ledger agrees with the reference model over 250,000 random acts', async () => {
  const seed = Number(env.LEDGER_SEED ?? Date.now() % 1_000_000_000)
  const sum = { accepted: 0, rejected: 0 }
  let accounts = 0
  const playAccounts = async (): Promise<void> => {
    while (sum.accepted + sum.rejected < ACTS) {
      accounts += 1
      const [acts = []] = fc.sample(
        fc.array(anyAct, { minLength: PER_ACCOUNT, maxLength: PER_ACCOUNT }),
        { seed: seed + accounts, numRuns: 1 },
      )
      const { accountId } = await createMemberWithMoney(shop().db, shop().owner)
      const played = await playActs(shop().db, accountId, acts)
      sum.accepted += played.accepted
      sum.rejected += played.rejected
    }
  }
  const begun = performance.now()
  await Promise.all(Array.from({ length: AT_ONCE }, playAccounts))
  const seconds = (performance.now() - begun) / 1000
  recordFigures('random acts', { seed, accounts, ...sum, seconds })
  expect(await findLedgerDifferences(shop().db, new Date(0))).toEqual([])
})
