// Locks an order for the warehouse, reads its lines, pick list and address, and rejects orders that may not be sent.
import type { Kysely } from 'kysely'
import type { RecipientAddress } from '../../../shared/recipient-address.ts'
import type { Database } from '../../db/database.ts'
import { AppError, notFound } from '../../platform/errors.ts'
import {
  findLines,
  isOfApprovedMember,
  lockOrder,
  type LineRow,
  type OrderRow,
} from './order-writing-repository.ts'
import { findAddress, hasErasedAddress, writeAddress } from './shipment-repository.ts'

type Trx = Kysely<Database>

/** Any company's order, locked. Errors: 404. */
export async function lockAnyOrder(trx: Trx, orderNo: string): Promise<OrderRow> {
  const order = await lockOrder(trx, orderNo)
  if (!order) throw notFound()
  return order
}

export function readLines(trx: Trx, order: OrderRow): Promise<LineRow[]> {
  return findLines(trx, order.id)
}

/** Errors: 409 `stopped`, `suspended`, `buyerAsked` while the buyer decides about a discontinued item. */
export async function rejectBlocked(trx: Trx, order: OrderRow): Promise<void> {
  if (order.stopped) throw new AppError(409, [], { reason: 'stopped' })
  if (order.discontinued_asked_at !== null) throw new AppError(409, [], { reason: 'buyerAsked' })
  if (!(await isOfApprovedMember(trx, order))) throw new AppError(409, [], { reason: 'suspended' })
}

/** Lines with reserved pieces: only these are picked. Errors: 409 `nothingReserved`. */
export async function readPickList(trx: Trx, order: OrderRow): Promise<LineRow[]> {
  const lines = (await findLines(trx, order.id)).filter(({ reserved }) => reserved > 0)
  if (lines.length === 0) throw new AppError(409, [], { reason: 'nothingReserved' })
  return lines
}

/** Errors: 404. */
export async function readAddress(trx: Trx, order: OrderRow): Promise<RecipientAddress> {
  const address = await findAddress(trx, order.id)
  if (!address) throw notFound()
  return address
}

/** Whether the recipient was erased and not entered again. */
export function isRecipientErased(trx: Trx, order: OrderRow): Promise<boolean> {
  return hasErasedAddress(trx, order.id)
}

/** Errors: 409 `erased` until staff enter the address again. */
export async function rejectErased(trx: Trx, order: OrderRow): Promise<void> {
  if (await isRecipientErased(trx, order)) throw new AppError(409, [], { reason: 'erased' })
}

export function replaceAddress(
  trx: Trx,
  order: OrderRow,
  address: RecipientAddress,
): Promise<void> {
  return writeAddress(trx, order.id, address)
}
