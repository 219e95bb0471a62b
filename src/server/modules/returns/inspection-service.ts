// What inspection of a returned parcel found, and the pieces that a settled return takes back.
import type { Kysely } from 'kysely'
import type { Database } from '../../db/database.ts'
import { AppError } from '../../platform/errors.ts'
import { addReturnedUnits, type ReturnRow, writeInspection } from './return-repository.ts'

type Trx = Kysely<Database>

/** Errors: 409 `inspected` when it was inspected before. */
export async function recordInspection(
  trx: Trx,
  { id, inspected_at }: ReturnRow,
  lines: Parameters<typeof writeInspection>[2],
): Promise<void> {
  if (inspected_at !== null) throw new AppError(409, [], { reason: 'inspected' })
  await writeInspection(trx, id, lines)
}

/**
 * For refunds only: pieces that were replaced do not count as returned, so that their replacements may be returned too.
 */
export function markReturned(trx: Trx, { id }: ReturnRow): Promise<void> {
  return addReturnedUnits(trx, id)
}
