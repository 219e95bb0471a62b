// Job: replaces lines that the stock cannot serve, in orders of companies that allow a substitute.
import type { Kysely } from 'kysely'
import { MINUTE_SECONDS } from '../../shared/time.ts'
import type { Database } from '../db/database.ts'
import { listShortOrders } from '../modules/ordering/substitution-service.ts'
import { allocateBackorders } from '../operations/allocate-backorders.ts'
import { releaseWaiting } from '../operations/release-waiting.ts'
import { substituteLines } from '../operations/substitute-lines.ts'
import { type Job } from './job.ts'

export const substituteShortLines: Job = {
  name: 'substitute-short-lines',
  everySeconds: MINUTE_SECONDS,
  run: substituteAll,
}

const MOST_ORDERS = 500

/** Returns the number of orders that changed. */
async function substituteAll(db: Kysely<Database>, now: Date): Promise<number> {
  const found = await listShortOrders(db, MOST_ORDERS)
  const { orderNos, accountIds } = await substituteLines(db, { now, orderNos: found })
  if (orderNos.length === 0) return 0
  // Older orders may have the pieces that these gave up, and others the money.
  await allocateBackorders(db)
  for (const accountId of accountIds) await releaseWaiting(db, accountId, now)
  return orderNos.length
}
