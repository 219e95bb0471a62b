// The source of the query sets: batteries, devices and cells, with lookups by rules of this benchmark.
import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { gunzipSync } from 'node:zlib'
import { normalForm } from '../search-catalogue.ts'
import type { BenchItem } from '../search-catalogue.ts'

const DATA = join(import.meta.dirname, '..', '..', 'data')

export interface SetItem extends BenchItem {
  chemistry: string
  dimension_mm: string | null
  fitDeviceIds: string[]
}

export interface Device {
  id: string
  brand: string
  model: string
  aliases: string[]
  deviceType: string
}

export interface Cell {
  size: string
  commonNames: string[]
  iecName: string | null
  chemistry: string
  rechargeable: boolean
}

/** A device of an item's fit list: its name as printed there; `model` is the name without its brand. */
export interface FitDevice {
  name: string
  brand: string
  model: string
  item: SetItem
}

export interface SetCatalogue {
  items: SetItem[]
  devices: Device[]
  cells: Cell[]
  fitDevices: FitDevice[]
  /** Item numbers by the normal form (`normalForm`) of a number. */
  byNumber: Map<string, Set<string>>
  /** Item numbers by the normal form of a device's name in a fit list. */
  byFitName: Map<string, Set<string>>
  /** Item numbers by the normal form of a device's brand with its model or an alias. */
  byDevice: Map<string, Set<string>>
  /** Normal forms of the names of all devices, whether or not a battery fits them. */
  deviceNames: Set<string>
}

export function readSetCatalogue(): SetCatalogue {
  const items = readRows<SetItem>('catalogue.ndjson.gz')
  const devices = readRows<Device>('devices.ndjson.gz')
  const brands = [...new Set(devices.map(({ brand }) => brand))].sort((a, b) => b.length - a.length)
  const catalogue: SetCatalogue = {
    items,
    devices,
    cells: readRows<Cell>('battery_sizes.ndjson'),
    fitDevices: [],
    byNumber: new Map(),
    byFitName: new Map(),
    byDevice: new Map(),
    deviceNames: new Set(),
  }
  const itemsOfDevice = new Map<string, Set<string>>()
  for (const item of items) {
    for (const number of numbersOf(item)) put(catalogue.byNumber, normalForm(number), item.itemNo)
    for (const id of item.fitDeviceIds) put(itemsOfDevice, id, item.itemNo)
    addFitDevices(catalogue, item, brands)
  }
  for (const device of devices) {
    for (const name of [device.model, ...device.aliases]) {
      catalogue.deviceNames.add(normalForm(name)).add(normalForm(device.brand + name))
      for (const itemNo of itemsOfDevice.get(device.id) ?? []) {
        put(catalogue.byDevice, normalForm(device.brand + name), itemNo)
      }
    }
  }
  return catalogue
}

function addFitDevices(catalogue: SetCatalogue, item: SetItem, brands: string[]): void {
  for (const name of item.fitModels) {
    const lower = name.toLowerCase()
    const ownBrand = item.deviceBrand ?? ''
    const brand = lower.startsWith(`${ownBrand.toLowerCase()} `)
      ? name.slice(0, ownBrand.length)
      : (brands.find((each) => lower.startsWith(`${each.toLowerCase()} `)) ?? '')
    put(catalogue.byFitName, normalForm(name), item.itemNo)
    catalogue.deviceNames.add(normalForm(name)).add(normalForm(name.slice(brand.length)))
    if (brand && isPlausibleName(name)) {
      catalogue.fitDevices.push({ name, brand, model: name.slice(brand.length).trim(), item })
    }
  }
}

/** Names that a buyer would type; excludes fragments, broken characters and desktops. */
export function isPlausibleName(name: string): boolean {
  return (
    /^[\x20-\x7e]+$/.test(name) &&
    !/[_#]|\.mfg|\bnull\b/i.test(name) &&
    !/imac|mac ?mini|macpro|optiplex|think(centre|station)|(elite|pro)desk|desktop|\baio\b|all-in-one|\bnuc\b|^gigabyte gb-/i.test(
      name,
    ) &&
    normalForm(name.slice(name.indexOf(' '))).length > 2
  )
}

export function numbersOf(item: SetItem): string[] {
  const names = [item.itemNo, item.ean, item.iecName, item.ansiName]
  return [
    ...item.partNumbers,
    ...item.reportedNames,
    ...names.filter((name): name is string => Boolean(name)),
  ]
}

/** The items with one of these numbers. */
export function itemsForNumbers({ byNumber }: SetCatalogue, ...numbers: string[]): Set<string> {
  return new Set(numbers.flatMap((number) => [...(byNumber.get(normalForm(number)) ?? [])]))
}

/** The items that fit one of these devices, by the name in a fit list, or by model or alias. */
export function itemsForDevices(
  { byFitName, byDevice }: SetCatalogue,
  ...names: string[]
): Set<string> {
  return new Set(
    names
      .map(normalForm)
      .flatMap((key) => [...(byFitName.get(key) ?? []), ...(byDevice.get(key) ?? [])]),
  )
}

/** The items whose cell has one of these sizes, as named in battery_sizes.ndjson. */
export function itemsForSizes(catalogue: SetCatalogue, ...sizes: string[]): Set<string> {
  const cells = sizes.map((size) => {
    const cell = catalogue.cells.find((one) => one.size === size)
    if (!cell) throw new Error(`${size} is not in battery_sizes.ndjson`)
    return cell
  })
  const found = catalogue.items.filter((item) =>
    cells.some(
      ({ size, chemistry }) => item.partNumbers.includes(size) && item.chemistry === chemistry,
    ),
  )
  return new Set(found.map(({ itemNo }) => itemNo))
}

/** In V, mAh and Wh. */
export interface Values {
  voltage?: number
  capacity?: number
  energy?: number
  brand?: string
  categories?: readonly string[]
}

/** Within 3.5 % of the voltage, 5 % of the capacity, 4 % of the energy. */
export function itemsForValues({ items }: SetCatalogue, values: Values): Set<string> {
  const { voltage, capacity, energy, brand, categories } = values
  const fitting = items.filter(
    (item) =>
      isNear(item.voltage, voltage, 0.035) &&
      isNear(item.capacity_mAh, capacity, 0.05) &&
      isNear(item.energy_Wh, energy, 0.04) &&
      (brand === undefined || isOfBrand(item, brand)) &&
      (categories === undefined || categories.includes(item.category.at(-1) ?? '')),
  )
  return new Set(fitting.map(({ itemNo }) => itemNo))
}

function isNear(value: number, queried: number | undefined, share: number): boolean {
  return queried === undefined || Math.abs(value - queried) <= queried * share + 1e-9
}

function isOfBrand(item: SetItem, brand: string): boolean {
  const lower = brand.toLowerCase()
  return (
    item.deviceBrand?.toLowerCase() === lower ||
    item.fitModels.some((name) => name.toLowerCase().startsWith(`${lower} `))
  )
}

function put(map: Map<string, Set<string>>, key: string, itemNo: string): void {
  const numbers = map.get(key)
  if (numbers) numbers.add(itemNo)
  else map.set(key, new Set([itemNo]))
}

function readRows<T>(name: string): T[] {
  const bytes = readFileSync(join(DATA, name))
  const text = (name.endsWith('.gz') ? gunzipSync(bytes) : bytes).toString()
  return text
    .split('\n')
    .filter(Boolean)
    .map((line) => JSON.parse(line) as T)
}
