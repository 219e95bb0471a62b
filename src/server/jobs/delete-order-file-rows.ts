// Job: deletes rows of order files that were not placed within 30 days (placing a row empties it), and files of which
// no order was placed.
import type { Kysely } from 'kysely'
import { DAY_SECONDS } from '../../shared/time.ts'
import type { Database } from '../db/database.ts'
import { deleteUnplacedRows } from '../modules/order-file/order-file-service.ts'
import type { Job } from './job.ts'

export const deleteOrderFileRows: Job = {
  name: 'delete-order-rows',
  everySeconds: DAY_SECONDS,
  run: deleteAll,
}

async function deleteAll(db: Kysely<Database>, now: Date): Promise<void> {
  while ((await db.transaction().execute((trx) => deleteUnplacedRows(trx, now))) > 0);
}
