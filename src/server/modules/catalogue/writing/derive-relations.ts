// Derives replacements and relations from shared devices and part numbers, marked as derived.
import { sql } from 'kysely'
import type { Kysely } from 'kysely'
import type { Database } from '../../../db/database.ts'

/**
 * Two items are of the same kind when they share a device or a part number, a category and a voltage class
 * (within 8 %: 10.8, 11.1 and 11.4 V are one class). Same series: substitute; other series: different_brand. At
 * most 12 of each. Relations stated by the maker are kept.
 */
export async function deriveRelations(trx: Kysely<Database>): Promise<void> {
  await sql`create temporary table of_a_kind on commit drop as ${PAIRS}`.execute(trx)
  await sql`analyze of_a_kind`.execute(trx)
  await sql`delete from relation where source = 'derived'`.execute(trx)
  await sql`
    insert into relation (product_id, kind, other_id, position, source)
    select product_id, kind, other_id, rank - 1, 'derived' from (
      select k.product_id, k.other_id,
        case when k.same_series then 'substitute' else 'different_brand' end as kind,
        row_number() over (partition by k.product_id, k.same_series
          order by k.shared desc, o.popularity desc, o.id) as rank
        from of_a_kind k join product o on o.id = k.other_id
       where not o.stop
    ) ranked where rank <= 12
    on conflict do nothing
  `.execute(trx)
  await deriveSuccessors(trx)
  await sql`drop table of_a_kind`.execute(trx)
}

const PAIRS = sql`
  with shared as (
    select a.product_id, b.product_id as other_id
      from (select distinct product_id, device_id from fitment where device_id is not null) a
        join (select distinct product_id, device_id from fitment where device_id is not null) b
          on b.device_id = a.device_id and b.product_id <> a.product_id
    union all
    select a.product_id, b.product_id
      from (select distinct product_id, upper(raw) as norm from part_ref where kind in ('oem', 'iec')) a
        join (select distinct product_id, upper(raw) as norm from part_ref where kind in ('oem', 'iec')) b
          on b.norm = a.norm and b.product_id <> a.product_id
  )
  select s.product_id, s.other_id, p.style_type = o.style_type as same_series, count(*)::int as shared
    from shared s
      join product p on p.id = s.product_id
      join product o on o.id = s.other_id
   where p.category_id = o.category_id and o.status = 'active' and p.status = 'active'
     and abs(p.voltage - o.voltage) <= 0.08 * greatest(p.voltage, o.voltage)
   group by 1, 2, 3
`

/** The replacement of a discontinued item is the newest item of its kind, preferably of the same series. */
async function deriveSuccessors(trx: Kysely<Database>): Promise<void> {
  await sql`
    update product p set successor_id = s.other_id, successor_source = 'derived'
      from (
        select distinct on (k.product_id) k.product_id, k.other_id
          from of_a_kind k
            join product d on d.id = k.product_id and d.stop
            join product o on o.id = k.other_id and not o.stop
         order by k.product_id, k.same_series desc, o.listed_on desc, k.shared desc, o.id
      ) s
     where s.product_id = p.id and p.successor_source is distinct from 'maker'
  `.execute(trx)
}
