// Locks and changes the stock that orders reserve.
import { sql, type Kysely } from 'kysely'
import type { Database } from '../../db/database.ts'

/** The pieces of a product. */
export interface LevelRow {
  product_id: number
  /** In the warehouse, the reserved ones included. */
  on_hand: number
  /** Set aside for orders. */
  reserved: number
  /** What orders wait for, because nothing was free. */
  backordered: number
}

/**
 * Always in the order of product ids, so that two orders never wait for each other. The weaker row lock does not block
 * new order lines, whose foreign key refers to these rows. Change the rows in another statement: one that both locks
 * and changes them can end in a deadlock with a second one while new order lines refer to these rows, for it returns to
 * the version of a row that it saw when it began.
 */
export async function lockLevels(
  trx: Kysely<Database>,
  productIds: readonly number[],
): Promise<Map<number, LevelRow>> {
  const { rows } = await sql<LevelRow>`
    select product_id, on_hand, reserved, backordered from stock_level
    where product_id = any(${productIds}::int[]) order by product_id for no key update`.execute(trx)
  return new Map(rows.map((row) => [row.product_id, row]))
}

/** Differences in pieces. */
export interface LevelChange {
  productId: number
  onHand?: number
  reserved?: number
  backordered?: number
  /** Returned pieces that are not sold again. */
  quarantined?: number
}

/** Adds these figures to locked rows. `onHand` stays at 0 where more pieces left than the newest file counted. */
export async function changeLevels(
  trx: Kysely<Database>,
  changes: readonly LevelChange[],
): Promise<void> {
  if (changes.length === 0) return
  await sql`
    update stock_level l set on_hand = greatest(0, l.on_hand + g.on_hand),
      reserved = l.reserved + g.reserved, backordered = l.backordered + g.backordered,
      quarantined = l.quarantined + g.quarantined
    from (select product_id, sum(on_hand)::int as on_hand, sum(reserved)::int as reserved,
        sum(backordered)::int as backordered, sum(quarantined)::int as quarantined
      from unnest(${changes.map(({ productId }) => productId)}::int[],
        ${changes.map(({ onHand = 0 }) => onHand)}::int[],
        ${changes.map(({ reserved = 0 }) => reserved)}::int[],
        ${changes.map(({ backordered = 0 }) => backordered)}::int[],
        ${changes.map(({ quarantined = 0 }) => quarantined)}::int[])
        as each (product_id, on_hand, reserved, backordered, quarantined) group by product_id) g
    where l.product_id = g.product_id`.execute(trx)
}
