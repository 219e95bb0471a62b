// Tables of the catalogue: products, devices, fits, numbers, relations, prices, updates.
import type { ColumnType, Generated } from 'kysely'

/** A calendar day as 'YYYY-MM-DD'. */
type Day = string
/** A decimal text in the currency of the row. */
type Amount = ColumnType<string, string | number, string | number>

export interface CategoryTable {
  id: string
  parent_id: string | null
  position: number
}

export interface CategoryTextTable {
  category_id: string
  lang: string
  name: string
}

/** Lengths in mm, weights in g, capacity in mAh, energy in Wh, voltage in V. Null: unknown, or not of this product. */
export interface ProductTable {
  id: Generated<number>
  item_no: string
  slug: string
  /** The name under which the item is sold, that of its series. */
  brand: string
  style_type: 'main' | 'high-performance'
  type: 'battery' | 'charger' | 'accessory'
  category_id: string
  /** The device that titles name, of all that the item fits. */
  device_brand: string | null
  device_label: string | null
  voltage: number
  capacity_mah: number
  energy_wh: number
  chemistry: string
  colour: string | null
  /** How many pieces are sold as one. */
  pack_qty: number
  length_mm: number | null
  width_mm: number | null
  height_mm: number | null
  diameter_mm: number | null
  net_weight_g: number | null
  gross_weight_g: number | null
  ean: string | null
  /** Codes of the sales regions in which it is sold. */
  regions: string[]
  /** What the standards of IEC and ANSI call such a cell, for example LR6 and 15A. */
  iec_name: string | null
  ansi_name: string | null
  discharge_rate: string | null
  remark: string | null
  /** Only active items are shown. An import that replaces the catalogue archives what its file lacks. */
  status: 'draft' | 'active' | 'hidden' | 'archived'
  /** Discontinued. */
  stop: boolean
  successor_id: number | null
  listed_on: Day
  updated_on: Day
  /** From the catalogue file; lists show larger figures first. */
  popularity: number
  /** Number of entries of the fit list. */
  fit_count: number
  /** Its fit list was stated by the maker or observed, even once. False: it is empty or was derived. */
  fits_confirmed: boolean
  /** For a fact, whether it was observed (`real`) or how it was derived; facts of the maker have no entry. */
  basis: Record<string, string>
  /** The hash of the row of the file, by which an import finds what changed. */
  content_hash: string
  /** The version of the catalogue with which the item last changed. */
  changed_in: number
  /** The device ids listed in the file, in addition to the labels. */
  fit_device_ids: Generated<string[]>
  successor_source: 'maker' | 'derived' | null
}

export interface ProductTextTable {
  product_id: number
  lang: string
  title: string
  description: string | null
}

export interface DeviceTable {
  id: string
  slug: string
  brand: string
  brand_slug: string
  model: string
  device_type: string
  aliases: string[]
  /** How often the sources of the data observed it; an observed fit counts as confirmed from two observations on. */
  observations: number
  /** How many items fit it. */
  fit_count: number
}

/** Brand and model, or brand and alias, normalised to letters and digits. */
export interface DeviceNameTable {
  norm: string
  device_id: string
}

export interface FitmentTable {
  product_id: number
  position: number
  device_id: string | null
  brand: string
  /** The device as the fit list names it. */
  label: string
  /** What else the list says of the device, in brackets behind its name, such as a year. */
  qualifier: string[]
  /** `import`: observed (basis `real`); `tested` and `customer` are allowed, but no import writes them. */
  source: 'maker' | 'tested' | 'customer' | 'import' | 'derived'
  /** `confirmed`: by the maker or by two observations; `reported`: observed once; `unconfirmed`: derived. */
  confidence: 'confirmed' | 'reported' | 'unconfirmed'
}

export interface PartRefTable {
  product_id: number
  /**
   * `oem`: a number of the device's maker; `reported_name`: the name that the firmware of devices reports for it;
   * `superseded`: a former number; `alias`: another name of the item.
   */
  kind: 'oem' | 'reported_name' | 'iec' | 'ansi' | 'superseded' | 'alias'
  raw: string
  brand: string | null
  /** The basis of the item's part numbers; `maker` if they have none. */
  source: string
  position: number
}

export interface RelationTable {
  product_id: number
  /**
   * `substitute`: a similar item of the same series, unlike the substitute of an order; `different_brand`: of the other
   * series.
   */
  kind: 'substitute' | 'different_brand' | 'accessory' | 'part_of_set' | 'often_bought_with'
  other_id: number
  position: number
  source: Generated<'maker' | 'derived'>
}

/** Pictures that pages show before the drawn ones of an item; nothing writes any yet. */
export interface MediaTable {
  id: Generated<number>
  product_id: number
  kind: string
  url: string
  alt_en_us: string
  alt_zh_cn: string | null
  alt_zh_hk: string | null
  position: number
}

export interface PriceRowTable {
  id: Generated<number>
  product_id: number
  list: string
  currency: string
  min_quantity: number
  amount: Amount
  valid_from: Day | null
  valid_to: Day | null
}

/** Stock as the catalogue file states it; orders use `stock_level`, to which it is carried over. */
export interface StockTable {
  product_id: number
  quantity: number
}

export interface ReviewTable {
  id: Generated<number>
  product_id: number
  author: string
  rating: number
  body: string
  lang: string
  published_at: Date | null
  /** Null: written before reviews belonged to orders. */
  order_id: number | null
  member_kind: 'wholesale' | 'dropship' | null
  state: Generated<'pending' | 'published' | 'rejected'>
  created_at: Generated<Date>
  reject_reason: string | null
}

export interface ProductUpdateTable {
  id: Generated<number>
  product_id: number
  /** `fitment`: the fit list; `number`: a part number, another name of the battery, or the EAN. */
  kind: 'listed' | 'changed' | 'discontinued' | 'price' | 'fitment' | 'number'
  on_date: Day
  remark: string | null
  /** derived: from the dates of an item that is new in the catalogue, not seen as a change by an import. */
  source: Generated<'import' | 'derived'>
  /** Names of CatalogueItem fields that changed; empty: not recorded. */
  fields: Generated<string[]>
}

export interface CatalogueVersionTable {
  only_row: Generated<boolean>
  version: number
  /** Rises with every change of a stock band. */
  stock_version: Generated<number>
  changed_at: Date
}

export interface ImportRunTable {
  id: Generated<number>
  file_name: string
  file_hash: string
  state: 'running' | 'done' | 'failed'
  started_at: Generated<Date>
  ended_at: Date | null
  counts: Record<string, number>
}

export interface CatalogueTables {
  category: CategoryTable
  category_text: CategoryTextTable
  product: ProductTable
  product_text: ProductTextTable
  device: DeviceTable
  device_name: DeviceNameTable
  fitment: FitmentTable
  part_ref: PartRefTable
  relation: RelationTable
  media: MediaTable
  price_row: PriceRowTable
  stock: StockTable
  review: ReviewTable
  product_update: ProductUpdateTable
  catalogue_version: CatalogueVersionTable
  import_run: ImportRunTable
}
