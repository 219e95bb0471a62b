// One catalogue item in import and export files: its columns, and why a row is rejected.

/**
 * 'draft', 'hidden' and 'archived' are not shown. An import with --replace sets 'archived' for each item that its file
 * lacks.
 */
export type ItemStatus = 'active' | 'discontinued' | 'draft' | 'hidden' | 'archived'

/**
 * Capacity in mAh, energy in Wh, voltage in V, weights in g, lengths in mm, prices in USD.
 * `ean` is a GTIN-14 (the number of the barcode in 14 digits); days are 'YYYY-MM-DD'; category, chemistry and colour
 * are codes of the vocabulary (`modules/catalogue-file/vocabulary.ts`). IEC and ANSI name standard cells: 'LR6', '15A'.
 */
export interface CatalogueItem {
  itemNo: string
  /** The name under which the item is sold, that of its series: 'Voltcell'. */
  brand: string
  styleType: 'main' | 'high-performance'
  type: 'battery' | 'charger' | 'accessory'
  category: string
  /** Of the device that titles name. */
  deviceBrand: string | null
  title_en_us: string
  title_zh_cn: string | null
  title_zh_hk: string | null
  description_en_us: string | null
  description_zh_cn: string | null
  description_zh_hk: string | null
  capacity_mAh: number
  energy_Wh: number
  voltage: number
  chemistry: string
  /** Pieces in one retail package. */
  packQty: number
  colour: string | null
  /** '97.2 x 30.4 x 19.6', or of a round one 'Ø11.6 x 5.4'. */
  dimension_mm: string | null
  ean: string | null
  netWeight_g: number | null
  grossWeight_g: number | null
  salesRegions: string[]
  suggestedRetailPrice_USD: number | null
  /** The labels (brand and name) of the devices that it fits, whose ids are in `fitDeviceIds`. */
  fitModels: string[]
  fitDeviceIds: string[]
  partNumbers: string[]
  /** Names that the firmware of devices reports for the battery. */
  reportedNames: string[]
  iecName: string | null
  ansiName: string | null
  /** In multiples of the current that empties the battery in an hour (C): '0.5C / max 1C'. */
  dischargeRate: string | null
  remark: string | null
  status: ItemStatus
  stock: number
  listedOn: string
  updatedOn: string
  /** Only compared with that of other items: the higher, the further up in lists. */
  popularity: number
  /**
   * By the name of a field, where its value comes from: 'real' (observed) or derived in a named way, such as
   * 'derived-single' from one device model and 'derived-series' from a series of models.
   */
  basis: Record<string, string>
  /** Cells of the pack. */
  cells: number | null
  /** Of the whole pack. */
  lithium_g: number | null
  /** 'UN3480', or 'none' for goods that are not dangerous; null: derived from the chemistry. */
  unNumber: string | null
  /** Digits of the Harmonised System. */
  customsCode: string | null
  /** The country of origin, as two capital letters. */
  origin: string | null
  /** Numbers of the items that are sold with this one as a set. */
  setItems: string[]
}

export type ItemField = keyof CatalogueItem

/** Optional: what carriers and customs ask for. Files of earlier versions do not have these columns. */
export const TRANSPORT_FIELDS = [
  'cells',
  'lithium_g',
  'unNumber',
  'customsCode',
  'origin',
] as const satisfies readonly ItemField[]

/** The column order of every file we write, and the order of values in the content hash. */
export const ITEM_FIELDS = [
  'itemNo',
  'brand',
  'styleType',
  'type',
  'category',
  'deviceBrand',
  'title_en_us',
  'title_zh_cn',
  'title_zh_hk',
  'description_en_us',
  'description_zh_cn',
  'description_zh_hk',
  'capacity_mAh',
  'energy_Wh',
  'voltage',
  'chemistry',
  'packQty',
  'colour',
  'dimension_mm',
  'ean',
  'netWeight_g',
  'grossWeight_g',
  'salesRegions',
  'suggestedRetailPrice_USD',
  'fitModels',
  'fitDeviceIds',
  'partNumbers',
  'reportedNames',
  'iecName',
  'ansiName',
  'dischargeRate',
  'remark',
  'status',
  'stock',
  'listedOn',
  'updatedOn',
  'popularity',
  'basis',
  ...TRANSPORT_FIELDS,
  'setItems',
] as const satisfies readonly ItemField[]

/** Why a row of an import of items or prices, or one of its fields, was rejected. */
export type ImportFault =
  | 'missing'
  | 'not-a-number'
  | 'not-whole'
  | 'out-of-range'
  | 'not-a-day'
  | 'too-long'
  | 'unknown-category'
  | 'unknown-chemistry'
  | 'unknown-colour'
  | 'unknown-region'
  | 'unknown-choice'
  // Not in the format of this field, such as an origin that is not two letters.
  | 'bad-form'
  | 'bad-dimension'
  | 'ean-not-digits'
  | 'ean-bad-length'
  | 'ean-bad-check-digit'
  | 'ean-taken'
  | 'duplicate'
  | 'duplicate-ean'
  // Characters that cannot be read, as after a wrong decoding.
  | 'bad-text'
  | 'not-json'
  | 'bad-quotes'
  // Cells of the table: the row has more than the headings.
  | 'too-many-cells'
  // The file ends within this row.
  | 'broken-off'
  | 'unknown-item'
  | 'unknown-set-item'
  // The set holds the item itself.
  | 'own-set'
  | 'too-precise'
  // Does not fit another field of the row: a maximum below the minimum.
  | 'in-disorder'
  // Gives other terms for the item than an earlier row.
  | 'contradicts'

export interface RowError<Field extends string = ItemField> {
  line: number
  itemNo: string | null
  field: Field | null
  fault: ImportFault
  /** The value in the file, shortened. */
  found: string
  /** What would be valid: the known values, the limits, or the item that already has the number. */
  detail: string
}

/** A parsed row with the fields it contains. An absent field keeps the shop's value. */
export interface ParsedRow {
  line: number
  itemNo: string
  given: Partial<CatalogueItem>
}

export type ReadRow =
  | { ok: true; row: ParsedRow }
  | { ok: false; itemNo: string | null; errors: RowError[] }
