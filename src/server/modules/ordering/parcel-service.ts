// The parcels of a company that were sent last.
import type { Kysely } from 'kysely'
import type { Database } from '../../db/database.ts'
import type { OrderOwner } from './order-repository.ts'
import { findLastParcels, type ParcelRow } from './parcel-repository.ts'

export function listLastParcels(
  db: Kysely<Database>,
  owner: OrderOwner,
  limit: number,
): Promise<ParcelRow[]> {
  return findLastParcels(db, owner, limit)
}
