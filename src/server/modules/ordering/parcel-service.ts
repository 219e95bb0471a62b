// Parcels across orders: the last ones of a company, those that files of carriers name, and labels of packed ones.
import type { Kysely } from 'kysely'
import type { Database } from '../../db/database.ts'
import type { OrderParty } from './order-repository.ts'
import {
  findLastParcels,
  findPackedParcels,
  findParcelsFor,
  findUndecidedParcels,
  type LabelLine,
  type LabelRow,
  type ParcelRow,
  type StaffParcelRow,
} from './parcel-repository.ts'

export type { StaffParcelRow } from './parcel-repository.ts'

export function listLastParcels(
  db: Kysely<Database>,
  party: OrderParty,
  limit: number,
): Promise<ParcelRow[]> {
  return findLastParcels(db, party, limit)
}

/** All parcels of these orders, and those with one of these tracking numbers. */
export function listParcelsFor(
  db: Kysely<Database>,
  filter: { orderNos: readonly string[]; trackingNos: readonly string[] },
): Promise<StaffParcelRow[]> {
  return findParcelsFor(db, filter)
}

/** Lost and returned parcels that staff have to send again or refund. */
export function listUndecidedParcels(db: Kysely<Database>, limit: number) {
  return findUndecidedParcels(db, limit)
}

export interface ParcelLabel extends LabelRow {
  /** For customs, in minor units: this parcel's part of what the order declares, or the price of its pieces. */
  value: bigint
}

/** Packed parcels with what a carrier has to know, the oldest first. */
export async function listLabels(
  db: Kysely<Database>,
  filter: { service: string | null; limit: number },
): Promise<ParcelLabel[]> {
  const rows = await findPackedParcels(db, filter)
  return rows.map((row) => ({ ...row, value: valueOf(row) }))
}

/** Parts of a declared value are rounded half up. */
function valueOf({ lines, declared_value, order_goods }: LabelRow): bigint {
  const goods = lines.reduce((sum, line) => sum + priceOf(line), 0n)
  if (declared_value === null || order_goods === 0) return goods
  return divideHalfUp(BigInt(declared_value) * goods, BigInt(order_goods))
}

function priceOf({ total, pieces, quantity }: LabelLine): bigint {
  return divideHalfUp(BigInt(total) * BigInt(pieces), BigInt(quantity))
}

function divideHalfUp(amount: bigint, divisor: bigint): bigint {
  return (2n * amount + divisor) / (2n * divisor)
}
