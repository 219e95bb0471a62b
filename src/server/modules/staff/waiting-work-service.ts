// What waits for a staff account: the kinds of work that its permissions allow.
import type { Kysely } from 'kysely'
import type { StaffPermission } from '../../../shared/staff-permissions.ts'
import { STAFF_WORK, WORK_PERMISSIONS } from '../../../shared/staff-work.ts'
import type { Database } from '../../db/database.ts'
import { countWork, type WaitingRow } from './waiting-work-repository.ts'

/** A longer queue is counted as one more than this. */
export const MAX_COUNTED = 999

/** In the order of `STAFF_WORK`; kinds of which nothing waits have the count 0. */
export async function readWaitingWork(
  db: Kysely<Database>,
  permissions: ReadonlySet<StaffPermission>,
): Promise<WaitingRow[]> {
  const kinds = STAFF_WORK.filter((kind) => permissions.has(WORK_PERMISSIONS[kind]))
  const rows = await countWork(db, { kinds, max: MAX_COUNTED + 1 })
  return rows.toSorted((a, b) => kinds.indexOf(a.kind) - kinds.indexOf(b.kind))
}
