// Removes duplicate devices from an item.
import type { ItemRow } from './mended-rows.ts'

/** Keeps the first of labels that differ only in case, width, spaces or underscores, and each device id once. */
export function withoutRepeats(item: ItemRow): ItemRow {
  const seen = new Set<string>()
  const fitModels = item.fitModels.filter((label) => {
    const key = label
      .normalize('NFKC')
      .toLowerCase()
      .replace(/[\s_]+/g, '')
    if (seen.has(key)) return false
    seen.add(key)
    return true
  })
  return { ...item, fitModels, fitDeviceIds: [...new Set(item.fitDeviceIds)] }
}
