// Reads the items of the two series that may be the same pack.
import { sql, type Kysely } from 'kysely'
import type { Database } from '../../db/database.ts'

export interface PairCandidate {
  main_id: number
  main_no: string
  other_id: number
  other_no: string
}

/**
 * Visible items of both series that are related as different_brand and have the same category, type, voltage,
 * chemistry, pack quantity, part numbers and devices. `only`: the candidates that determine the twins of these items.
 */
export async function findPairCandidates(
  db: Kysely<Database>,
  only: readonly number[] | null = null,
): Promise<PairCandidate[]> {
  const { rows } = await sql<PairCandidate>`
    with related as (
      select product_id as one_id, other_id from relation where kind = 'different_brand'
      union
      select other_id, product_id from relation where kind = 'different_brand'
    ), considered as (
      select unnest(${only ?? []}::int[]) as id
      union select other_id from related where one_id = any(${only ?? []}::int[])
    )
    select m.id as main_id, m.item_no as main_no, h.id as other_id, h.item_no as other_no
    from related r
      join product m on m.id = r.one_id and m.style_type = 'main' and m.status = 'active'
      join product h on h.id = r.other_id and h.style_type = 'high-performance' and h.status = 'active'
    where m.category_id = h.category_id and m.type = h.type and m.voltage = h.voltage
      and m.chemistry = h.chemistry and m.pack_qty = h.pack_qty and m.fit_count = h.fit_count
      and array(${numbersOf('m')}) = array(${numbersOf('h')})
      and array(${fitsOf('m')}) = array(${fitsOf('h')})
      ${only === null ? sql`` : sql`and (m.id in (select id from considered) or h.id in (select id from considered))`}
    order by m.item_no, h.item_no`.execute(db)
  return rows
}

const numbersOf = (item: 'm' | 'h') => sql`
  select n.raw from part_ref n where n.product_id = ${sql.ref(`${item}.id`)} and n.kind in ('oem', 'iec', 'ansi')
  order by n.raw collate "C"`

const fitsOf = (item: 'm' | 'h') => sql`
  select f.label from fitment f where f.product_id = ${sql.ref(`${item}.id`)} order by f.label collate "C"`
