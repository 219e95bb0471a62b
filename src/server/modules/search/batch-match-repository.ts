// Reads the facts by which several products that match one text are ranked.
import { sql } from 'kysely'
import type { Kysely } from 'kysely'
import type { Database } from '../../db/database.ts'

export interface ProductStatus {
  id: number
  /** The lower, the earlier: popular products first, discontinued ones last. */
  rank: number
  stop: boolean
  regions: string[]
  /** The product at the end of the replacement chain; null: none on sale. */
  replacement: number | null
}

/**
 * Ranking facts of these products, discontinued ones included; products that the shop does not show are left out.
 * `line` in the query: the chain of replacements of each discontinued product.
 */
export async function findProductStatuses(
  db: Kysely<Database>,
  productIds: readonly number[],
): Promise<ProductStatus[]> {
  const { rows } = await sql<ProductStatus>`
    with recursive line as (
      select p.id, p.successor_id as next, 1 as depth from product p
      where p.id = any(${productIds as number[]}::integer[]) and p.stop and p.successor_id is not null
      union all
      select l.id, p.successor_id, l.depth + 1 from line l join product p on p.id = l.next
      where p.stop and p.successor_id is not null and l.depth < 8)
    select p.id, p.stop, p.regions,
      (case when p.stop then 1000000000 else 0 end) - least(p.popularity, 900000000) as rank,
      (select l.next from line l join product h on h.id = l.next
        where l.id = p.id and not h.stop and h.status = 'active' order by l.depth limit 1) as replacement
    from product p where p.id = any(${productIds as number[]}::integer[]) and p.status = 'active'`.execute(
    db,
  )
  return rows
}
