// Finds devices listed under a wrong class (`deviceType`), and removes devices from items that cannot fit them.
import { CATEGORY_OF_CLASS, CLASS_RULES, PLACEHOLDER } from './device-classes.ts'
import { isDerived, labelOf } from './mended-rows.ts'
import type { DeviceRow, ItemRow } from './mended-rows.ts'

export interface Verdict {
  /** The name under which changes of this kind are counted. */
  rule: string
  /** The right class; null: the device is removed. */
  becomes: string | null
}

/** The verdict on a device, or null if its class is right. `byName`: all devices by their names (`devicesByName`). */
export function judgeDevice(
  device: DeviceRow,
  byName: ReadonlyMap<string, readonly DeviceRow[]>,
): Verdict | null {
  if (PLACEHOLDER.test(device.model) || PLACEHOLDER.test(device.brand)) {
    return { rule: 'placeholder in firmware', becomes: null }
  }
  if (device.deviceType === 'smart home sensor' && device['cellSize'] === undefined) {
    const isListedInOtherClass = namesOf(device).some((name) =>
      byName
        .get(nameKey(device.brand, name))
        ?.some((other) => other.deviceType !== device.deviceType),
    )
    if (isListedInOtherClass) return { rule: 'known under its own class too', becomes: null }
  }
  const found = CLASS_RULES.find(
    ({ listedAs, brand, model }) =>
      listedAs.includes(device.deviceType) && brand.test(device.brand) && model.test(device.model),
  )
  return found ? { rule: found.name, becomes: found.becomes } : null
}

/** Devices by brand and each of their names, ignoring case and separators. */
export function devicesByName(devices: readonly DeviceRow[]): Map<string, DeviceRow[]> {
  const byName = new Map<string, DeviceRow[]>()
  for (const device of devices) {
    for (const name of namesOf(device)) {
      const key = nameKey(device.brand, name)
      const group = byName.get(key)
      if (group) group.push(device)
      else byName.set(key, [device])
    }
  }
  return byName
}

/** Voltages of observed packs by device. */
export function observedVoltages(items: readonly ItemRow[]): Map<string, number[]> {
  const observed = new Map<string, number[]>()
  for (const item of items) {
    if (item.basis['fit'] !== 'real') continue
    for (const id of item.fitDeviceIds) {
      const voltages = observed.get(id)
      if (voltages) voltages.push(item.voltage)
      else observed.set(id, [item.voltage])
    }
  }
  return observed
}

/** Packs whose voltages differ by more than this share have different numbers of cells. */
const VOLTAGE_SHARE = 0.25

/** Why a derived item cannot fit a device; null: it can. Observed items are facts and stay. */
export function misfitReason(
  item: ItemRow,
  device: DeviceRow,
  observed: ReadonlyMap<string, readonly number[]>,
): string | null {
  if (!isDerived(item)) return null
  const category = CATEGORY_OF_CLASS[device.deviceType]
  if (category !== undefined && category !== item.category.at(-1)) return 'pack of another class'
  const voltages = observed.get(device.id) ?? []
  const apart = (voltage: number): boolean =>
    Math.abs(voltage - item.voltage) > VOLTAGE_SHARE * Math.max(voltage, item.voltage)
  return voltages.length > 0 && voltages.every(apart) ? 'observed pack of another voltage' : null
}

/** Removes some devices from an item, and the labels that belong only to them. */
export function withoutDevices(
  item: ItemRow,
  removed: readonly DeviceRow[],
  remaining: readonly DeviceRow[],
): ItemRow {
  const ids = new Set(removed.map((device) => device.id))
  const remainingLabels = new Set(remaining.flatMap(labelsOf))
  const removedLabels = new Set(
    removed.flatMap(labelsOf).filter((label) => !remainingLabels.has(label)),
  )
  return {
    ...item,
    fitDeviceIds: item.fitDeviceIds.filter((id) => !ids.has(id)),
    fitModels: item.fitModels.filter((label) => !removedLabels.has(label)),
  }
}

function labelsOf(device: DeviceRow): string[] {
  return namesOf(device).flatMap((name) => [labelOf(device.brand, name), `${device.brand} ${name}`])
}

function namesOf(device: DeviceRow): string[] {
  return [device.model, ...device.aliases]
}

/** 'OnePlus', 'ONEPLUS A6003' and 'OnePlus', 'A6003' share one key. */
function nameKey(brand: string, name: string): string {
  const plain = (text: string): string => text.toLowerCase().replace(/[^\p{L}\p{N}+]+/gu, '')
  const [brandKey, fullName] = [plain(brand), plain(name)]
  return `${brandKey} ${fullName.startsWith(brandKey) ? fullName.slice(brandKey.length) : fullName}`
}
