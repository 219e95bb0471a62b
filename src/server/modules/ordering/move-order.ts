// Moves a locked order to a state, with its event.
import type { Kysely } from 'kysely'
import type { OrderState } from '../../../shared/order-vocabulary.ts'
import type { Database } from '../../db/database.ts'
import { insertEvent, type OrderRow, updateOrder } from './order-writing-repository.ts'

export type { OrderRow } from './order-writing-repository.ts'

/** Writes the state and the event of a locked order. */
export async function moveOrder(
  trx: Kysely<Database>,
  order: OrderRow,
  move: {
    event: string
    state: OrderState
    actor: string
    now: Date
    note?: Record<string, unknown>
    changes?: Parameters<typeof updateOrder>[2]
  },
): Promise<void> {
  const { event, state, actor, now, note = {}, changes = {} } = move
  await updateOrder(trx, order.id, { state, ...changes })
  await insertEvent(trx, order.id, { at: now, event, state, actor, note })
}
