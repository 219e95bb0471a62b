// The columns of a catalogue spreadsheet.
import { ITEM_FIELDS } from '../../../shared/catalogue-item.ts'
import type { CatalogueItem, ItemField } from '../../../shared/catalogue-item.ts'
import { printGtin } from '../../../shared/gtin.ts'
import type { SpreadsheetColumn } from '../../platform/spreadsheet.ts'
import { printList } from './cell-values.ts'

/** One column per field with its name as heading; list cells have one value per line. */
export function itemColumns(): Array<SpreadsheetColumn<CatalogueItem>> {
  return ITEM_FIELDS.map((field) => ({
    header: field,
    value: (item) => cellOf(item, field),
    width: WIDE.has(field) ? 40 : 16,
  }))
}

const WIDE = new Set<ItemField>(['title_en_us', 'title_zh_cn', 'title_zh_hk', 'fitModels'])

function cellOf(item: CatalogueItem, field: ItemField): string | number | null {
  if (field === 'ean') return item.ean === null ? null : printGtin(item.ean)
  if (field === 'basis')
    return Object.keys(item.basis).length > 0 ? JSON.stringify(item.basis) : null
  const value = item[field]
  if (Array.isArray(value)) return value.length > 0 ? printList(value) : null
  return typeof value === 'object' ? null : value
}
