// Reads what determines one member's prices: rows and terms of both lists, stock, pieces bought at special prices.
import { sql, type Kysely } from 'kysely'
import type { MemberKind } from '../../../shared/membership.ts'
import type { Database } from '../../db/database.ts'
import { anyText } from '../../db/statement-names.ts'

/** Whose lists are read, and for which day of the seller's calendar. */
export interface PricePrincipal {
  companyId: number
  kind: MemberKind
  priceGroup: string
  currency: string
  today: string
}

/** Amounts as text without trailing zeros. `isOwn`: from the company's own list, not the group's. */
export interface PriceFacts {
  item_no: string
  regions: string[]
  /** Pieces on hand that no order has reserved or waits for. */
  quantity: number
  /** Valid today, ascending; for equal quantities the row that started last. */
  steps: { isOwn: boolean; from: number; unit: string; isDemonstration: boolean }[]
  terms: TermFacts[]
  /** Pieces this company bought at the special price this month. */
  used: number
  /** The suggested retail price in the currency of the member; null where the catalogue has none. */
  srp: { currency: string; amount: string } | null
}

export interface TermFacts {
  isOwn: boolean
  minimum: number | null
  multiple: number | null
  maximum: number | null
  /** Null also outside the days on which the special price is valid. `monthly`: the special quantity. */
  special: { unit: string; monthly: number | null; until: string | null } | null
}

/** Runs one statement. Listed products only, also discontinued ones; the caller restores the order. */
export async function findPriceFacts(
  db: Kysely<Database>,
  itemNos: readonly string[],
  principal: PricePrincipal,
): Promise<PriceFacts[]> {
  const { rows } = await sql<{ facts: PriceFacts[] | null }>`
    with lists as materialized (${listsOf(principal)})
    select json_agg(fact) as facts from (
      select p.item_no, p.regions, greatest(s.on_hand - s.reserved - s.backordered, 0) as quantity,
        coalesce((select json_agg(step) from (${stepsOf(principal.today)}) step), '[]') as steps,
        coalesce((select json_agg(term) from (${termsOf(principal.today)}) term), '[]') as terms,
        coalesce((select u.quantity from special_use u where u.company_id = ${principal.companyId}
          and u.product_id = p.id and u.month = ${principal.today.slice(0, 7)}), 0) as used,
        (select json_build_object('currency', r.currency, 'amount', trim_scale(r.amount)::text)
          from price_row r where r.product_id = p.id and r.list = 'srp' and r.min_quantity = 1
            and r.currency = ${principal.currency} and ${isValidOn(principal.today)}
          order by r.valid_from desc nulls last limit 1) as srp
      from product p left join stock_level s on s.product_id = p.id
      where p.item_no = ${anyText(itemNos)} and p.status = 'active') fact`.execute(db)
  return rows[0]?.facts ?? []
}

/** The company's own list of this area and its group's list, in the member's currency only. */
export function listsOf({ companyId, kind, priceGroup, currency }: Omit<PricePrincipal, 'today'>) {
  return sql`
    select id, currency, company_id is not null as company, is_demonstration from price_list
    where currency = ${currency} and ((company_id = ${companyId} and member_kind = ${kind}) or price_group = ${priceGroup})`
}

const stepsOf = (today: string) => sql`
  select distinct on (l.company, r.min_quantity) l.company as "isOwn", r.min_quantity as from,
    trim_scale(r.amount)::text as unit, l.is_demonstration as "isDemonstration"
  from lists l join price_row r on r.list = l.id and r.currency = l.currency and r.product_id = p.id
  where ${isValidOn(today)}
  order by l.company, r.min_quantity, r.valid_from desc nulls last`

/** Whether `price_row r` is valid on a day; both ends are inclusive. */
export const isValidOn = (today: string) => sql`
  (r.valid_from is null or r.valid_from <= ${today}::date)
  and (r.valid_to is null or r.valid_to >= ${today}::date)`

const termsOf = (today: string) => sql`
  select l.company as "isOwn", t.minimum_quantity as minimum, t.quantity_multiple as multiple,
    t.max_order_quantity as maximum,
    case when t.special_amount is not null
      and (t.special_from is null or t.special_from <= ${today}::date)
      and (t.special_to is null or t.special_to >= ${today}::date)
    then json_build_object('unit', trim_scale(t.special_amount)::text,
      'monthly', t.special_monthly_quantity, 'until', t.special_to) end as special
  from lists l join price_term t on t.list = l.id and t.product_id = p.id`
