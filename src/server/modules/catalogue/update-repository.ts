// Reads catalogue changes, newest first.
import { sql, type Kysely, type RawBuilder } from 'kysely'
import { REGIONS } from '../../../shared/vocabulary.ts'
import type { Database } from '../../db/database.ts'

export interface UpdateRowRead {
  id: number
  item_no: string
  slug: string
  category_id: string
  brand: string
  regions: string[]
  kind: string
  on_date: string
  source: string
  fields: string[]
  compatibility: string | null
  fit_count: number
  part_numbers: string | null
  number_count: number
  remark: string | null
  /** Item number. */
  successor: string | null
}

export interface UpdateNarrowing {
  category?: string | undefined
  brand?: string | undefined
  region?: string | undefined
  from?: string | undefined
  to?: string | undefined
}

/** The row after which a batch continues. */
export type UpdatePlace = Pick<UpdateRowRead, 'id' | 'on_date'>

export const DEVICES_NAMED = 3
export const NUMBERS_NAMED = 5

/** Compatibility lists the first three devices, numbers the first five, both with their count. */
export async function findUpdates(
  db: Kysely<Database>,
  narrowing: UpdateNarrowing,
  { limit, offset = 0, after }: { limit: number; offset?: number; after?: UpdatePlace | undefined },
): Promise<UpdateRowRead[]> {
  const later = after ? sql`(u.on_date, u.id) < (${after.on_date}::date, ${after.id})` : sql`true`
  const { rows } = await sql<UpdateRowRead>`
    with matching as (
      select u.id, u.product_id, u.kind, u.on_date, u.remark, u.source, u.fields, p.item_no, p.slug,
        p.category_id, p.brand, p.regions, p.fit_count, p.successor_id
      from product_update u join product p on p.id = u.product_id and p.status = 'active'
      where ${conditions(narrowing)} and ${later}
      order by u.on_date desc, u.id desc limit ${limit} offset ${offset}
    )
    select m.*,
      (select string_agg(f.label, ', ' order by f.position) from fitment f
        where f.product_id = m.product_id and f.position < ${DEVICES_NAMED}) as compatibility,
      (select string_agg(r.raw, ', ' order by r.position) from part_ref r
        where r.product_id = m.product_id and r.kind = 'oem' and r.position < ${NUMBERS_NAMED}) as part_numbers,
      (select count(*)::int from part_ref r where r.product_id = m.product_id and r.kind = 'oem') as number_count,
      (select s.item_no from product s where s.id = m.successor_id) as successor
    from matching m order by m.on_date desc, m.id desc`.execute(db)
  return rows
}

export async function countUpdates(
  db: Kysely<Database>,
  narrowing: UpdateNarrowing,
): Promise<number> {
  const { rows } = await sql<{ total: number }>`
    select count(*)::integer as total
    from product_update u join product p on p.id = u.product_id and p.status = 'active'
    where ${conditions(narrowing)}`.execute(db)
  return rows[0]?.total ?? 0
}

function conditions(narrowing: UpdateNarrowing): RawBuilder<boolean> {
  const { category, brand, region, from, to } = narrowing
  const all: RawBuilder<boolean>[] = [sql`true`]
  if (category !== undefined) all.push(sql`p.category_id = ${category}`)
  if (brand !== undefined) all.push(sql`p.brand = ${brand}`)
  // Products sold everywhere match every known region, but not unknown ones.
  const sold = region === undefined || Object.hasOwn(REGIONS, region) ? 'GLOBAL' : null
  if (region !== undefined) all.push(sql`p.regions && array[${region}, ${sold}]::text[]`)
  if (from !== undefined) all.push(sql`u.on_date >= ${from}::date`)
  if (to !== undefined) all.push(sql`u.on_date <= ${to}::date`)
  return sql.join(all, sql` and `)
}
