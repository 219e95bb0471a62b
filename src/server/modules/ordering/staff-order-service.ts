// Reads orders for staff: those in some states, and one order with everything that belongs to it.
import type { Kysely } from 'kysely'
import type { OrderState } from '../../../shared/order-vocabulary.ts'
import type { Database } from '../../db/database.ts'
import { notFound } from '../../platform/errors.ts'
import { findOrderParts } from './order-list-repository.ts'
import { readOrderSettings } from './order-setting-service.ts'
import {
  findAnyOrder,
  findDateCodes,
  findStaffOrders,
  type StaffOrderRow,
} from './staff-order-repository.ts'

export type { StaffOrderRow } from './staff-order-repository.ts'

export function listStaffOrders(
  db: Kysely<Database>,
  filter: { states: readonly OrderState[]; customerNo: string | null; limit: number },
): Promise<StaffOrderRow[]> {
  return findStaffOrders(db, filter)
}

/** Errors: 404. */
export async function readStaffOrder(db: Kysely<Database>, orderNo: string) {
  const order = await findAnyOrder(db, orderNo)
  if (!order) throw notFound()
  const settings = await readOrderSettings(db, { companyId: order.company_id, kind: order.kind })
  const dateCodes = await findDateCodes(db, order.id)
  return { order, settings, dateCodes, ...(await findOrderParts(db, order.id)) }
}
