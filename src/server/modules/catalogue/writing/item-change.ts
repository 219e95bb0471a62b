// What an import changes in one item, field by field, for previews; and which fields search and relations depend on.
import type { ItemField } from '../../../../shared/catalogue-item.ts'
import { changedFields } from './item-content.ts'
import type { ClassifiedWrite } from './classify-rows.ts'

export interface FieldChange {
  field: ItemField
  /** Shortened; empty when there was no value. */
  from: string
  to: string
}

export interface ItemChange {
  line: number
  itemNo: string
  kind: 'new' | 'changed'
  fields: FieldChange[]
}

export function changeOf({ row, item, before }: ClassifiedWrite): ItemChange {
  if (!before) return { line: row.line, itemNo: row.itemNo, kind: 'new', fields: [] }
  const fields = changedFields(before, item).map((field) => ({
    field,
    from: printValue(before[field]),
    to: printValue(item[field]),
  }))
  return { line: row.line, itemNo: row.itemNo, kind: 'changed', fields }
}

function printValue(value: unknown): string {
  if (value === null || value === undefined) return ''
  const text = Array.isArray(value)
    ? value.join('; ')
    : typeof value === 'object'
      ? JSON.stringify(value)
      : String(value)
  return text.length > 120 ? `${text.slice(0, 119)}…` : text
}

/**
 * Fields whose change alone does not make an item count as `searchable` in `ApplyResult`: those that the search does not
 * index, and the dimensions.
 */
export const UNSEARCHED_FIELDS = new Set<ItemField>([
  'stock',
  'suggestedRetailPrice_USD',
  'netWeight_g',
  'grossWeight_g',
  'dimension_mm',
  'salesRegions',
  'packQty',
  'dischargeRate',
  'remark',
  'listedOn',
  'updatedOn',
  'basis',
  'setItems',
])
/**
 * Fields from which `deriveRelations` derives replacement items, relations between items (`RelationTable`), and how many
 * items fit each device.
 */
export const RELATION_FIELDS = new Set<ItemField>([
  'fitModels',
  'fitDeviceIds',
  'partNumbers',
  'iecName',
  'category',
  'styleType',
  'voltage',
  'status',
])
