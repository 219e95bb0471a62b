// Job: replaces lines that the stock cannot serve, in orders of companies that allow a substitute.
import type { Kysely } from 'kysely'
import { MINUTE_SECONDS } from '../../shared/time.ts'
import type { Database } from '../db/database.ts'
import { readTwins } from '../modules/catalogue/pair-service.ts'
import {
  listShortOrders,
  listShortProducts,
  readSamePacks,
} from '../modules/ordering/substitution-service.ts'
import { allocateBackorders } from '../operations/allocate-backorders.ts'
import { releaseWaiting } from '../operations/release-waiting.ts'
import { substituteLines } from '../operations/substitute-lines.ts'
import { type Job } from './job.ts'

export const substituteShortLines: Job = {
  name: 'substitute-short-lines',
  everySeconds: MINUTE_SECONDS,
  run: (db, now) => substituteAll(db, now),
}

const PAGE = 500

/**
 * `pageSize` orders are read at a time. Returns the number of orders that changed. Throws the first error of an order
 * after all were tried.
 */
export async function substituteAll(
  db: Kysely<Database>,
  now: Date,
  pageSize = PAGE,
): Promise<number> {
  let changed = 0
  const accounts = new Set<number>()
  const errors: unknown[] = []
  for await (const page of shortOrders(db, pageSize)) {
    try {
      const { orderNos, accountIds } = await substituteLines(db, { now, orderNos: page })
      changed += orderNos.length
      for (const accountId of accountIds) accounts.add(accountId)
    } catch (error) {
      // Accounts of orders of this page that did change are unknown here; the job that releases waiting orders finds them.
      errors.push(error)
    }
  }
  if (changed > 0 || errors.length > 0) {
    // The pieces that these orders gave up go to older ones, and their money to orders that wait for it.
    await allocateBackorders(db)
    for (const accountId of accounts) await releaseWaiting(db, accountId, now)
  }
  if (errors.length > 0) throw errors[0]
  return changed
}

/**
 * The numbers of all orders with a short line, page by page: four statements a page and a transaction for each order.
 * Only items whose twin can be sent now count, so that orders without one cost nothing, however many there are. Which
 * items these are is read again for each page, so that a twin that has run out meanwhile is left out.
 */
async function* shortOrders(db: Kysely<Database>, limit: number): AsyncGenerator<string[]> {
  let after: string | null = null
  for (;;) {
    const productIds = await findReplaceable(db)
    if (productIds.length === 0) return
    const page: string[] = await listShortOrders(db, { productIds, after, limit })
    if (page.length > 0) yield page
    if (page.length < limit) return
    after = page.at(-1) ?? null
  }
}

/** Short items whose twin has free pieces. */
async function findReplaceable(db: Kysely<Database>): Promise<number[]> {
  const packs = await readSamePacks(db, await readTwins(db, await listShortProducts(db)))
  return packs.map(({ productId }) => productId)
}
