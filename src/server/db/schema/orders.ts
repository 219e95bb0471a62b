// Tables of baskets, orders, their events and their parcels. Money is in minor units.
import type { ColumnType, Generated, JSONColumnType } from 'kysely'
import type { Lang } from '../../../shared/lang.ts'
import type { MemberKind } from '../../../shared/membership.ts'
import type { DailyEvent, OrderMails } from '../../../shared/order-mails.ts'
import type { OrderState } from '../../../shared/order-vocabulary.ts'
import type { ParcelState } from '../../../shared/parcels.ts'
import type { ShipPolicy } from '../../../shared/ship-policies.ts'
import type { SubstitutionRule } from '../../../shared/substitution.ts'

type Day = string

export interface BasketTable {
  id: Generated<number>
  member_id: number
  kind: MemberKind
  /** Raised with each change; an order names the one from which it is placed. */
  revision: Generated<number>
  changed_at: Date
}

export interface BasketLineTable {
  basket_id: number
  product_id: number
  quantity: number
  position: number
  /** The wish list it was taken from. */
  list_id: Generated<string | null>
}

export interface TradeOrderTable {
  id: Generated<number>
  order_no: string
  company_id: number
  kind: MemberKind
  /** Of a company that places test orders, which are not invoiced. */
  test_mode: boolean
  /** Whether it was priced by the demonstration lists of a shop without its own. */
  demonstration: boolean
  state: OrderState
  stopped: Generated<boolean>
  currency: string
  goods: number
  freight: number
  total: number
  account_id: number
  member_id: number | null
  lang: Lang
  own_reference: string
  may_wait: boolean
  service: string
  service_name: JSONColumnType<Record<Lang, string>>
  declared_value: number | null
  /** The number of the EU's Import One-Stop Shop, for VAT. */
  ioss: string | null
  recipient_tax_no: string | null
  ship_policy: Generated<ShipPolicy>
  buyer_note: Generated<string>
  /** Made by the database; null for dropshippers, whose account has one. */
  payment_reference: ColumnType<string | null, never, never>
  /** The newest offer; 0: none. */
  offer_revision: Generated<number>
  /** The place that a dropshipper gave it among orders that wait for money; null: by age. */
  rank: number | null
  /** The month whose special quantity it uses. */
  special_month: string
  promised_from: Day | null
  promised_to: Day | null
  /** When the buyer asked to cancel it while it is picked; staff have not decided yet. */
  cancel_asked_at: Date | null
  /** The buyer was asked what happens to a discontinued item, and has not answered. */
  discontinued_asked_at: Generated<Date | null>
  /** By when it has to be paid, approved or answered; null: nothing is awaited by a deadline. */
  due_at: Date | null
  /** When the buyer was reminded to pay; pieces reserved for an order in `awaiting_payment` are released at that time. */
  reminded_at: Date | null
  placed_at: Date
  /** When its money was held. */
  held_at: Date | null
}

/** Pieces of a line that cost the same: a line with a special price may have two parts. */
export interface OrderPart {
  quantity: number
  /** The price of one piece as a decimal text, which may have more decimals than the currency. */
  unit: string
  isSpecial: boolean
}

export interface OrderLineTable {
  order_id: number
  position: number
  product_id: number
  item_no: string
  titles: JSONColumnType<Partial<Record<Lang, string>>>
  ean: string | null
  chemistry: string
  energy_wh: number
  net_weight_g: number | null
  gross_weight_g: number | null
  quantity: number
  /** What a wholesaler asked for; null for dropshippers. */
  wanted: number | null
  parts: JSONColumnType<OrderPart[]>
  /** Of `quantity`, the pieces at the special price, as placed: when some are cancelled, the others go first. */
  special_quantity: number
  total: number
  reserved: Generated<number>
  backordered: Generated<number>
  shipped: Generated<number>
  cancelled: Generated<number>
  /** Pieces that returns refunded; not those of a parcel that came back, nor replaced ones. */
  returned: Generated<number>
  discontinued: Generated<boolean>
  /** The position of the line whose cancelled pieces this one replaces. */
  replaces: Generated<number | null>
}

/** A line as it was offered. `quantity` 0: not delivered. */
export interface OfferedLine {
  position: number
  itemNo: string
  wanted: number
  quantity: number
  parts: OrderPart[]
  /** Minor units. */
  total: number
}

export interface OrderOfferTable {
  order_id: number
  revision: number
  goods: number
  freight: number
  total: number
  lines: JSONColumnType<OfferedLine[]>
  note: string
  offered_by: string
  offered_at: Date
  valid_until: Date
}

export interface OrderAddressTable {
  order_id: number
  name: string
  company: Generated<string>
  line1: string
  line2: Generated<string>
  city: string
  region: Generated<string>
  post_code: Generated<string>
  country: string
  phone: Generated<string>
  erased_at: Date | null
}

export interface OrderEventTable {
  order_id: number
  /** Counts the events of the order. */
  seq: number
  at: Date
  event: string
  /** Of the order, after the event. */
  state: OrderState
  actor: string
  note: JSONColumnType<Record<string, unknown>>
  /** By the clock of the database, so that events are sealed by the day on which they were stored. */
  recorded_at: Generated<Date>
}

/** What people wrote with an event; erased with the recipient. */
export interface OrderEventWordsTable {
  order_id: number
  seq: number
  words: JSONColumnType<{ reason?: string; message?: string }>
}

export interface ShipmentTable {
  id: Generated<number>
  order_id: number
  shipment_no: string
  state: ParcelState
  service: string
  grams: number
  tracking_no: string | null
  packed_at: Date
  dispatched_at: Date | null
  delivered_at: Date | null
  /** What the account was charged when the parcel left, in minor units. */
  goods: Generated<number>
  freight: Generated<number>
  /** The parcel whose pieces it sends again. */
  replaces: number | null
  lost_at: Generated<Date | null>
  returned_at: Generated<Date | null>
  /** Lost: the carrier destroyed it; returned: its pieces cannot be sold again. */
  damaged: Generated<boolean>
  /** Goods and freight that were given back. */
  refund: Generated<number | null>
  refunded_at: Generated<Date | null>
  refund_proposed_by: Generated<string | null>
  refund_proposed_at: Generated<Date | null>
  refunded_by: Generated<string | null>
  alone: Generated<boolean>
}

export interface ShipmentLineTable {
  shipment_id: number
  position: number
  pieces: number
  date_codes: string[]
  /** Pieces of the line that were charged with this parcel and with earlier ones; null until it leaves. */
  charged_until: Generated<number | null>
}

export interface OrderSettingTable {
  company_id: number
  kind: MemberKind
  mails: OrderMails
  sender_name: string
  /** Whether a packing slip without prices and without our name is enclosed; dropshippers only. */
  neutral_slip: boolean
  /** Whether a packing list is enclosed; wholesalers only. */
  packing_list: Generated<boolean>
  /** Whether the statement of each month is mailed, with its invoice. */
  monthly_mail: Generated<boolean>
  /**
   * Orders above it by the role `buyer` need an owner's approval; in minor units of `approval_currency`. Null: none does.
   */
  approval_limit: number | null
  approval_currency: string | null
}

export interface SubstitutionSettingTable {
  company_id: number
  rule: SubstitutionRule
  /** By how much the price may differ, in percent of the ordered one. */
  most_percent: number
}

export interface SubstitutionExceptionTable {
  company_id: number
  product_id: number
  rule: SubstitutionRule
}

export interface CompanyBillingTable {
  company_id: number
  name: string
  line1: string
  line2: string
  city: string
  region: string
  post_code: string
  country: string
  tax_no: string
}

export interface OrderDigestEntryTable {
  id: Generated<number>
  order_id: number
  event: DailyEvent
  at: Date
}

export interface OrderTables {
  basket: BasketTable
  basket_line: BasketLineTable
  trade_order: TradeOrderTable
  order_line: OrderLineTable
  order_address: OrderAddressTable
  order_offer: OrderOfferTable
  order_event: OrderEventTable
  order_event_words: OrderEventWordsTable
  shipment: ShipmentTable
  shipment_line: ShipmentLineTable
  order_setting: OrderSettingTable
  substitution_setting: SubstitutionSettingTable
  substitution_exception: SubstitutionExceptionTable
  company_billing: CompanyBillingTable
  order_digest_entry: OrderDigestEntryTable
}
