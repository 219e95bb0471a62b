// What every test file leaves behind must reconcile: figures follow from transfers, and orders from their lines.
import { sql, type Kysely } from 'kysely'
import type { Database } from '../../src/server/db/database.ts'
import {
  findLedgerDifferences,
  findOrderDifferences,
} from '../../src/server/modules/ledger/reconciliation-service.ts'
import { BARE_SERVICE } from './money.ts'

/** Throws with the differences. Reads nothing more where no money moved and no order was placed. */
export async function expectReconciled(db: Kysely<Database>): Promise<void> {
  const { rows } = await sql<{ isUsed: boolean; hasBareOrders: boolean }>`
    select exists (select from ledger_transfer) or exists (select from trade_order) as "isUsed",
      exists (select from trade_order where service = ${BARE_SERVICE}) as "hasBareOrders"`.execute(
    db,
  )
  if (!rows[0]?.isUsed) return
  const differences = [
    ...(await findLedgerDifferences(db, null)),
    // The orders of tests of the ledger alone have no lines.
    ...(rows[0].hasBareOrders ? [] : await findOrderDifferences(db, null)),
  ]
  if (differences.length > 0) {
    throw new Error(`The database does not reconcile: ${JSON.stringify(differences.slice(0, 10))}`)
  }
}
