// The complete content of an item: its hash, its defaults, and the fields that changed.
import { createHash } from 'node:crypto'
import { ITEM_FIELDS, TRANSPORT_FIELDS } from '../../../../shared/catalogue-item.ts'
import type {
  CatalogueItem,
  ParsedRow,
  ItemField,
  RowError,
} from '../../../../shared/catalogue-item.ts'

/**
 * A hash of all fields in column order: equal if and only if the content is equal. Fields that were added later
 * (transport data, then sets) are hashed only where they are given, so that items of earlier versions of the shop do not
 * count as changed.
 */
export function contentHash(item: CatalogueItem): string {
  const values = hashedFields(item).map((field) => item[field])
  return createHash('sha1').update(JSON.stringify(values)).digest('base64url')
}

// The fields that were added later are the last ones: TRANSPORT_FIELDS, then setItems.
const WITHOUT_SET = ITEM_FIELDS.slice(0, -1)
const PLAIN = WITHOUT_SET.slice(0, -TRANSPORT_FIELDS.length)

function hashedFields(item: CatalogueItem): readonly ItemField[] {
  if (item.setItems.length > 0) return ITEM_FIELDS
  return TRANSPORT_FIELDS.every((field) => item[field] === null) ? PLAIN : WITHOUT_SET
}

const REQUIRED = [
  'brand',
  'category',
  'title_en_us',
  'capacity_mAh',
  'voltage',
  'chemistry',
] as const satisfies readonly ItemField[]

/**
 * The complete item for a row: the row's values, else the shop's, else the defaults. Energy is computed from
 * voltage and capacity when the row lacks it and one of the two is new.
 */
export function completeItem(input: {
  row: ParsedRow
  before: CatalogueItem | undefined
  today: string
}): { item: CatalogueItem } | { errors: RowError[] } {
  const { row, before, today } = input
  const merged: Partial<CatalogueItem> = { ...before, ...row.given, itemNo: row.itemNo }
  const missing = REQUIRED.filter((field) => merged[field] === undefined || merged[field] === null)
  if (missing.length > 0) return { errors: missing.map((field) => missingField(row, field)) }
  const item = withDefaults(merged, today)
  const hasSameRating =
    before?.voltage === item.voltage && before.capacity_mAh === item.capacity_mAh
  if (row.given.energy_Wh === undefined && !hasSameRating) {
    item.energy_Wh = Math.max(0.01, Math.round((item.voltage * item.capacity_mAh) / 10) / 100)
  }
  // Drops descriptions without a title, and rounds prices and lithium to four decimals, to match what the tables store.
  if (item.title_zh_cn === null) item.description_zh_cn = null
  if (item.title_zh_hk === null) item.description_zh_hk = null
  if (item.suggestedRetailPrice_USD !== null) {
    item.suggestedRetailPrice_USD = Math.round(item.suggestedRetailPrice_USD * 10_000) / 10_000
  }
  if (item.lithium_g !== null) item.lithium_g = Math.round(item.lithium_g * 10_000) / 10_000
  if (row.given.styleType === undefined && !before) item.styleType = seriesOf(item.brand)
  return { item }
}

function missingField(row: ParsedRow, field: ItemField): RowError {
  return { line: row.line, itemNo: row.itemNo, field, fault: 'missing', found: '', detail: '' }
}

function withDefaults(item: Partial<CatalogueItem>, today: string): CatalogueItem {
  const listedOn = item.listedOn ?? today
  return {
    itemNo: item.itemNo ?? '',
    brand: item.brand ?? '',
    styleType: item.styleType ?? 'main',
    type: item.type ?? 'battery',
    category: item.category ?? '',
    deviceBrand: item.deviceBrand ?? null,
    title_en_us: item.title_en_us ?? '',
    title_zh_cn: item.title_zh_cn ?? null,
    title_zh_hk: item.title_zh_hk ?? null,
    description_en_us: item.description_en_us ?? null,
    description_zh_cn: item.description_zh_cn ?? null,
    description_zh_hk: item.description_zh_hk ?? null,
    capacity_mAh: item.capacity_mAh ?? 0,
    energy_Wh: item.energy_Wh ?? 0,
    voltage: item.voltage ?? 0,
    chemistry: item.chemistry ?? '',
    packQty: item.packQty ?? 1,
    colour: item.colour ?? null,
    dimension_mm: item.dimension_mm ?? null,
    ean: item.ean ?? null,
    netWeight_g: item.netWeight_g ?? null,
    grossWeight_g: item.grossWeight_g ?? null,
    salesRegions: item.salesRegions ?? [],
    suggestedRetailPrice_USD: item.suggestedRetailPrice_USD ?? null,
    fitModels: item.fitModels ?? [],
    fitDeviceIds: item.fitDeviceIds ?? [],
    partNumbers: item.partNumbers ?? [],
    reportedNames: item.reportedNames ?? [],
    iecName: item.iecName ?? null,
    ansiName: item.ansiName ?? null,
    dischargeRate: item.dischargeRate ?? null,
    remark: item.remark ?? null,
    status: item.status ?? 'active',
    stock: item.stock ?? 0,
    listedOn,
    updatedOn: item.updatedOn ?? listedOn,
    popularity: item.popularity ?? 0,
    basis: item.basis ?? {},
    cells: item.cells ?? null,
    lithium_g: item.lithium_g ?? null,
    unNumber: item.unNumber ?? null,
    customsCode: item.customsCode ?? null,
    origin: item.origin ?? null,
    setItems: item.setItems ?? [],
  }
}

/** Unless a file states it, the series follows from the brand name: the second series of the demonstration is Ultra. */
function seriesOf(brand: string): CatalogueItem['styleType'] {
  return /\bultra\b/i.test(brand) ? 'high-performance' : 'main'
}

/** The fields in which two states of an item differ. */
export function changedFields(before: CatalogueItem, after: CatalogueItem): ItemField[] {
  return ITEM_FIELDS.filter(
    (field) => JSON.stringify(before[field]) !== JSON.stringify(after[field]),
  )
}
