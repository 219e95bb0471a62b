// Tables of shipping services, their rules and rates, and the transport facts of products.
import type { ColumnType, Generated } from 'kysely'

type Day = string
type Decimal = ColumnType<string | null, string | number | null, string | number | null>

/** Only confirmed rows are used for orders. */
interface Confirmation {
  /** A row of the example terms that come with the code. */
  is_example: Generated<boolean>
  confirmed_at: Date | null
  confirmed_by: string | null
}

export interface ShippingServiceTable extends Confirmation {
  id: string
  name_en_us: string
  name_zh_cn: string
  name_zh_hk: string
  /** How it travels, such as `air`, `sea` or `road`. */
  mode: string
  /** Working days from dispatch to delivery. */
  days_from: number
  days_to: number
  max_parcel_g: number | null
  /** Added to the weight of the goods. */
  packaging_g: Generated<number>
  /**
   * Which addresses it takes: the most characters in a line, only Latin letters, also post boxes, only with a phone
   * number.
   */
  line_length: Generated<number>
  latin_only: Generated<boolean>
  po_box: Generated<boolean>
  phone_needed: Generated<boolean>
  tracking_url: Generated<string>
  position: Generated<number>
}

export interface ShippingRuleTable extends Confirmation {
  id: Generated<number>
  service: string
  /** The UN number of dangerous goods, such as `UN3480` for lithium-ion batteries, or `none`. */
  un_class: string
  /** Whether batteries travel `alone` or `with` equipment. */
  packing: string
  /** Two letters; `*`: every country without a rule of its own. */
  country: string
  /** What post codes begin with; empty: the whole country. */
  post_code: Generated<string>
  allowed: boolean
  /** Limits of a battery and of a cell of it: energy, and grams of lithium in lithium-metal ones; null: none. */
  max_wh: Decimal
  max_cell_wh: Decimal
  max_lithium_g_cell: Decimal
  max_lithium_g: Decimal
  /** Limits of the batteries in a parcel; null: none. */
  max_pieces: number | null
  max_net_g: number | null
  valid_from: Day
  valid_to: Day | null
  source_url: string
  source_date: Day
}

export interface ShippingRateTable extends Confirmation {
  id: Generated<number>
  service: string
  country: string
  /** What post codes begin with; empty: the whole country. */
  post_code: Generated<string>
  currency: string
  /** From this gross weight of the parcel upwards. */
  from_g: number
  /** Minor units. */
  amount: number
  /** Null: the days of the service. */
  days_from: number | null
  days_to: number | null
}

/** One row; every change of services, rules or rates renews its version. */
export interface ShippingVersionTable {
  is_only: Generated<boolean>
  version: Generated<string>
}

/** What a file stated of a product; null: nothing, so shipping derives it from the chemistry where it can. */
export interface ProductTransportTable {
  product_id: number
  cells: number | null
  lithium_g: Decimal
  un_class: string | null
  /** One of PACKINGS: batteries alone, or with equipment. */
  packing: Generated<string>
  /** The tariff number (HS code) that customs documents state. */
  customs_code: string | null
  origin: string | null
  stated_at: Date
  stated_by: string
}

export interface ShippingTables {
  shipping_service: ShippingServiceTable
  shipping_rule: ShippingRuleTable
  shipping_rate: ShippingRateTable
  shipping_version: ShippingVersionTable
  product_transport: ProductTransportTable
}
