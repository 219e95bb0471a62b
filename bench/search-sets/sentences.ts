// Queries in sentences: marketplace titles, emails, ten languages, spoken queries, and reports of operating
// systems.
import { sample } from '../search-catalogue.ts'
import type { Random } from '../search-catalogue.ts'
import { FOREIGN } from './data/foreign-sentences.ts'
import { EMAILS, REPORTS, TITLES } from './data/sentence-templates.ts'
import { SPOKEN } from './data/spoken.ts'
import { at, drawFor, drawLabels, drawPacks, pick, randomFor } from './packs.ts'
import type { Pack } from './packs.ts'
import { batteryQuery } from './set-query.ts'
import type { Made } from './set-query.ts'
import { forDevices, forNumbers, forSizes } from './set-catalogue.ts'
import type { SetCatalogue } from './set-catalogue.ts'
import { speak } from './speak.ts'

export function sentenceQueries(catalogue: SetCatalogue): Made[] {
  return [
    ...titles(catalogue, randomFor('title')),
    ...emails(catalogue, randomFor('email')),
    ...foreign(catalogue, randomFor('foreign')),
    ...spoken(catalogue, randomFor('voice')),
    ...reports(catalogue, randomFor('os-report')),
  ]
}

/** Fills in {number}, {number2}, {label}, {label2}, {brand}, {V}, {mAh}, {Ah}, {Wh}, {mWh} and {mV}. */
export function fill(template: string, pack: Pack): string {
  const { item, brand, number, numbers, label, labels } = pack
  const values: Record<string, string> = {
    number,
    number2: numbers[1] ?? number,
    label,
    label2: labels[1] ?? label,
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
export function rightFor(catalogue: SetCatalogue, template: string, pack: Pack): Set<string> {
  if (template.includes('{number2}')) {
    return forNumbers(catalogue, pack.number, pack.numbers[1] ?? pack.number)
  }
  if (template.includes('{number}')) return forNumbers(catalogue, pack.number)
  if (template.includes('{label2}')) {
    return forDevices(catalogue, pack.label, pack.labels[1] ?? pack.label)
  }
  return forDevices(catalogue, pack.label)
}

function titles(catalogue: SetCatalogue, random: Random): Made[] {
  const phones = drawLabels(catalogue, ['mobile-phone', 'tablet'], 10, random)
  return [
    ...drawFor(catalogue, TITLES, 46, random).map(({ template, pack }) =>
      batteryQuery('title', fill(template, pack), rightFor(catalogue, template, pack)),
    ),
    ...phones.map(({ label, item }, index) => {
      const text = at(
        [
          `Battery for ${label} ${item.capacity_mAh}mAh Internal Replacement Li-Polymer + Tools Kit`,
          `New 0 Cycle ${label} Replacement Battery High Capacity with Adhesive Strips`,
        ],
        index,
      )
      return batteryQuery('title', text, forDevices(catalogue, label))
    }),
  ]
}

function emails(catalogue: SetCatalogue, random: Random): Made[] {
  return drawFor(catalogue, EMAILS, 48, random).map(({ template, pack }) =>
    batteryQuery('email', fill(template, pack), rightFor(catalogue, template, pack)),
  )
}

function foreign(catalogue: SetCatalogue, random: Random): Made[] {
  const phones = drawLabels(catalogue, ['mobile-phone'], 30, random)
  const packs = drawPacks(catalogue, 90, random)
  return Object.values(FOREIGN).flatMap((language, number) => [
    ...language.laptop.map((template, index) => {
      const pack = at(packs, number * 9 + index)
      return batteryQuery('foreign', fill(template, pack), rightFor(catalogue, template, pack))
    }),
    ...language.phone.map((template, index) => {
      const { label } = at(phones, number * 3 + index)
      const text = template.replace('{label}', label)
      return batteryQuery('foreign', text, forDevices(catalogue, label))
    }),
    ...language.cell.map(([text, ...sizes]) =>
      batteryQuery('foreign', text, forSizes(catalogue, ...sizes)),
    ),
  ])
}

function spoken(catalogue: SetCatalogue, random: Random): Made[] {
  // Names that people would say aloud: short, and without brackets, slashes or placeholders.
  const short = (label: { label: string; model: string }) =>
    label.model.split(' ').length <= 4 &&
    !/[()/+.]|xxx|etite/i.test(label.model) &&
    label.model.length < 24
  const known = drawLabels(catalogue, ['laptop'], 14, random, (label) => {
    return short(label) && /^(?:Dell|HP|Lenovo|Acer|ASUS|Toshiba)$/.test(label.brand)
  })
  const phones = drawLabels(catalogue, ['mobile-phone'], 8, random, (label) => {
    return (
      short(label) &&
      /Galaxy|Redmi|iPhone|Pixel|Nokia/.test(label.label) &&
      !/\dG$/.test(label.label)
    )
  })
  const byRule = [...known, ...phones].map(({ label }, index) => {
    const asked = at(['', 'battery for ', 'i need a battery for my ', 'find '], index)
    return batteryQuery('voice', `${asked}${speak(label)}`, forDevices(catalogue, label))
  })
  const byHand = SPOKEN.map(({ text, devices = [], sizes = [], numbers = [] }) => {
    const expected = new Set([
      ...forDevices(catalogue, ...devices),
      ...forSizes(catalogue, ...sizes),
      ...forNumbers(catalogue, ...numbers),
    ])
    return batteryQuery('voice', text, expected)
  })
  return [...byRule, ...byHand]
}

function reports(catalogue: SetCatalogue, random: Random): Made[] {
  const packs = drawPacks(catalogue, 400, random).filter(
    ({ item }) => item.reportedNames.length > 0,
  )
  return sample(packs, 48, random).map((pack, index) => {
    const reported = pick(pack.item.reportedNames, random)
    const named = { ...pack, number: reported, numbers: [reported] }
    return batteryQuery(
      'os-report',
      fill(at(REPORTS, index), named),
      forNumbers(catalogue, reported),
    )
  })
}
