// Tables of members' prices in addition to price_row: lists, terms, and purchases at special prices.
import type { ColumnType, Generated } from 'kysely'

type Day = string
type Amount = ColumnType<string | null, string | number | null | undefined, string | number | null>

export interface PriceListTable {
  id: string
  name: string
  currency: string
  /** Whose list it is: exactly one of the two is named. */
  price_group: string | null
  company_id: number | null
  /** The area in which a company's list counts; null for other lists. */
  member_kind: 'wholesale' | 'dropship' | null
  is_demonstration: Generated<boolean>
  created_at: Generated<Date>
}

/** Null: not set in this list; then the list of the price group decides, and finally the rule of the membership type. */
export interface PriceTermTable {
  list: string
  product_id: number
  minimum_quantity: number | null
  quantity_multiple: number | null
  max_order_quantity: number | null
  special_amount: Amount
  special_monthly_quantity: number | null
  special_from: Day | null
  special_to: Day | null
}

/** Pieces that a company bought at special prices in a month. */
export interface SpecialUseTable {
  company_id: number
  product_id: number
  /** YYYY-MM. */
  month: string
  quantity: number
}

export interface PriceTables {
  price_list: PriceListTable
  price_term: PriceTermTable
  special_use: SpecialUseTable
}
