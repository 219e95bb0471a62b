// Finds the devices that labels such as 'Lenovo ThinkPad T440s' name, and creates those that are missing.
import type { Kysely } from 'kysely'
import { createHash } from 'node:crypto'
import type { CatalogueItem } from '../../../../shared/catalogue-item.ts'
import { toSlug } from '../../../../shared/slug.ts'
import type { Database } from '../../../db/database.ts'
import {
  findDeviceNames,
  findDevicesById,
  insertNamedDevices,
  type NamedDevice,
} from './device-repository.ts'

/** By the key of a name (`deviceKey`), and each device also by '#' and its id, by which items list devices. */
export type DevicesByName = Map<string, NamedDevice[]>

/** Letters, digits and the plus sign ('S10+') only: separators, case and character width are not significant. */
export function deviceKey(label: string): string {
  return label
    .normalize('NFKC')
    .toLowerCase()
    .replace(/[^\p{L}\p{N}+]+/gu, '')
}

/** 'Dell Latitude E6400 {6-cell bay; without optical drive}' -> the label and its qualifiers. */
export function splitQualifiers(text: string): { label: string; qualifier: string[] } {
  const match = /^(.*\S)\s*\{([^{}]*)\}$/.exec(text)
  if (!match?.[1]) return { label: text, qualifier: [] }
  const qualifier = (match[2] ?? '').split(';').map((part) => part.trim())
  return { label: match[1], qualifier: qualifier.filter((part) => part !== '') }
}

/** All devices that the labels of these items may refer to. */
export async function findDevices(
  db: Kysely<Database>,
  items: readonly CatalogueItem[],
): Promise<DevicesByName> {
  const keys = new Set<string>()
  for (const item of items) {
    for (const text of item.fitModels) keys.add(deviceKey(splitQualifiers(text).label))
  }
  const found: DevicesByName = new Map()
  if (keys.size === 0) return found
  // Two plain look-ups: a join would be planned with statistics that lag behind a growing table.
  const names = await findDeviceNames(db, [...keys])
  const listedIds = items.flatMap((item) => item.fitDeviceIds)
  const ids = [...new Set([...listedIds, ...names.map((row) => row.device_id)])]
  const rows = await findDevicesById(db, ids)
  const byId = new Map(rows.map((device) => [device.id, device]))
  for (const device of rows) found.set(`#${device.id}`, [device])
  for (const { norm, device_id: id } of names) {
    const device = byId.get(id)
    const group = found.get(norm)
    if (device && group) group.push(device)
    else if (device) found.set(norm, [device])
  }
  return found
}

/**
 * The device of one label: a device with this name among those that the item lists by id; else the only device that it
 * lists; else, of all devices with this name, the one observed most often.
 */
export function deviceOf(
  label: string,
  item: CatalogueItem,
  devices: DevicesByName,
): NamedDevice | null {
  const group = devices.get(deviceKey(label)) ?? []
  const listed = group.find((device) => item.fitDeviceIds.includes(device.id))
  if (listed) return listed
  const [only] = item.fitDeviceIds
  if (only !== undefined && item.fitDeviceIds.length === 1) {
    const device = devices.get(`#${only}`)?.[0]
    if (device) return device
  }
  return group.toSorted((a, b) => b.observations - a.observations)[0] ?? null
}

/**
 * Creates devices for unknown labels, so that the device finder can show them. Only for items without device
 * ids; where ids are given, an unknown label can only be an alias.
 */
export async function createDevices(
  db: Kysely<Database>,
  items: readonly CatalogueItem[],
  devices: DevicesByName,
): Promise<void> {
  const created = new Map<string, ReturnType<typeof newDevice>>()
  for (const item of items) {
    if (item.fitDeviceIds.length > 0) continue
    for (const text of item.fitModels) {
      const { label } = splitQualifiers(text)
      const key = deviceKey(label)
      if (key === '' || created.has(key) || devices.has(key)) continue
      created.set(key, newDevice(label, key, item))
    }
  }
  if (created.size === 0) return
  await insertNamedDevices(db, [...created.values()])
  for (const [key, row] of created) {
    devices.set(key, [{ id: row.id, brand: row.brand, observations: 0 }])
  }
}

function newDevice(label: string, key: string, item: CatalogueItem) {
  const brand = brandOf(label, item)
  const model = label.slice(brand.length).trim() || label
  const id = `d_${createHash('sha1').update(key).digest('hex').slice(0, 12)}`
  return {
    id,
    norm: key,
    slug: `${toSlug(label)}-${id.slice(2, 8)}`.replace(/^-/, ''),
    brand,
    brand_slug: toSlug(brand) || id,
    model,
    device_type: DEVICE_TYPES[item.category] ?? item.category,
  }
}

/** The brand at the start of a label: the item's own if it matches, else the first word. */
export function brandOf(label: string, item: CatalogueItem): string {
  const brand = item.deviceBrand
  if (brand && label.toLowerCase().startsWith(`${brand.toLowerCase()} `))
    return label.slice(0, brand.length)
  return label.split(' ')[0] ?? label
}

/** Types of devices by the category of their batteries, where the two have different names. */
const DEVICE_TYPES: Record<string, string> = {
  'mobile-phone': 'mobile phone',
  'smart-home': 'smart home sensor',
  'smart-watch': 'smart watch',
  mp3: 'media player',
}
