// Removes from a device the names that are the models of other devices.
import { countChange, labelOf } from './mended-rows.ts'
import type { DataRows, DeviceRow, ItemRow, MendCounts } from './mended-rows.ts'

/**
 * A hardware report that names the model of another machine, or a list that names several variants together, gives a
 * device the name of a model that has its own packs. If that model has none, the name stays: it is the same device from
 * another source, and its pack is found by this name only.
 */
export function mendForeignNames({ devices, items }: DataRows, counts: MendCounts): DataRows {
  const fittedModels = fittedModelsOf(devices, items)
  const removed = new Map<string, string[]>()
  const mended = devices.map((device): DeviceRow => {
    const ownKey = modelKey(device.brand, device.model)
    const foreign = device.aliases.filter((name) => {
      const key = modelKey(device.brand, name)
      return key !== ownKey && fittedModels.has(key)
    })
    if (foreign.length === 0) return device
    removed.set(device.id, foreign)
    countChange(counts, 'device names: the model of another device, removed', foreign.length)
    return { ...device, aliases: device.aliases.filter((name) => !foreign.includes(name)) }
  })
  const byId = new Map(mended.map((device) => [device.id, device]))
  const labelled = items.map((item): ItemRow => {
    if (!item.fitDeviceIds.some((id) => removed.has(id))) return item
    const fitModels = withoutForeignLabels(item, byId, removed)
    const removedLabels = item.fitModels.length - fitModels.length
    if (removedLabels === 0) return item
    countChange(counts, 'labels of items: the model of another device, removed', removedLabels)
    return { ...item, fitModels }
  })
  return { devices: mended, items: labelled }
}

/** The keys of brand and model of every device that an item fits. */
function fittedModelsOf(devices: readonly DeviceRow[], items: readonly ItemRow[]): Set<string> {
  const fitted = new Set(items.flatMap((item) => item.fitDeviceIds))
  return new Set(
    devices.flatMap(({ id, brand, model }) => (fitted.has(id) ? [modelKey(brand, model)] : [])),
  )
}

/** A label stays where a device of the item still has that name. */
function withoutForeignLabels(
  item: ItemRow,
  byId: ReadonlyMap<string, DeviceRow>,
  removed: ReadonlyMap<string, readonly string[]>,
): string[] {
  const devices = item.fitDeviceIds.flatMap((id) => byId.get(id) ?? [])
  const keysOf = (brand: string, names: readonly string[]): string[] =>
    names.map((name) => modelKey(brand, labelOf(brand, name)))
  const currentKeys = new Set(
    devices.flatMap(({ brand, model, aliases }) => keysOf(brand, [model, ...aliases])),
  )
  const removedKeys = new Set(
    devices.flatMap(({ id, brand }) => keysOf(brand, removed.get(id) ?? [])),
  )
  const brands = new Set(devices.map(({ brand }) => brand))
  return item.fitModels.filter((label) => {
    const keys = [...brands].map((brand) => modelKey(brand, label))
    return !keys.some((key) => removedKeys.has(key)) || keys.some((key) => currentKeys.has(key))
  })
}

/**
 * 'OnePlus', 'ONEPLUS A6003' and 'OnePlus', 'a-6003' share one key; 'iPhone1,1' and 'iPhone 11' do not, because a
 * separator between digits counts.
 */
function modelKey(brand: string, name: string): string {
  const [brandKey, fullName] = [plain(brand), plain(name)]
  return `${brandKey} ${fullName.startsWith(brandKey) ? fullName.slice(brandKey.length) : fullName}`
}

function plain(text: string): string {
  return text
    .toLowerCase()
    .replace(/(?<=\d)[^\p{L}\p{N}+]+(?=\d)/gu, '.')
    .replace(/[^\p{L}\p{N}+.]+|(?<!\d)\.|\.(?!\d)/gu, '')
}
