// Queries in sentences: marketplace titles, emails, ten languages, spoken queries, and reports of operating
// systems.
import { sample } from '../search-catalogue.ts'
import type { Random } from '../search-catalogue.ts'
import { FOREIGN } from './data/foreign-sentences.ts'
import { EMAILS, REPORTS, TITLES } from './data/sentence-templates.ts'
import { SPOKEN } from './data/spoken.ts'
import { atWrapped, drawFor, drawFitDevices, drawPacks, pick, randomFor } from './packs.ts'
import type { Pack } from './packs.ts'
import { batteryQuery } from './set-query.ts'
import type { MadeQuery } from './set-query.ts'
import { itemsForDevices, itemsForNumbers, itemsForSizes } from './set-catalogue.ts'
import type { SetCatalogue } from './set-catalogue.ts'
import { speak } from './speak.ts'

export function sentenceQueries(catalogue: SetCatalogue): MadeQuery[] {
  return [
    ...titles(catalogue, randomFor('title')),
    ...emails(catalogue, randomFor('email')),
    ...foreign(catalogue, randomFor('foreign')),
    ...spoken(catalogue, randomFor('voice')),
    ...reports(catalogue, randomFor('os-report')),
  ]
}

/** Fills in {number}, {number2}, {device}, {device2}, {brand}, {V}, {mAh}, {Ah}, {Wh}, {mWh} and {mV}. */
export function fill(template: string, pack: Pack): string {
  const { item, brand, number, numbers, deviceName, deviceNames } = pack
  const values: Record<string, string> = {
    number,
    number2: numbers[1] ?? number,
    device: deviceName,
    device2: deviceNames[1] ?? deviceName,
    brand,
    V: String(item.voltage),
    mAh: String(item.capacity_mAh),
    Ah: String(item.capacity_mAh / 1000),
    Wh: String(Math.round(item.energy_Wh)),
    mWh: String(Math.round(item.energy_Wh * 1000)),
    mV: String(Math.round(item.voltage * 1000)),
  }
  return template.replace(/\{(\w+)\}/g, (whole, name: string) => values[name] ?? whole)
}

/** The correct items for a filled template: those of its numbers, or of its devices if it has no number. */
export function correctItems(catalogue: SetCatalogue, template: string, pack: Pack): Set<string> {
  if (template.includes('{number2}')) {
    return itemsForNumbers(catalogue, pack.number, pack.numbers[1] ?? pack.number)
  }
  if (template.includes('{number}')) return itemsForNumbers(catalogue, pack.number)
  if (template.includes('{device2}')) {
    return itemsForDevices(catalogue, pack.deviceName, pack.deviceNames[1] ?? pack.deviceName)
  }
  return itemsForDevices(catalogue, pack.deviceName)
}

function titles(catalogue: SetCatalogue, random: Random): MadeQuery[] {
  const phones = drawFitDevices(catalogue, ['mobile-phone', 'tablet'], 10, random)
  return [
    ...drawFor(catalogue, TITLES, 46, random).map(({ template, pack }) =>
      batteryQuery('title', fill(template, pack), correctItems(catalogue, template, pack)),
    ),
    ...phones.map(({ name, item }, index) => {
      const text = atWrapped(
        [
          `Battery for ${name} ${item.capacity_mAh}mAh Internal Replacement Li-Polymer + Tools Kit`,
          `New 0 Cycle ${name} Replacement Battery High Capacity with Adhesive Strips`,
        ],
        index,
      )
      return batteryQuery('title', text, itemsForDevices(catalogue, name))
    }),
  ]
}

function emails(catalogue: SetCatalogue, random: Random): MadeQuery[] {
  return drawFor(catalogue, EMAILS, 48, random).map(({ template, pack }) =>
    batteryQuery('email', fill(template, pack), correctItems(catalogue, template, pack)),
  )
}

function foreign(catalogue: SetCatalogue, random: Random): MadeQuery[] {
  const phones = drawFitDevices(catalogue, ['mobile-phone'], 30, random)
  const packs = drawPacks(catalogue, 90, random)
  return Object.values(FOREIGN).flatMap((language, languageIndex) => [
    ...language.laptop.map((template, index) => {
      const pack = atWrapped(packs, languageIndex * 9 + index)
      return batteryQuery('foreign', fill(template, pack), correctItems(catalogue, template, pack))
    }),
    ...language.phone.map((template, index) => {
      const { name } = atWrapped(phones, languageIndex * 3 + index)
      const text = template.replace('{device}', name)
      return batteryQuery('foreign', text, itemsForDevices(catalogue, name))
    }),
    ...language.cell.map(([text, ...sizes]) =>
      batteryQuery('foreign', text, itemsForSizes(catalogue, ...sizes)),
    ),
  ])
}

function spoken(catalogue: SetCatalogue, random: Random): MadeQuery[] {
  // Names that people would say aloud: of four words and 23 characters at most, without brackets, slashes, dots, plus signs,
  // placeholders such as '13-ah0xxx', and 'EtiteBook', which is a misspelling in the data.
  const isShort = (device: { model: string }) =>
    device.model.split(' ').length <= 4 &&
    !/[()/+.]|xxx|etite/i.test(device.model) &&
    device.model.length < 24
  const laptops = drawFitDevices(catalogue, ['laptop'], 14, random, (device) => {
    return isShort(device) && /^(?:Dell|HP|Lenovo|Acer|ASUS|Toshiba)$/.test(device.brand)
  })
  const phones = drawFitDevices(catalogue, ['mobile-phone'], 8, random, (device) => {
    return (
      isShort(device) &&
      /Galaxy|Redmi|iPhone|Pixel|Nokia/.test(device.name) &&
      !/\dG$/.test(device.name)
    )
  })
  const byRule = [...laptops, ...phones].map(({ name }, index) => {
    const opening = atWrapped(['', 'battery for ', 'i need a battery for my ', 'find '], index)
    return batteryQuery('voice', `${opening}${speak(name)}`, itemsForDevices(catalogue, name))
  })
  const byHand = SPOKEN.map(({ text, devices = [], sizes = [], numbers = [] }) => {
    const expected = new Set([
      ...itemsForDevices(catalogue, ...devices),
      ...itemsForSizes(catalogue, ...sizes),
      ...itemsForNumbers(catalogue, ...numbers),
    ])
    return batteryQuery('voice', text, expected)
  })
  return [...byRule, ...byHand]
}

function reports(catalogue: SetCatalogue, random: Random): MadeQuery[] {
  const packs = drawPacks(catalogue, 400, random).filter(
    ({ item }) => item.reportedNames.length > 0,
  )
  return sample(packs, 48, random).map((pack, index) => {
    const reported = pick(pack.item.reportedNames, random)
    const reportedPack = { ...pack, number: reported, numbers: [reported] }
    return batteryQuery(
      'os-report',
      fill(atWrapped(REPORTS, index), reportedPack),
      itemsForNumbers(catalogue, reported),
    )
  })
}
