// Job: carries the stock of imported files over to orders, serves backorders, and shows changed stock bands.
import type { Kysely } from 'kysely'
import { MINUTE_SECONDS } from '../../shared/time.ts'
import type { Database } from '../db/database.ts'
import { allocateBackorders } from '../operations/allocate-backorders.ts'
import { carryStock } from '../operations/carry-stock.ts'
import { type Job } from './job.ts'

/** Changed stock bands raise the version of the stock, at most once a minute. */
export const carryStockEachMinute: Job = {
  name: 'carry-stock',
  everySeconds: MINUTE_SECONDS,
  run: carryAndAllocate,
}

async function carryAndAllocate(db: Kysely<Database>): Promise<void> {
  await carryStock(db)
  await allocateBackorders(db)
}
