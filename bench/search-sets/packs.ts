// Real packs for sentences and printed labels: items with numbers and devices that buyers would write.
import { normalForm, mulberry32, sample } from '../search-catalogue.ts'
import type { Random } from '../search-catalogue.ts'
import type { FitDevice, SetItem, SetCatalogue } from './set-catalogue.ts'

/**
 * A laptop pack; `number` and `deviceName` are one of its part numbers and of the devices that it fits, `numbers` and
 * `deviceNames` are all usable ones; `brand` is that of the device.
 */
export interface Pack {
  item: SetItem
  brand: string
  number: string
  numbers: string[]
  deviceName: string
  deviceNames: string[]
}

/** A Lenovo by its machine type, a code such as '20L5' or '20L5S00Z00', in place of a model name. */
const MACHINE_TYPE =
  /^Lenovo (?:\d{2}[A-Z0-9]{2}|\d{4}|\d{2}[A-Z0-9]{2}[A-Z0-9]{6}|\d{4}[A-Z0-9]{3})$/

/** A fixed seed for each group of queries, so that changes to one group do not affect the others. */
export function randomFor(group: string): Random {
  let seed = 20_261_122
  for (const character of group) seed = Math.imul(seed ^ character.charCodeAt(0), 16_777_619)
  return mulberry32(seed)
}

/** Whether a device is a Lenovo by its machine type, such as 'Lenovo 20L5'. */
export function isMachineType(deviceName: string): boolean {
  return MACHINE_TYPE.test(deviceName)
}

/** An unambiguous part number: five characters or more, with a digit, without unusual signs, not the name of a device. */
export function isPlainNumber({ deviceNames }: SetCatalogue, number: string): boolean {
  const key = normalForm(number)
  return (
    key.length >= 5 && /\d/.test(key) && !deviceNames.has(key) && /^(?!0000)[\w/. -]+$/.test(number)
  )
}

const packsOf = new WeakMap<SetCatalogue, Pack[]>()

/** Draws different items, each always with the same number and device. */
export function drawPacks(catalogue: SetCatalogue, count: number, random: Random): Pack[] {
  const packs = packsOf.get(catalogue) ?? makePacks(catalogue)
  packsOf.set(catalogue, packs)
  return sample(packs, count, random)
}

/** Like drawPacks, for a list of templates: a template with {number2} gets a pack with two numbers if one is left. */
export function drawFor(
  catalogue: SetCatalogue,
  templates: readonly string[],
  count: number,
  random: Random,
): { template: string; pack: Pack }[] {
  const left = drawPacks(catalogue, count * 6, random)
  return Array.from({ length: count }, (_, index) => {
    const template = atWrapped(templates, index)
    const place = template.includes('{number2}')
      ? left.findIndex(({ numbers }) => numbers.length > 1)
      : 0
    const [pack] = left.splice(Math.max(place, 0), 1)
    if (pack === undefined) throw new Error('too few packs to draw from')
    return { template, pack }
  })
}

function makePacks(catalogue: SetCatalogue): Pack[] {
  const devicesOf = new Map<string, FitDevice[]>()
  for (const device of catalogue.fitDevices) {
    if (
      isMachineType(device.name) ||
      normalForm(device.model).length < 4 ||
      !/\d/.test(device.model)
    )
      continue
    const { itemNo } = device.item
    const known = devicesOf.get(itemNo)
    if (known) known.push(device)
    else devicesOf.set(itemNo, [device])
  }
  return catalogue.items.flatMap((item): Pack[] => {
    if (item.category.at(-1) !== 'laptop') return []
    const numbers = item.partNumbers.filter((number) => isPlainNumber(catalogue, number))
    const devices = devicesOf.get(item.itemNo) ?? []
    const [number, device] = [numbers[0], devices[item.capacity_mAh % Math.max(devices.length, 1)]]
    if (number === undefined || device === undefined) return []
    const deviceNames = [...new Set([device.name, ...devices.map((one) => one.name)])]
    return [{ item, brand: device.brand, number, numbers, deviceName: device.name, deviceNames }]
  })
}

/** Draws devices of items of these categories: with a model of four characters or more and a digit, no machine types. */
export function drawFitDevices(
  catalogue: SetCatalogue,
  categories: readonly string[],
  count: number,
  random: Random,
  isAccepted: (device: FitDevice) => boolean = () => true,
): FitDevice[] {
  const fitting = catalogue.fitDevices.filter(
    (device) =>
      categories.includes(device.item.category.at(-1) ?? '') &&
      /\d/.test(device.model) &&
      normalForm(device.model).length >= 4 &&
      !isMachineType(device.name) &&
      isAccepted(device),
  )
  return sample(fitting, count, random)
}

/** The element at `index`; an index beyond the end continues from the start. */
export function atWrapped<T>(all: readonly T[], index: number): T {
  const one = all[index % all.length]
  if (one === undefined) throw new Error('an empty list has nothing to take')
  return one
}

export function pick<T>(all: readonly T[], random: Random): T {
  return atWrapped(all, Math.floor(random() * all.length))
}

/**
 * Up to `count` elements in random order for which `fits` is true; calls `fits` no more often than necessary.
 */
export function sampleWhere<T>(
  all: readonly T[],
  count: number,
  random: Random,
  fits: (one: T) => boolean,
): T[] {
  const left = [...all]
  const chosen: T[] = []
  while (left.length > 0 && chosen.length < count) {
    const place = Math.floor(random() * left.length)
    const one = left[place]
    const last = left.pop()
    if (place < left.length && last !== undefined) left[place] = last
    if (one !== undefined && fits(one)) chosen.push(one)
  }
  return chosen
}
