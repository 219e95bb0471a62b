// Reads what changed in the catalogue, newest first.
import { sql, type Kysely } from 'kysely'
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
  compatibility: string | null
  part_numbers: string | null
  remark: string | null
  total: number
}

export interface UpdateNarrowing {
  category?: string | undefined
  brand?: string | undefined
  region?: string | undefined
  from?: string | undefined
  to?: string | undefined
}

/** Compatibility names the first three devices, numbers the first five. */
export async function findUpdates(
  db: Kysely<Database>,
  narrowing: UpdateNarrowing,
  { limit, offset }: { limit: number; offset: number },
): Promise<UpdateRowRead[]> {
  const { category = null, brand = null, region = null, from = null, to = null } = narrowing
  const { rows } = await sql<UpdateRowRead>`
    with matching as (
      select u.id, u.product_id, u.kind, u.on_date, u.remark, p.item_no, p.slug, p.category_id, p.brand, p.regions,
        (count(*) over ())::integer as total
      from product_update u join product p on p.id = u.product_id and p.status = 'active'
      where (${category}::text is null or p.category_id = ${category})
        and (${brand}::text is null or p.brand = ${brand})
        and (${region}::text is null or p.regions && array[${region}, 'GLOBAL']::text[])
        and (${from}::date is null or u.on_date >= ${from}::date)
        and (${to}::date is null or u.on_date <= ${to}::date)
      order by u.on_date desc, u.id desc limit ${limit} offset ${offset}
    )
    select m.*,
      (select string_agg(f.label, ', ' order by f.position) from fitment f
        where f.product_id = m.product_id and f.position < 3) as compatibility,
      (select string_agg(r.raw, ', ' order by r.position) from part_ref r
        where r.product_id = m.product_id and r.kind = 'oem' and r.position < 5) as part_numbers
    from matching m order by m.on_date desc, m.id desc`.execute(db)
  return rows
}
