// Writes a new order: who buys, its number, the order, its lines and address.
import { sql, type Kysely } from 'kysely'
import type { Insertable } from 'kysely'
import type { Lang } from '../../../shared/lang.ts'
import type { MemberKind } from '../../../shared/membership.ts'
import { DEFAULT_ORDER_MAILS, type OrderMails } from '../../../shared/order-mails.ts'
import type { RecipientAddress } from '../../../shared/recipient-address.ts'
import type { Member } from '../../context/context.ts'
import type { Database } from '../../db/database.ts'
import type { OrderPart, TradeOrderTable } from '../../db/schema/orders.ts'

export interface BuyerRow {
  email: string
  first_name: string
  lang: Lang
  role: string
  currency: string
  test_mode: boolean
  mails: OrderMails
}

/** The actor of an order that a job places for a member, from a file or a case; undefined: they may not order any more. */
export async function findBuyer(
  db: Kysely<Database>,
  { memberId, kind }: { memberId: number | null; kind: MemberKind },
): Promise<Member | undefined> {
  const { rows } = await sql<Omit<Member, 'kind' | 'sessionId'>>`
    select m.id as "memberId", c.id as "companyId", s.kind as "memberKind", m.login_name as "loginName",
      c.name as company, m.role, s.price_group as "priceGroup", s.currency, s.sales_region as region
    from member m join company c on c.id = m.company_id
      join membership s on s.company_id = c.id and s.kind = ${kind}
    where m.id = ${memberId} and m.disabled_at is null and m.role in ('owner', 'buyer')
      and s.state = 'approved' and s.price_group is not null and s.currency is not null
      and s.sales_region is not null`.execute(db)
  const [found] = rows
  return found && { kind: 'member', sessionId: '', ...found }
}

/** Login and membership cannot change until the transaction ends; undefined: they may not order any more. */
export async function lockBuyer(
  trx: Kysely<Database>,
  { memberId, companyId, kind }: { memberId: number; companyId: number; kind: MemberKind },
): Promise<BuyerRow | undefined> {
  const { rows } = await sql<BuyerRow>`
    select m.email, m.first_name, m.lang, m.role, s.currency, c.test_mode,
      coalesce((select o.mails from order_setting o
        where o.company_id = c.id and o.kind = s.kind), ${DEFAULT_ORDER_MAILS}) as mails
    from membership s join company c on c.id = s.company_id join member m on m.company_id = c.id
    where s.company_id = ${companyId} and s.kind = ${kind} and s.state = 'approved'
      and m.id = ${memberId} and m.disabled_at is null and m.role in ('owner', 'buyer')
    for share of s, m`.execute(trx)
  return rows[0]
}

/** `hasOwnPrices`: the seller has its own price lists; nothing is then sold at demonstration prices. */
export async function takeOrderNumber(
  trx: Kysely<Database>,
): Promise<{ number: number; hasOwnPrices: boolean }> {
  const { rows } = await sql<{ number: number; hasOwnPrices: boolean }>`
    select nextval('order_number') as number,
      exists (select from price_list where not is_demonstration) as "hasOwnPrices"`.execute(trx)
  return rows[0]!
}

export async function hasOwnPriceLists(db: Kysely<Database>): Promise<boolean> {
  const { rows } = await sql`select from price_list where not is_demonstration limit 1`.execute(db)
  return rows.length > 0
}

export interface NewLine {
  position: number
  productId: number
  quantity: number
  reserved: number
  backordered: number
  parts: readonly OrderPart[]
  /** In minor units. */
  total: bigint
}

/**
 * The order, its lines with what the catalogue says of each product at this moment, and its address. `storesWanted`: stores
 * the ordered quantities separately, because an offer may contain fewer pieces. Returns its id.
 */
export async function insertOrder(
  trx: Kysely<Database>,
  order: Insertable<TradeOrderTable>,
  {
    lines,
    address,
    storesWanted,
  }: { lines: readonly NewLine[]; address: RecipientAddress; storesWanted: boolean },
): Promise<number> {
  const rows = lines.map(({ productId, parts, total, ...line }) => ({
    ...line,
    product_id: productId,
    parts,
    special: parts.reduce((sum, part) => sum + (part.isSpecial ? part.quantity : 0), 0),
    total: `${total}`,
  }))
  const { id } = await trx
    .with('placed', (db) => db.insertInto('trade_order').values(order).returning('id'))
    .with(
      'line',
      () => sql<object>`(
        insert into order_line (order_id, position, product_id, item_no, titles, ean, chemistry, energy_wh,
          net_weight_g, gross_weight_g, quantity, wanted, reserved, backordered, parts, special_quantity, total)
        select placed.id, g.position, p.id, p.item_no,
          coalesce((select jsonb_object_agg(t.lang, t.title) from product_text t
            where t.product_id = p.id), '{}'),
          p.ean, p.chemistry, p.energy_wh, p.net_weight_g, p.gross_weight_g, g.quantity,
          case when ${storesWanted} then g.quantity end, g.reserved,
          g.backordered, g.parts, g.special, g.total
        from placed, json_to_recordset(${JSON.stringify(rows)}::json) as g (position int, product_id int,
          quantity int, reserved int, backordered int, parts jsonb, special int, total bigint)
          join product p on p.id = g.product_id)`,
    )
    .with('sent_to', () => insertOfAddress(address))
    .selectFrom('placed')
    .select('id')
    .executeTakeFirstOrThrow()
  return id
}

function insertOfAddress(address: RecipientAddress) {
  const { name, company, line1, line2, city, region, postCode, country, phone } = address
  return sql<object>`(
    insert into order_address (order_id, name, company, line1, line2, city, region, post_code, country, phone)
    select id, ${name}, ${company}, ${line1}, ${line2}, ${city}, ${region}, ${postCode}, ${country}, ${phone}
    from placed)`
}
