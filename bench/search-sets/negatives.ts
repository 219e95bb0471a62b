// Queries for what the catalogue lacks: devices without a battery, invented numbers and devices, products not
// sold.
import { normalForm, sample } from '../search-catalogue.ts'
import type { Random } from '../search-catalogue.ts'
import { ABSENT_BY_HAND, NOT_SOLD } from './data/absent.ts'
import { atWrapped, randomFor, sampleWhere } from './packs.ts'
import { absentQuery } from './set-query.ts'
import type { MadeQuery } from './set-query.ts'
import { isPlausibleName } from './set-catalogue.ts'
import type { Device, SetCatalogue } from './set-catalogue.ts'

export function negativeQueries(catalogue: SetCatalogue): MadeQuery[] {
  return [
    ...withoutBattery(catalogue, randomFor('known-no-battery')),
    ...absent(catalogue, randomFor('negative')),
    ...NOT_SOLD.map((text) => absentQuery('not-sold', text, 'not sold')),
  ]
}

/** Devices in the catalogue that no battery fits and whose name is not part of another device's. */
function withoutBattery(catalogue: SetCatalogue, random: Random): MadeQuery[] {
  const fitted = new Set(catalogue.items.flatMap(({ fitDeviceIds }) => fitDeviceIds))
  const names = [...catalogue.byFitName.keys(), ...catalogue.byNumber.keys()].join('\n')
  const unfitted = catalogue.devices.filter(
    ({ id, brand, model, deviceType }) =>
      !fitted.has(id) &&
      ['laptop', 'convertible laptop', 'tablet', 'mobile phone', 'smart home sensor'].includes(
        deviceType,
      ) &&
      /\d/.test(model) &&
      /[a-z]/i.test(model) &&
      normalForm(model).length >= 6 &&
      normalForm(model).length <= 18 &&
      isPlausibleName(`${brand} ${model}`),
  )
  // A smart-home device may be listed a second time under another record, which a battery fits.
  const hasOwnName = ({ brand, model }: Device) => {
    return !names.includes(normalForm(model)) && !catalogue.byDevice.has(normalForm(brand + model))
  }
  return sampleWhere(unfitted, 56, random, hasOwnName).map(({ brand, model }, index) => {
    const name = normalForm(model).startsWith(normalForm(brand)) ? model : `${brand} ${model}`
    const text = atWrapped(
      [name, `${name} battery`, name.toLowerCase(), `battery for ${name}`],
      index,
    )
    return absentQuery('known-no-battery', text, 'known device')
  })
}

/**
 * Invented numbers in the format of real ones, and numbers and devices written by hand; the catalogue has none of them.
 */
function absent(catalogue: SetCatalogue, random: Random): MadeQuery[] {
  const numbers = sample(
    catalogue.items
      .flatMap(({ partNumbers }) => partNumbers)
      .filter((number) => normalForm(number).length > 6),
    40,
    random,
  ).map((number) => inventNumber(number, random))
  const unknown = numbers.filter((number) => isUnknown(catalogue, number)).slice(0, 26)
  const byHand = ABSENT_BY_HAND.filter((text) => isUnknown(catalogue, text))
  return [...unknown, ...byHand].map((text) => absentQuery('negative', text))
}

function inventNumber(number: string, random: Random): string {
  const randomOf = (characters: string) =>
    characters.charAt(Math.floor(random() * characters.length))
  return number
    .replace(/\d/g, () => randomOf('0123456789'))
    .replace(/[A-Z]/gi, () => randomOf('BCDFGHJKMNPQRTVWXYZ'))
}

export function isUnknown({ byNumber, deviceNames }: SetCatalogue, text: string): boolean {
  return !byNumber.has(normalForm(text)) && !deviceNames.has(normalForm(text))
}
