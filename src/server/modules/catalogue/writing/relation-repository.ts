// Derives relations, replacements and the number of fitting items in the database itself, and writes sets.
import { sql, type Kysely } from 'kysely'
import type { Database } from '../../../db/database.ts'
import { CONTRADICTED_FITS, meansSameDevice } from '../../../db/reviewed-fits.ts'

export interface ReviewedFit {
  productId: number
  /** The device as the fit list names it. */
  label: string
  /** Null: the catalogue does not know the device. */
  deviceId: string | null
  state: 'open' | 'wrong'
}

/** Entries of fit lists that staff examine or refuted, one for each device that the label means. */
export async function findReviewedFits(trx: Kysely<Database>): Promise<ReviewedFit[]> {
  const { rows } = await sql<ReviewedFit>`
    with ${CONTRADICTED_FITS}
    select product_id as "productId", label, device_id as "deviceId", state from contradicted`.execute(
    trx,
  )
  return rows
}

/**
 * Fills the temporary table similar_item: pairs of items that share a device or a part number and a category, whose
 * voltages differ by at most this share. `is_refuted`: they share nothing but devices which one of them does not fit
 * (`refuted`).
 */
export async function createSimilarItems(
  trx: Kysely<Database>,
  voltageShare: number,
  refuted: readonly Pick<ReviewedFit, 'productId' | 'label' | 'deviceId'>[],
): Promise<void> {
  // A statement that creates a table takes no parameters.
  await sql`
    create temporary table refuted_fit (product_id int, label text, device_id text) on commit drop`.execute(
    trx,
  )
  await sql`
    insert into refuted_fit select * from unnest(${refuted.map(({ productId }) => productId)}::int[],
      ${refuted.map(({ label }) => label)}::text[],
      ${refuted.map(({ deviceId }) => deviceId)}::text[])`.execute(trx)
  await sql`create temporary table similar_item on commit drop as ${similarItems(voltageShare)}`.execute(
    trx,
  )
  await sql`analyze similar_item`.execute(trx)
}

export async function dropSimilarItems(trx: Kysely<Database>): Promise<void> {
  await sql`drop table similar_item, refuted_fit`.execute(trx)
}

/**
 * Keeps relations that the maker stated; derives at most `max` of each kind for each product: similar items of the same
 * series (`substitute`, which is not the substitute of an order) and of the other one (`different_brand`). Of the other
 * one also refuted pairs, because twins stay the same pack whatever it was found not to fit.
 */
export async function replaceDerivedRelations(trx: Kysely<Database>, max: number): Promise<void> {
  await sql`delete from relation where source = 'derived'`.execute(trx)
  await sql`
    insert into relation (product_id, kind, other_id, position, source)
    select product_id, kind, other_id, rank - 1, 'derived' from (
      select k.product_id, k.other_id,
        case when k.same_series then 'substitute' else 'different_brand' end as kind,
        row_number() over (partition by k.product_id, k.same_series
          order by k.shared desc, o.popularity desc, o.id) as rank
        from similar_item k join product o on o.id = k.other_id
       where not o.stop and not (k.same_series and k.is_refuted)
    ) ranked where rank <= ${sql.lit(max)}
    on conflict do nothing
  `.execute(trx)
}

/** Replaces the sets of these products; `sets` name items of the shop only. */
export async function replaceSets(
  trx: Kysely<Database>,
  ids: readonly number[],
  sets: readonly { id: number; itemNo: string; position: number }[],
): Promise<void> {
  await sql`
    delete from relation where kind = 'part_of_set' and product_id = any(${[...ids]}::int[])
  `.execute(trx)
  if (sets.length === 0) return
  await sql`
    insert into relation (product_id, kind, other_id, position, source)
    select s.id, 'part_of_set', o.id, s.position, 'maker'
      from unnest(${sets.map(({ id }) => id)}::int[], ${sets.map(({ itemNo }) => itemNo)}::text[],
          ${sets.map(({ position }) => position)}::int[]) as s (id, item_no, position)
        join product o on o.item_no = s.item_no
  `.execute(trx)
}

const similarItems = (voltageShare: number) => sql`
  with listed as (
    select f.product_id, f.device_id, bool_or(r.label is not null) as is_refuted
      from fitment f left join refuted_fit r on r.product_id = f.product_id and ${meansSameDevice('r', 'f')}
     where f.device_id is not null
     group by 1, 2
  ), shared as (
    select a.product_id, b.product_id as other_id, a.is_refuted or b.is_refuted as is_refuted
      from listed a join listed b
          on b.device_id = a.device_id and b.product_id <> a.product_id
    union all
    select a.product_id, b.product_id, false
      from (select distinct product_id, upper(raw) as norm from part_ref where kind in ('oem', 'iec')) a
        join (select distinct product_id, upper(raw) as norm from part_ref where kind in ('oem', 'iec')) b
          on b.norm = a.norm and b.product_id <> a.product_id
  )
  select s.product_id, s.other_id, p.style_type = o.style_type as same_series, count(*)::int as shared,
    bool_and(s.is_refuted) as is_refuted
    from shared s
      join product p on p.id = s.product_id
      join product o on o.id = s.other_id
   where p.category_id = o.category_id and o.status = 'active' and p.status = 'active'
     and abs(p.voltage - o.voltage) <= ${sql.lit(voltageShare)} * greatest(p.voltage, o.voltage)
   group by 1, 2, 3
`

/**
 * The replacement of a discontinued item is the newest similar item on sale, preferably of the same series, unless all
 * that they share was refuted. What was
 * derived before and is not any more is taken back; what the maker stated stays. An item that is not shown any more, of
 * which nothing is derived, keeps its replacement for those who order it again.
 */
export async function deriveReplacements(trx: Kysely<Database>): Promise<void> {
  await sql`
    update product p set successor_id = s.other_id,
        successor_source = case when s.other_id is not null then 'derived' end
      from product each left join (
        select distinct on (k.product_id) k.product_id, k.other_id
          from similar_item k
            join product d on d.id = k.product_id and d.stop
            join product o on o.id = k.other_id and not o.stop
         where not k.is_refuted
         order by k.product_id, k.same_series desc, o.listed_on desc, k.shared desc, o.id
      ) s on s.product_id = each.id
     where each.id = p.id and each.status = 'active' and p.successor_source is distinct from 'maker'
       and p.successor_id is distinct from s.other_id
  `.execute(trx)
}

/** Recounts the items that fit each device, and writes only counts that differ. */
export async function countFits(trx: Kysely<Database>): Promise<void> {
  await sql`
    update device d set fit_count = c.fits
      from (
        select d2.id, count(distinct p.id)::int as fits
          from device d2
            left join fitment f on f.device_id = d2.id
            left join product p on p.id = f.product_id and p.status = 'active'
         group by d2.id
      ) c
     where c.id = d.id and d.fit_count <> c.fits
  `.execute(trx)
}
