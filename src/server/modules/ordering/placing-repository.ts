// Writes a new order with its lines, address and first event; reads and locks what it is made of: buyer and basket.
import { sql, type Kysely } from 'kysely'
import type { Insertable } from 'kysely'
import type { Lang } from '../../../shared/lang.ts'
import type { MemberKind } from '../../../shared/membership.ts'
import { DEFAULT_ORDER_MAILS, type OrderMails } from '../../../shared/order-mails.ts'
import { ORDER_NUMBER_DIGITS, orderNumberPrefix } from '../../../shared/order-number.ts'
import type { RecipientAddress } from '../../../shared/recipient-address.ts'
import type { Member } from '../../context/context.ts'
import type { Database } from '../../db/database.ts'
import type { OrderPart, TradeOrderTable } from '../../db/schema/orders.ts'
import { BASKET_LINES, type BasketLineRow, type BasketRow } from './basket-repository.ts'

export interface BuyerRow {
  email: string
  first_name: string
  lang: Lang
  role: string
  currency: string
  /** Whether the company places test orders. */
  test_mode: boolean
  mails: OrderMails
  /** The account in the membership's currency with what it has available, not locked; null before the first. */
  account_id: number | null
  available: number | null
}

/**
 * The actor of an order that a job places for a member, from a file or a case; undefined: the member may not order any
 * more.
 */
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
      and ${MAY_COMPANY_ORDER}`.execute(db)
  const [found] = rows
  return found && { kind: 'member', sessionId: '', ...found }
}

/** The membership `s` is approved and complete. */
const MAY_COMPANY_ORDER = sql<boolean>`s.state = 'approved' and s.price_group is not null
  and s.currency is not null and s.sales_region is not null`

/** Whether the membership allows orders at all; which logins may place them is another question. */
export async function mayCompanyOrder(
  db: Kysely<Database>,
  { companyId, kind }: { companyId: number; kind: MemberKind },
): Promise<boolean> {
  const { rows } = await sql`
    select from membership s where s.company_id = ${companyId} and s.kind = ${kind} and ${MAY_COMPANY_ORDER}`.execute(
    db,
  )
  return rows.length > 0
}

interface BuyerKey {
  memberId: number
  companyId: number
  kind: MemberKind
}

/** Login and membership cannot change until the transaction ends; undefined: the member may not order any more. */
export async function lockBuyer(
  trx: Kysely<Database>,
  { memberId, companyId, kind }: BuyerKey,
): Promise<BuyerRow | undefined> {
  const { rows } = await sql<BuyerRow>`
    select ${BUYER} from ${MEMBERSHIP} where ${mayOrder({ memberId, companyId, kind })}
    for share of s, m`.execute(trx)
  return rows[0]
}

const BUYER = sql`m.email, m.first_name, m.lang, m.role, s.currency, c.test_mode, a.id as account_id, a.available,
  coalesce((select o.mails from order_setting o
    where o.company_id = c.id and o.kind = s.kind), ${sql.lit(DEFAULT_ORDER_MAILS)}) as mails`

const MEMBERSHIP = sql`membership s join company c on c.id = s.company_id join member m on m.company_id = c.id
  left join money_account a on a.company_id = c.id and a.kind = s.kind and a.currency = s.currency`

function mayOrder({ memberId, companyId, kind }: BuyerKey) {
  return sql<boolean>`s.company_id = ${companyId} and s.kind = ${kind} and s.state = 'approved'
    and m.id = ${memberId} and m.disabled_at is null and m.role in ('owner', 'buyer')`
}

export type LockedBasket = BasketRow & { lines: BasketLineRow[] }

/**
 * Locks as `lockBuyer` does, then the basket. After a wait for a lock the basket's revision is the newest, while the
 * lines may be those of before: the caller must compare the revision, which every change of the lines raises.
 * Undefined: the member may not order any more, or there was never a basket.
 */
export async function lockBuyerWithBasket(
  trx: Kysely<Database>,
  key: BuyerKey,
): Promise<{ buyer: BuyerRow; basket: LockedBasket } | undefined> {
  const { rows } = await sql<BuyerRow & LockedBasket>`
    select ${BUYER}, b.id, b.revision, ${BASKET_LINES} as lines
    from ${MEMBERSHIP} join basket b on b.member_id = m.id and b.kind = s.kind where ${mayOrder(key)}
    for share of s, m for update of b`.execute(trx)
  const [found] = rows
  if (!found) return undefined
  const { id, revision, lines, ...buyer } = found
  return { buyer, basket: { id, revision, lines } }
}

/**
 * Writes the first event of an order that was just stored, and empties the basket `basketId`; null: the order does not
 * come from a basket.
 */
export async function insertFirstEvent(
  trx: Kysely<Database>,
  orderId: number,
  {
    at,
    event,
    state,
    actor,
    basketId,
  }: { at: Date; event: string; state: string; actor: string; basketId: number | null },
): Promise<void> {
  const inserted = sql`
    insert into order_event (order_id, seq, at, event, state, actor, note)
    values (${orderId}, 1, ${at}, ${event}, ${state}, ${actor}, '{}')`
  if (basketId === null) await inserted.execute(trx)
  else {
    await sql`
      with inserted as (${inserted}), emptied as (delete from basket_line where basket_id = ${basketId})
      update basket set revision = revision + 1, changed_at = ${at} where id = ${basketId}`.execute(
      trx,
    )
  }
}

const hasOwnPrices = sql<boolean>`exists (select from price_list where not is_demonstration)`

export async function hasOwnPriceLists(db: Kysely<Database>): Promise<boolean> {
  const { rows } = await sql<{ has: boolean }>`select ${hasOwnPrices} as has`.execute(db)
  return rows[0]!.has
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

/** The next number, which rolled back orders leave unused. */
const nextOrderNo = (day: string) => sql<string>`(
  select ${orderNumberPrefix(day)}::text || lpad(n::text, greatest(${ORDER_NUMBER_DIGITS}::int, length(n::text)), '0')
  from (select nextval('order_number') as n) as numbered)`

export interface InsertedOrder {
  id: number
  orderNo: string
  /** The seller has its own price lists; nothing is then sold at demonstration prices. */
  hasOwnPrices: boolean
}

/**
 * The order with the next number of the year of `day`, its lines with what the catalogue says of each product at this
 * moment, and its address. `storesWanted`: stores the ordered quantities separately, because an offer may contain fewer
 * pieces.
 */
export async function insertOrder(
  trx: Kysely<Database>,
  order: Omit<Insertable<TradeOrderTable>, 'order_no'>,
  {
    day,
    lines,
    address,
    storesWanted,
  }: { day: string; lines: readonly NewLine[]; address: RecipientAddress; storesWanted: boolean },
): Promise<InsertedOrder> {
  const rows = lines.map(({ productId, parts, total, ...line }) => ({
    ...line,
    product_id: productId,
    parts,
    special: parts.reduce((sum, part) => sum + (part.isSpecial ? part.quantity : 0), 0),
    total: `${total}`,
  }))
  const numbered = { ...order, order_no: nextOrderNo(day) }
  return trx
    .with('placed', (db) => {
      return db.insertInto('trade_order').values(numbered).returning(['id', 'order_no'])
    })
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
    .select(['id', 'order_no as orderNo', hasOwnPrices.as('hasOwnPrices')])
    .executeTakeFirstOrThrow()
}

function insertOfAddress(address: RecipientAddress) {
  const { name, company, line1, line2, city, region, postCode, country, phone } = address
  return sql<object>`(
    insert into order_address (order_id, name, company, line1, line2, city, region, post_code, country, phone)
    select id, ${name}, ${company}, ${line1}, ${line2}, ${city}, ${region}, ${postCode}, ${country}, ${phone}
    from placed)`
}
