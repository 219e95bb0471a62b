// Repairs one-character names, the remains of names that were split into characters.
import { APPLE_MODEL_NUMBERS } from './apple-model-numbers.ts'
import { labelOf } from './mended-rows.ts'
import type { DeviceRow, ItemRow } from './mended-rows.ts'

/** The aliases removed from a device and those rejoined. */
export interface NameChange {
  removed: string[]
  rejoined: string[]
}

/**
 * A one-character name is kept only if brand and name together are the model: 'OnePlus' and '3' are 'OnePlus3'. Split
 * Apple numbers are rejoined when the known numbers that the device lacks consist of exactly the removed characters.
 */
export function findNameChange(device: DeviceRow): NameChange {
  const removed = device.aliases.filter(
    (name) => isOneCharacter(name) && !completesModel(device, name),
  )
  if (removed.length === 0) return { removed, rejoined: [] }
  const numbers = device.aliases.flatMap((name) => APPLE_MODEL_NUMBERS[name]?.split(' ') ?? [])
  const missing = [...new Set(numbers)].filter((number) => !device.aliases.includes(number))
  const isSame = sortedCharacters(missing.join('')) === sortedCharacters(removed.join(''))
  return { removed, rejoined: isSame ? missing.toSorted() : [] }
}

export function mendAliases(device: DeviceRow, change: NameChange): string[] {
  return replaceAtFirst(device.aliases, change.removed, change.rejoined)
}

/** The labels of an item without one-character ones that are no model, with the rejoined ones in their place. */
export function mendOneCharacterLabels(
  item: ItemRow,
  devices: readonly DeviceRow[],
  changes: ReadonlyMap<string, NameChange>,
): string[] {
  const models = new Set(devices.map((device) => labelOf(device.brand, device.model)))
  return devices.reduce((labels, device) => {
    const change = changes.get(device.id)
    if (!change) return labels
    const label = (name: string): string => labelOf(device.brand, name)
    const removed = change.removed.map(label).filter((text) => !models.has(text))
    return replaceAtFirst(labels, removed, change.rejoined.map(label))
  }, item.fitModels)
}

function isOneCharacter(name: string): boolean {
  return [...name.trim()].length <= 1
}

function completesModel(device: DeviceRow, name: string): boolean {
  const plain = (text: string): string => text.toLowerCase().replace(/\s+/g, '')
  return plain(device.brand + name) === plain(device.model)
}

function sortedCharacters(text: string): string {
  return [...new Set(text)].toSorted().join('')
}

function replaceAtFirst(
  texts: readonly string[],
  removed: readonly string[],
  added: readonly string[],
): string[] {
  const at = texts.findIndex((text) => removed.includes(text))
  if (at < 0) return [...texts]
  const withoutRemoved = (part: readonly string[]): string[] =>
    part.filter((text) => !removed.includes(text))
  const remaining = [...withoutRemoved(texts.slice(0, at)), ...withoutRemoved(texts.slice(at))]
  const missing = added.filter((text) => !remaining.includes(text))
  return [...withoutRemoved(texts.slice(0, at)), ...missing, ...withoutRemoved(texts.slice(at))]
}
