// Applies the mending rules to all devices and items; idempotent.
import { mendTitles } from './chinese-titles.ts'
import { isDamaged, restoreText, restoringWords } from './damaged-text.ts'
import { mendForeignNames } from './foreign-names.ts'
import { countChange, isDerived } from './mended-rows.ts'
import type { DataRows, DeviceRow, ItemRow, MendCounts } from './mended-rows.ts'
import { findNameChange, mendAliases, mendOneCharacterLabels } from './one-character-names.ts'
import type { NameChange } from './one-character-names.ts'
import { withoutRepeats } from './repeated-devices.ts'
import { twinDimension } from './twin-dimensions.ts'
import {
  devicesByName,
  judgeDevice,
  misfitReason,
  observedVoltages,
  withoutDevices,
} from './wrong-classes.ts'

export interface Mended extends DataRows {
  counts: MendCounts
}

export function mendRows(rows: DataRows): Mended {
  const counts: MendCounts = new Map()
  const texts = mendTexts(rows, counts)
  const names = mendOneCharacterNames(texts, counts)
  const classes = mendClasses(names, counts)
  const ownNames = mendForeignNames(classes, counts)
  const items = mendChineseTitles(mendItems(ownNames.items, counts), counts)
  return { devices: ownNames.devices, items, counts }
}

function mendTexts({ devices, items }: DataRows, counts: MendCounts): DataRows {
  const words = restoringWords(devices.flatMap((device) => [device.model, ...device.aliases]))
  const mended = devices.map((device): DeviceRow => {
    const model = device.model.replace(/\?{2,}$/, '')
    if (model !== device.model)
      countChange(counts, 'device names: question marks at the end removed')
    if (!device.aliases.some(isDamaged))
      return model === device.model ? device : { ...device, model }
    const own = [model, ...device.aliases.filter((name) => !isDamaged(name))]
    const aliases = restoreAll(device.aliases, own, words, (what) =>
      countChange(counts, `device names: damaged, ${what}`),
    )
    return { ...device, model, aliases: aliases.filter((name) => name !== model) }
  })
  const byId = new Map(mended.map((device) => [device.id, device]))
  const labelled = items.map((item): ItemRow => {
    if (!item.fitModels.some(isDamaged)) return item
    const own = devicesOf(item, byId).flatMap((device) => [device.model, ...device.aliases])
    const fitModels = restoreAll(item.fitModels, own, words, (what) =>
      countChange(counts, `labels of items: damaged, ${what}`),
    )
    return { ...item, fitModels }
  })
  return { devices: mended, items: labelled }
}

function restoreAll(
  names: readonly string[],
  ownNames: readonly string[],
  words: ReadonlySet<string>,
  onChange: (what: 'restored' | 'removed') => void,
): string[] {
  const restored = names.flatMap((name) => {
    if (!isDamaged(name)) return name
    const text = restoreText(name, ownNames, words)
    onChange(text === null ? 'removed' : 'restored')
    return text ?? []
  })
  return [...new Set(restored)]
}

function mendOneCharacterNames({ devices, items }: DataRows, counts: MendCounts): DataRows {
  const changes = new Map<string, NameChange>()
  const mended = devices.map((device): DeviceRow => {
    const change = findNameChange(device)
    if (change.removed.length === 0) return device
    changes.set(device.id, change)
    countChange(counts, 'device names: one character, removed', change.removed.length)
    countChange(counts, 'device names: model numbers rejoined', change.rejoined.length)
    return { ...device, aliases: mendAliases(device, change) }
  })
  const byId = new Map(mended.map((device) => [device.id, device]))
  const labelled = items.map((item): ItemRow => {
    if (!item.fitDeviceIds.some((id) => changes.has(id))) return item
    const fitModels = mendOneCharacterLabels(item, devicesOf(item, byId), changes)
    const old = new Set(item.fitModels)
    const mendedLabels = new Set(fitModels)
    countChange(
      counts,
      'labels of items: one character, removed',
      old.difference(mendedLabels).size,
    )
    countChange(
      counts,
      'labels of items: model numbers rejoined',
      mendedLabels.difference(old).size,
    )
    return { ...item, fitModels }
  })
  return { devices: mended, items: labelled }
}

function mendClasses({ devices, items }: DataRows, counts: MendCounts): DataRows {
  const byName = devicesByName(devices)
  const removed = new Map<string, DeviceRow>()
  const staying = devices.flatMap((device): DeviceRow[] => {
    const verdict = judgeDevice(device, byName)
    if (!verdict) return [device]
    countChange(
      counts,
      `devices: ${verdict.rule}${verdict.becomes === null ? ', removed' : ', moved'}`,
    )
    if (verdict.becomes !== null) return [{ ...device, deviceType: verdict.becomes }]
    removed.set(device.id, device)
    return []
  })
  const byId = new Map(staying.map((device) => [device.id, device]))
  const observed = observedVoltages(items)
  const remaining = items.flatMap((item) => withoutMisfits(item, removed, byId, observed, counts))
  return { devices: staying, items: remaining }
}

/** The item without removed devices and those that it cannot fit; nothing if it was derived for those alone. */
function withoutMisfits(
  item: ItemRow,
  removed: ReadonlyMap<string, DeviceRow>,
  byId: ReadonlyMap<string, DeviceRow>,
  observed: ReadonlyMap<string, readonly number[]>,
  counts: MendCounts,
): ItemRow[] {
  const staying = devicesOf(item, byId)
  const misfits = staying.filter((device) => misfitReason(item, device, observed) !== null)
  const taken = [...devicesOf(item, removed), ...misfits]
  if (taken.length === 0) return [item]
  const fitting = staying.filter((device) => !misfits.includes(device))
  if (fitting.length === 0 && isDerived(item)) {
    const [first] = misfits
    const why = first ? misfitReason(item, first, observed) : null
    countChange(counts, `items: ${why ?? 'no device left'}, removed`)
    return []
  }
  countChange(counts, 'items: devices taken off')
  return [withoutDevices(item, taken, fitting)]
}

function mendItems(items: readonly ItemRow[], counts: MendCounts): ItemRow[] {
  const byNumber = new Map(items.map((item) => [item.itemNo, item]))
  return items.map((item) => {
    const unique = withoutRepeats(item)
    const repeats =
      item.fitModels.length -
      unique.fitModels.length +
      item.fitDeviceIds.length -
      unique.fitDeviceIds.length
    const dimension = twinDimension(item, byNumber)
    if (repeats > 0) countChange(counts, 'items: a device named more than once, mended')
    if (dimension === null) return repeats > 0 ? unique : item
    countChange(counts, 'items: dimensions of the twin in the main series')
    return { ...unique, dimension_mm: dimension }
  })
}

function mendChineseTitles(items: readonly ItemRow[], counts: MendCounts): ItemRow[] {
  return items.map((item) => {
    const title = mendTitles(item)
    if (title === item.title) return item
    countChange(counts, 'items: Chinese titles in the form of the shop')
    return { ...item, title }
  })
}

function devicesOf(item: ItemRow, byId: ReadonlyMap<string, DeviceRow>): DeviceRow[] {
  return item.fitDeviceIds.flatMap((id) => byId.get(id) ?? [])
}
