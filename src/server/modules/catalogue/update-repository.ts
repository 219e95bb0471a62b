// Reads catalogue changes, newest first.
import { sql, type Kysely, type RawBuilder } from 'kysely'
import { REGIONS } from '../../../shared/vocabulary.ts'
import type { Database } from '../../db/database.ts'
import { isRefuted, refutedFits } from './reviewed-fit-repository.ts'

export interface UpdateRowRead {
  id: number
  item_no: string
  slug: string
  category_id: string
  brand: string
  regions: string[]
  /** A code of UPDATE_KINDS. */
  kind: string
  on_date: string
  /** 'import'; 'derived': the catalogue shows only that something changed. */
  source: string
  /** Names of the fields that changed. */
  fields: string[]
  compatibility: string | null
  fit_count: number
  part_numbers: string | null
  number_count: number
  remark: string | null
  /** Item number. */
  replacement: string | null
  /** Null unless twins are one row. */
  pair_no: string | null
  pair_slug: string | null
  pair_brand: string | null
}

/** Ids of twins: of each pair the one that leads its row, and at the same place the other one. */
export interface TwinIds {
  leads: readonly number[]
  others: readonly number[]
}

export interface UpdateFilterValues {
  category?: string | undefined
  brand?: string | undefined
  region?: string | undefined
  from?: string | undefined
  to?: string | undefined
  /** Leaves out revisions of which the source does not say what they changed. */
  saysWhatChanged?: boolean | undefined
}

/** The row after which a batch continues. */
export type UpdatePlace = Pick<UpdateRowRead, 'id' | 'on_date'>

export const DEVICES_NAMED = 3
export const NUMBERS_NAMED = 5

/**
 * With `twins` the same change of both twins on one day is one row. Compatibility lists the first three devices,
 * numbers the first five, both with their count; devices that staff found not to fit are left out. `allTwins`: the twin
 * of each item that has one.
 */
export async function findUpdates(
  db: Kysely<Database>,
  filters: UpdateFilterValues,
  {
    limit,
    offset = 0,
    after,
    twins = NO_TWINS,
    allTwins,
  }: {
    limit: number
    offset?: number
    after?: UpdatePlace | undefined
    twins?: TwinIds
    allTwins: ReadonlyMap<number, number>
  },
): Promise<UpdateRowRead[]> {
  const isAfterPlace = after
    ? sql`(u.on_date, u.id) < (${after.on_date}::date, ${after.id})`
    : sql`true`
  const { rows } = await sql<UpdateRowRead>`
    with ${refutedFits(allTwins)},
    twins as (${twinRows(twins)}),
    matching as (
      select u.id, u.product_id, u.kind, u.on_date, u.remark, u.source, u.fields, p.item_no, p.slug,
        p.category_id, p.brand, p.regions, p.successor_id,
        p.fit_count - (select count(*)::int from refuted r where r.product_id = p.id) as fit_count
      from product_update u join product p on p.id = u.product_id and p.status = 'active'
      where ${conditions(filters)} and ${leadsItsRow(filters)} and ${isAfterPlace}
      order by u.on_date desc, u.id desc limit ${limit} offset ${offset}
    )
    select m.*,
      (select string_agg(n.label, ', ' order by n.position) from (
        select f.label, f.position from fitment f where f.product_id = m.product_id and not ${isRefuted('f')}
        order by f.position limit ${DEVICES_NAMED}) n) as compatibility,
      (select string_agg(r.raw, ', ' order by r.position) from part_ref r
        where r.product_id = m.product_id and r.kind = 'oem' and r.position < ${NUMBERS_NAMED}) as part_numbers,
      (select count(*)::int from part_ref r where r.product_id = m.product_id and r.kind = 'oem') as number_count,
      (select s.item_no from product s where s.id = m.successor_id) as replacement,
      twin.item_no as pair_no, twin.slug as pair_slug, twin.brand as pair_brand
    from matching m
    left join lateral (
      select p.item_no, p.slug, p.brand from twins t
      join product p on p.id = t.other_id and p.status = 'active'
      join product_update u on u.product_id = p.id and u.kind = m.kind and u.on_date = m.on_date
        and u.fields = m.fields and u.remark is not distinct from m.remark
      where t.lead_id = m.product_id and ${conditions(filters)} limit 1
    ) twin on true
    order by m.on_date desc, m.id desc`.execute(db)
  return rows
}

export async function countUpdates(
  db: Kysely<Database>,
  filters: UpdateFilterValues,
  twins: TwinIds = NO_TWINS,
): Promise<number> {
  const { rows } = await sql<{ total: number }>`
    with twins as (${twinRows(twins)})
    select count(*)::integer as total
    from product_update u join product p on p.id = u.product_id and p.status = 'active'
    where ${conditions(filters)} and ${leadsItsRow(filters)}`.execute(db)
  return rows[0]?.total ?? 0
}

const NO_TWINS: TwinIds = { leads: [], others: [] }

function twinRows({ leads, others }: TwinIds): RawBuilder<unknown> {
  return sql`select * from unnest(${leads as number[]}::integer[], ${others as number[]}::integer[])
    as t(lead_id, other_id)`
}

/** False for the change of a twin that is part of the other's row. */
function leadsItsRow(filters: UpdateFilterValues): RawBuilder<boolean> {
  return sql`not exists (
    select from twins t join product q on q.id = t.lead_id and q.status = 'active'
    join product_update v on v.product_id = q.id
    where t.other_id = u.product_id and v.kind = u.kind and v.on_date = u.on_date
      and v.fields = u.fields and v.remark is not distinct from u.remark and ${conditions(filters, 'q', 'v')})`
}

/** `product` and `update`: the aliases of the two tables in the statement. */
function conditions(
  filters: UpdateFilterValues,
  product: 'p' | 'q' = 'p',
  update: 'u' | 'v' = 'u',
): RawBuilder<boolean> {
  const [p, u] = [sql.raw(product), sql.raw(update)]
  const { category, brand, region, from, to, saysWhatChanged } = filters
  const all: RawBuilder<boolean>[] = [sql`true`]
  if (category !== undefined) all.push(sql`${p}.category_id = ${category}`)
  if (brand !== undefined) all.push(sql`${p}.brand = ${brand}`)
  // A product sold everywhere names GLOBAL or no region. It matches every known region, but not unknown ones.
  if (region !== undefined && Object.hasOwn(REGIONS, region)) {
    all.push(sql`(${p}.regions && array[${region}, 'GLOBAL']::text[] or ${p}.regions = '{}')`)
  } else if (region !== undefined) all.push(sql`${region} = any (${p}.regions)`)
  if (from !== undefined) all.push(sql`${u}.on_date >= ${from}::date`)
  if (to !== undefined) all.push(sql`${u}.on_date <= ${to}::date`)
  if (saysWhatChanged) {
    all.push(sql`(${u}.kind <> 'changed' or ${u}.source <> 'derived' or ${u}.remark is not null
      or cardinality(${u}.fields) > 0)`)
  }
  return sql.join(all, sql` and `)
}
