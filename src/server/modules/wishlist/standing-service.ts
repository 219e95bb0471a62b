// Standing wish lists: keeps what was last ordered from a list, for comparison with prices and stock of today.
import type { Kysely } from 'kysely'
import { parseMinor } from '../../../shared/minor-units.ts'
import type { Database } from '../../db/database.ts'
import { type Ctx, memberOf } from '../../context/context.ts'
import {
  findStandingLines,
  type StandingOrder,
  type StandingRow,
  writeStandingLines,
} from './standing-repository.ts'

export type { StandingRow } from './standing-repository.ts'

interface OrderedLine {
  productId: number
  quantity: number
  /** Pieces that can be ordered now. */
  free: number
  quote: { total: string } | null
}

/**
 * In the transaction that places the order, after its locks. `taken` says from which list each product was put into the
 * basket; without such lines this makes no statement.
 */
export async function rememberOrdered(
  trx: Kysely<Database>,
  order: StandingOrder,
  {
    taken,
    lines,
  }: {
    taken: ReadonlyArray<{ product_id: number; list_id: string | null }>
    lines: readonly OrderedLine[]
  },
): Promise<void> {
  const lists = new Map(taken.map(({ product_id, list_id }) => [product_id, list_id]))
  const ordered = lines.flatMap(({ productId, quantity, free, quote }) => {
    const listId = lists.get(productId)
    if (!listId) return []
    const amount = quote ? (parseMinor(quote.total, order.currency) ?? null) : null
    return [{ listId, productId, quantity, amount, wasInStock: free > 0 }]
  })
  if (ordered.length > 0) await writeStandingLines(trx, order, ordered)
}

/** What was last ordered from a list in the area of this login; the caller has read or locked the list. */
export function readStandingLines(ctx: Ctx, listId: string): Promise<StandingRow[]> {
  return findStandingLines(ctx.db, { listId, kind: memberOf(ctx).memberKind })
}
