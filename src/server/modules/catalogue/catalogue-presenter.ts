// Converts catalogue rows to call results: names in the requested language, stock as a band, addresses.
import type { ProductCard } from '../../../contract/product-card.ts'
import { cellName, isStandardCell } from '../../../shared/cell-name.ts'
import { htmlLang, type Lang } from '../../../shared/lang.ts'
import { PAGE_PATHS, pagePath } from '../../../shared/page-paths.ts'
import { tradeLabel } from '../../../shared/trade-name.ts'
import { CHEMISTRIES, COLOURS, nameOf } from '../../../shared/vocabulary.ts'
import { shownRegions } from './sales-regions.ts'
import { LOW_STOCK } from './catalogue-columns.ts'
import type { CardRow } from './catalogue-repository.ts'

/** Category names by id, in one language. */
export type CategoryNames = ReadonlyMap<string, string>

/** Without its twin, which `readCardsById` adds. */
export function presentCard(row: CardRow, lang: Lang, categories: CategoryNames): ProductCard {
  return {
    itemNo: row.item_no,
    title: row.title,
    titleLang: row.title_lang,
    url: productPath(row),
    image: `/pictures/${encodeURIComponent(row.item_no)}/thumb.svg`,
    brand: row.brand,
    styleType: row.style_type,
    category: { code: row.category_id, name: categories.get(row.category_id) ?? row.category_id },
    deviceBrand: row.device_brand,
    deviceLabel: row.device_label,
    ...namedDevice(row.device_label),
    cellName: presentCellName(row, lang),
    voltage: row.voltage,
    capacity: row.capacity_mah,
    energy: row.energy_wh,
    chemistry: { code: row.chemistry, name: nameOf(CHEMISTRIES, row.chemistry, lang) },
    colour: row.colour ? { code: row.colour, name: nameOf(COLOURS, row.colour, lang) } : null,
    dimension: presentDimension(row),
    packQty: row.pack_qty,
    regions: shownRegions(row.regions),
    fitCount: row.fit_count,
    fitsConfirmed: row.fits_confirmed,
    stockBand: stockBand(row.quantity),
    stop: row.stop,
    listedOn: row.listed_on,
    updatedOn: row.updated_on,
    pair: null,
  }
}

/** With the trade name of the device, where the label has an identifier such as 'Apple MacBookAir6,2' instead. */
function namedDevice(label: string | null): Pick<ProductCard, 'deviceName'> {
  const deviceName = label === null ? undefined : tradeLabel(label)
  return deviceName === undefined ? {} : { deviceName }
}

/** Null for all but standard cells: other batteries are named after their device. */
function presentCellName(row: CardRow, lang: Lang): string | null {
  const facts = { firstNumber: row.first_number, iecName: row.iec_name }
  return isStandardCell(facts) ? cellName(facts, lang) : null
}

/** The canonical address without language prefix: /products/{category}/{slug}/{itemNo}. */
export function productPath(row: { category_id: string; slug: string; item_no: string }): string {
  return pagePath(PAGE_PATHS.product, {
    ids: encodeURIComponent(row.category_id),
    idw: encodeURIComponent(row.slug),
    id: encodeURIComponent(row.item_no),
  })
}

/** Visitors see out, low or in, never the number. */
export function stockBand(quantity: number): ProductCard['stockBand'] {
  if (quantity < 1) return 'out'
  return quantity < LOW_STOCK ? 'low' : 'in'
}

/** '97.2 × 30.4 × 19.6' or 'Ø11.6 × 5.4', in mm; null: unknown. */
export function presentDimension(
  row: Pick<CardRow, 'length_mm' | 'width_mm' | 'height_mm' | 'diameter_mm'>,
): string | null {
  if (row.diameter_mm !== null) {
    return [`Ø${row.diameter_mm}`, row.height_mm].filter((part) => part !== null).join(' × ')
  }
  const sides = [row.length_mm, row.width_mm, row.height_mm].filter((side) => side !== null)
  return sides.length > 0 ? sides.join(' × ') : null
}

/** Alphabetical by the rules of the language. */
export function compareNames(lang: Lang): (a: string, b: string) => number {
  return new Intl.Collator(htmlLang(lang), { numeric: true }).compare
}
