// Finds the dimensions that an item of the second series takes from its twin in the main series.
import type { ItemRow } from './mended-rows.ts'

/**
 * 'VU-LT62345' is the twin of 'VC-LT62345': the same part numbers, fits and voltage in the other series. If
 * those match and the dimensions do not, the main item's dimensions apply. Null: nothing to change.
 */
export function twinDimension(
  item: ItemRow,
  byNumber: ReadonlyMap<string, ItemRow>,
): string | null {
  if (!item.itemNo.startsWith('VU-')) return null
  const twin = byNumber.get(`VC-${item.itemNo.slice(3)}`)
  if (!twin || !isSamePack(item, twin)) return null
  return twin.dimension_mm === item.dimension_mm ? null : twin.dimension_mm
}

function isSamePack(one: ItemRow, other: ItemRow): boolean {
  const fields = ['category', 'voltage', 'packQty', 'partNumbers', 'iecName', 'fitDeviceIds']
  return fields.every((field) => JSON.stringify(one[field]) === JSON.stringify(other[field]))
}
