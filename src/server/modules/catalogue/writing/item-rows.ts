// Builds the table rows of one item.
import type { CatalogueItem } from '../../../../shared/catalogue-item.ts'
import { toSlug } from '../../../../shared/slug.ts'
import { brandOf, deviceOf, splitQualifiers } from './devices-of-labels.ts'
import type { DevicesByName } from './devices-of-labels.ts'
import { measuresOf } from './read-items.ts'

type Row = Record<string, unknown>

/** The product row without its id. */
export function productRow(item: CatalogueItem, extra: { hash: string; version: number }): Row {
  return {
    item_no: item.itemNo,
    slug: productSlug(item),
    brand: item.brand,
    style_type: item.styleType,
    type: item.type,
    category_id: item.category,
    device_brand: item.deviceBrand,
    device_label: deviceLabel(item),
    voltage: item.voltage,
    capacity_mah: item.capacity_mAh,
    energy_wh: item.energy_Wh,
    chemistry: item.chemistry,
    colour: item.colour,
    pack_qty: item.packQty,
    ...measuresOf(item.dimension_mm),
    net_weight_g: item.netWeight_g,
    gross_weight_g: item.grossWeight_g,
    ean: item.ean,
    regions: item.salesRegions,
    iec_name: item.iecName,
    ansi_name: item.ansiName,
    discharge_rate: item.dischargeRate,
    remark: item.remark,
    status: item.status === 'discontinued' ? 'active' : item.status,
    stop: item.status === 'discontinued',
    listed_on: item.listedOn,
    updated_on: item.updatedOn,
    popularity: item.popularity,
    fit_count: item.fitModels.length,
    fits_confirmed: item.fitModels.length > 0 && areFitsStatedOrObserved(item),
    basis: item.basis,
    content_hash: extra.hash,
    changed_in: extra.version,
    fit_device_ids: item.fitDeviceIds,
  }
}

/** The row of transport data for carriers and customs. */
export function transportRow(id: number, item: CatalogueItem): Row {
  const { cells, lithium_g, unNumber: un_class, customsCode: customs_code, origin } = item
  return { product_id: id, cells, lithium_g, un_class, customs_code, origin }
}

/** A title row for each language that has one. */
export function textRows(id: number, item: CatalogueItem): Row[] {
  const texts: Array<[string, string | null, string | null]> = [
    ['en_us', item.title_en_us, item.description_en_us],
    ['zh_cn', item.title_zh_cn, item.description_zh_cn],
    ['zh_hk', item.title_zh_hk, item.description_zh_hk],
  ]
  return texts
    .filter(([, title]) => title !== null)
    .map(([lang, title, description]) => ({ product_id: id, lang, title, description }))
}

/** One row per label of the fit list, in order, with the source of the fit and its confidence. */
export function fitmentRows(id: number, item: CatalogueItem, devices: DevicesByName): Row[] {
  const basis = item.basis['fit']
  return item.fitModels.map((text, position) => {
    const { label, qualifier } = splitQualifiers(text)
    const device = deviceOf(label, item, devices)
    return {
      product_id: id,
      position,
      device_id: device?.id ?? null,
      brand: device?.brand ?? brandOf(label, item),
      label,
      qualifier,
      source: basis === undefined ? 'maker' : basis === 'real' ? 'import' : 'derived',
      confidence: confidenceOf(basis, device?.observations ?? 0),
    }
  })
}

/**
 * Fits without a basis are the maker's: confirmed. Observed ones are confirmed if the device was observed at least
 * twice; derived ones are guesses.
 */
function confidenceOf(basis: string | undefined, observations: number): string {
  if (basis === undefined) return 'confirmed'
  if (basis !== 'real') return 'unconfirmed'
  return observations >= 2 ? 'confirmed' : 'reported'
}

/** Stated by the maker (without a basis) or observed, even once; false: derived. */
function areFitsStatedOrObserved(item: CatalogueItem): boolean {
  const basis = item.basis['fit']
  return basis === undefined || basis === 'real'
}

/** The numbers and names that lead to the item, besides its own number and EAN. */
export function partRows(id: number, item: CatalogueItem): Row[] {
  const source = item.basis['partNumbers'] ?? 'maker'
  const parts: Array<[string, string]> = [
    ...item.partNumbers.map((raw): [string, string] => ['oem', raw]),
    ...item.reportedNames.map((raw): [string, string] => ['reported_name', raw]),
  ]
  if (item.iecName) parts.push(['iec', item.iecName])
  if (item.ansiName) parts.push(['ansi', item.ansiName])
  return parts.map(([kind, raw], position) => ({
    product_id: id,
    kind,
    raw,
    brand: kind === 'oem' || kind === 'reported_name' ? item.deviceBrand : null,
    source,
    position,
  }))
}

/** 'Voltcell laptop battery for Lenovo 45N1001, 10.8 V …' -> 'Lenovo 45N1001'. */
function deviceLabel(item: CatalogueItem): string | null {
  const match = / for (.+?)(?:, \d[\d.]* V\b.*)?$/.exec(item.title_en_us)
  return match?.[1] ?? null
}

/** 'lenovo-45n1001-10-8v-4800mah': the title after 'for', else everything except the brand. */
function productSlug(item: CatalogueItem): string {
  const title = item.title_en_us
  const start = title.indexOf(' for ')
  const named = start >= 0 ? title.slice(start + 5) : title.replace(item.brand, '')
  const text = named.replace(/(\d) (V|mAh|Wh)\b/g, '$1$2')
  return toSlug(text) || toSlug(item.itemNo) || 'item'
}
