// Random acts on returns at full size: answers, refunds, fees and disposal charges compared with a
// model and the ledger.
import { env } from 'node:process'
import { sql } from 'kysely'
import { expect, test } from 'vitest'
import { findDifferences } from '../../src/server/modules/ledger/reconciliation-service.ts'
import { seeded } from '../support/seeded.ts'
import { playReturns } from '../drivers/random-returns.ts'
import { useShop } from '../support/ask.ts'
import { recordFigures } from '../support/record-figures.ts'

const shop = useShop()
const ACTS = Number(env.RETURN_ACTS ?? 25_000)

test('over random acts the returns add up to what the ledger moved', async () => {
  const seed = Number(env.RETURN_SEED ?? Date.now() % 1_000_000)
  const begun = performance.now()
  const played = await playReturns(shop(), { count: ACTS, random: seeded(seed) })
  const { acts, failures, wrongAccounts, returns } = played
  const seconds = (performance.now() - begun) / 1000
  const figures = {
    seed,
    played: ACTS,
    returns,
    failures: failures.length,
    wrong: wrongAccounts.length,
  }
  recordFigures('random acts on returns', { ...figures, seconds, ...acts })
  expect({ failures, wrongAccounts }, `seed ${seed}`).toEqual({ failures: [], wrongAccounts: [] })
  // The statements that reconcile the database need to know how large its tables have become.
  await sql`analyze`.execute(shop().owner)
  expect(await findDifferences(shop().db, null), `seed ${seed}`).toEqual([])
})
