// Counts the pieces a company bought at special prices in a month.
import { sql, type Kysely } from 'kysely'
import type { Database } from '../../db/database.ts'

export interface SpecialUnits {
  productId: number
  pieces: number
  /** The most pieces per month; null: no limit. */
  monthly: number | null
}

/**
 * Adds the pieces to those of the month (YYYY-MM), in the order of product ids. Returns the products whose monthly limit
 * they exceed, because other orders used it up meanwhile: the caller then rolls back.
 */
export async function addSpecialUnits(
  trx: Kysely<Database>,
  { companyId, month }: { companyId: number; month: string },
  used: readonly SpecialUnits[],
): Promise<number[]> {
  if (used.length === 0) return []
  const sorted = used.toSorted((a, b) => a.productId - b.productId)
  const { rows } = await sql<{ product_id: number; quantity: number }>`
    insert into special_use as u (company_id, product_id, month, quantity)
    select ${companyId}, g.product_id, ${month}, g.pieces
    from unnest(${sorted.map(({ productId }) => productId)}::int[],
      ${sorted.map(({ pieces }) => pieces)}::int[]) as g (product_id, pieces)
    on conflict (company_id, product_id, month) do update set quantity = u.quantity + excluded.quantity
    returning u.product_id, u.quantity`.execute(trx)
  const totals = new Map(rows.map((row) => [row.product_id, row.quantity]))
  return sorted
    .filter(({ productId, monthly }) => monthly !== null && (totals.get(productId) ?? 0) > monthly)
    .map(({ productId }) => productId)
}

/** Subtracts cancelled pieces from those of the month in which they were bought, in the order of product ids. */
export async function subtractSpecialUnits(
  trx: Kysely<Database>,
  { companyId, month }: { companyId: number; month: string },
  lines: ReadonlyArray<{ productId: number; pieces: number }>,
): Promise<void> {
  const cancelled = lines.filter(({ pieces }) => pieces > 0)
  if (cancelled.length === 0) return
  const ids = cancelled.map(({ productId }) => productId)
  await sql`
    with locked as (
      select product_id from special_use
      where company_id = ${companyId} and month = ${month} and product_id = any(${ids}::int[])
      order by product_id for update
    )
    update special_use u set quantity = greatest(0, u.quantity - g.pieces)
    from locked join unnest(${ids}::int[], ${cancelled.map(({ pieces }) => pieces)}::int[])
      as g (product_id, pieces) using (product_id)
    where u.company_id = ${companyId} and u.month = ${month} and u.product_id = locked.product_id`.execute(
    trx,
  )
}
