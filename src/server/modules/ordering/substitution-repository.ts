// Reads and writes the rules of companies about substitutes; finds orders that need one, and adds its line.
import { sql, type Kysely } from 'kysely'
import type { SubstitutionRule } from '../../../shared/substitution.ts'
import type { Member } from '../../context/context.ts'
import type { Database } from '../../db/database.ts'
import type { OrderPart } from '../../db/schema/orders.ts'
import type { OrderRow } from './order-writing-repository.ts'

export interface SubstitutionRow {
  rule: SubstitutionRule
  /** By how much the price may differ from that of the ordered item. */
  mostPercent: number
}

export async function findSubstitution(
  db: Kysely<Database>,
  companyId: number,
): Promise<SubstitutionRow | undefined> {
  const { rows } = await sql<SubstitutionRow>`
    select rule, most_percent as "mostPercent" from substitution_setting
    where company_id = ${companyId}`.execute(db)
  return rows[0]
}

export interface ExceptionRow {
  productId: number
  itemNo: string
  rule: SubstitutionRule
}

export async function findExceptions(
  db: Kysely<Database>,
  companyId: number,
): Promise<ExceptionRow[]> {
  const { rows } = await sql<ExceptionRow>`
    select e.product_id as "productId", p.item_no as "itemNo", e.rule
    from substitution_exception e join product p on p.id = e.product_id
    where e.company_id = ${companyId} order by p.item_no`.execute(db)
  return rows
}

/** Replaces the setting and all exceptions. */
export async function saveSubstitution(
  trx: Kysely<Database>,
  companyId: number,
  {
    rule,
    mostPercent,
    exceptions,
  }: SubstitutionRow & { exceptions: readonly Omit<ExceptionRow, 'itemNo'>[] },
): Promise<void> {
  await sql`
    insert into substitution_setting (company_id, rule, most_percent)
    values (${companyId}, ${rule}, ${mostPercent})
    on conflict (company_id) do update set rule = excluded.rule, most_percent = excluded.most_percent`.execute(
    trx,
  )
  await sql`delete from substitution_exception where company_id = ${companyId}`.execute(trx)
  await sql`
    insert into substitution_exception (company_id, product_id, rule)
    select ${companyId}, g.product_id, g.rule
    from unnest(${exceptions.map(({ productId }) => productId)}::int[],
      ${exceptions.map((each) => each.rule)}::text[]) as g (product_id, rule)`.execute(trx)
}

/** Stock that cannot serve its product: more pieces reserved than there are, or backordered ones with nothing left. */
const IS_SHORT = sql`
  ((s.reserved > 0 and s.on_hand < s.reserved) or (s.backordered > 0 and s.on_hand <= s.reserved))`

/** Short products, without discontinued ones. */
export async function findShortProducts(db: Kysely<Database>): Promise<number[]> {
  const { rows } = await sql<{ id: number }>`
    select p.id from stock_level s join product p on p.id = s.product_id
    where ${IS_SHORT} and not p.stop order by p.id`.execute(db)
  return rows.map(({ id }) => id)
}

export interface ShortOrderPage {
  productIds: readonly number[]
  /** The last order of the page before; null: the first page. */
  after: string | null
  limit: number
}

/**
 * Held orders of dropshippers with lines of these products that the stock cannot serve, of companies that allow a
 * substitute for them. The newest hold comes first, so that the oldest keeps what there is.
 */
export async function findShortOrders(
  db: Kysely<Database>,
  { productIds, after, limit }: ShortOrderPage,
): Promise<string[]> {
  const { rows } = await sql<{ order_no: string }>`
    select o.order_no from trade_order o
    where o.kind = 'dropship' and o.state = 'held' and not o.stopped
      and exists (select from order_line l join stock_level s on s.product_id = l.product_id
          left join substitution_setting g on g.company_id = o.company_id
          left join substitution_exception x on x.company_id = o.company_id and x.product_id = l.product_id
        where l.order_id = o.id and l.replaces is null and l.product_id = any(${productIds}::int[])
          and coalesce(x.rule, g.rule, 'never') <> 'never'
          and ((l.reserved > 0 and s.on_hand < s.reserved) or (l.backordered > 0 and s.on_hand <= s.reserved)))
      and (${after}::text is null or (coalesce(o.held_at, o.placed_at), o.id) < (
        select coalesce(held_at, placed_at), id from trade_order where order_no = ${after}))
    order by coalesce(o.held_at, o.placed_at) desc, o.id desc limit ${limit}`.execute(db)
  return rows.map(({ order_no }) => order_no)
}

/** Whose prices a substitute is compared with; undefined: the company is not an approved member any more. */
export async function findBuyerOf(
  db: Kysely<Database>,
  { company_id, kind }: Pick<OrderRow, 'company_id' | 'kind'>,
): Promise<Member | undefined> {
  const { rows } = await sql<
    Omit<Member, 'kind' | 'sessionId' | 'memberId' | 'loginName' | 'role'>
  >`
    select c.id as "companyId", s.kind as "memberKind", c.name as company, s.price_group as "priceGroup", s.currency,
      s.sales_region as region
    from company c join membership s on s.company_id = c.id and s.kind = ${kind}
    where c.id = ${company_id} and s.state = 'approved' and s.price_group is not null and s.currency is not null
      and s.sales_region is not null`.execute(db)
  const [found] = rows
  // The company without a login: prices do not depend on it.
  return (
    found && { kind: 'member', sessionId: '', memberId: 0, loginName: '', role: 'viewer', ...found }
  )
}

export interface PackRow {
  productId: number
  substituteId: number
  itemNo: string
  /** The capacity of the substitute is at least that of the item. */
  hasEnoughCapacity: boolean
}

/**
 * The twins that may be sent instead: on sale, with free pieces, of the same known size, and without an entry of the
 * fit list that returned goods contradict.
 */
export async function findSamePacks(
  db: Kysely<Database>,
  twins: ReadonlyMap<number, number>,
): Promise<PackRow[]> {
  const { rows } = await sql<PackRow>`
    select a.id as "productId", b.id as "substituteId", b.item_no as "itemNo",
      b.capacity_mah >= a.capacity_mah as "hasEnoughCapacity"
    from unnest(${[...twins.keys()]}::int[], ${[...twins.values()]}::int[]) as g (one, other)
      join product a on a.id = g.one join product b on b.id = g.other
      join stock_level s on s.product_id = b.id and s.on_hand > s.reserved + s.backordered
    where b.status = 'active' and not b.stop
      and (a.length_mm is not null or a.diameter_mm is not null)
      and (a.length_mm, a.width_mm, a.height_mm, a.diameter_mm)
        is not distinct from (b.length_mm, b.width_mm, b.height_mm, b.diameter_mm)
      and not exists (select from fit_review v where v.product_id = b.id and v.state in ('open', 'wrong'))`.execute(
    db,
  )
  return rows
}

/** Those of these products that were discontinued. */
export async function findStopped(
  db: Kysely<Database>,
  productIds: readonly number[],
): Promise<Set<number>> {
  const { rows } = await sql<{ id: number }>`
    select id from product where id = any(${productIds}::int[]) and stop`.execute(db)
  return new Set(rows.map(({ id }) => id))
}

export interface SubstituteLine {
  /**
   * The position of the line it replaces. Null: the line of a replacement item in an order that is not paid, which is
   * a line like any other.
   */
  replaces: number | null
  productId: number
  quantity: number
  reserved: number
  backordered: number
  parts: readonly OrderPart[]
  /** In minor units. */
  total: bigint
}

/**
 * Adds the line of a substitute, or of a replacement item, behind those of a locked order, with what the catalogue says
 * of the product now.
 */
export async function insertSubstitute(
  trx: Kysely<Database>,
  orderId: number,
  { replaces, productId, quantity, reserved, backordered, parts, total }: SubstituteLine,
): Promise<void> {
  await sql`
    insert into order_line (order_id, position, product_id, item_no, titles, ean, chemistry, energy_wh, net_weight_g,
      gross_weight_g, quantity, reserved, backordered, parts, total, replaces)
    select ${orderId}, (select max(position) + 1 from order_line where order_id = ${orderId}), p.id, p.item_no,
      coalesce((select jsonb_object_agg(t.lang, t.title) from product_text t where t.product_id = p.id), '{}'),
      p.ean, p.chemistry, p.energy_wh, p.net_weight_g, p.gross_weight_g, ${quantity}, ${reserved},
      ${backordered}, ${JSON.stringify(parts)}::jsonb, ${`${total}`}::bigint, ${replaces}
    from product p where p.id = ${productId}`.execute(trx)
}
