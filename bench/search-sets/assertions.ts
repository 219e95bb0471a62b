// At least 500 queries for things that the catalogue does not have exactly: a list that is not marked as similar
// would assert a wrong battery.
import { normalForm, sample } from '../search-catalogue.ts'
import type { Random } from '../search-catalogue.ts'
import { NEAR_MISSES, SERIES, WRONG_CHEMISTRY } from './data/wrong-words.ts'
import { generationKey, ordinal, readGeneration } from './devices.ts'
import { isUnknown } from './negatives.ts'
import {
  atWrapped,
  drawFitDevices,
  drawPacks,
  isPlainNumber,
  pick,
  randomFor,
  sampleWhere,
} from './packs.ts'
import { assertionQuery } from './set-query.ts'
import type { MadeQuery } from './set-query.ts'
import { itemsForDevices, itemsForNumbers } from './set-catalogue.ts'
import type { FitDevice, SetCatalogue } from './set-catalogue.ts'

export function assertionQueries(catalogue: SetCatalogue): MadeQuery[] {
  return [
    ...nearMisses(catalogue, randomFor('near-miss')),
    ...wrongGenerations(catalogue, randomFor('wrong-generation')),
    ...wrongSeries(catalogue, randomFor('wrong-series')),
    ...wrongChemistry(catalogue, randomFor('wrong-chemistry')),
    ...wrongVoltage(catalogue, randomFor('wrong-voltage')),
  ]
}

const LETTERS = 'ABCDEFGHJKLMNPRTUVWXY'

/**
 * Replaces one digit or letter of a number or model, which gives a number or model that is not in this
 * catalogue.
 */
function nearMisses(catalogue: SetCatalogue, random: Random): MadeQuery[] {
  const names = [...catalogue.byNumber.keys(), ...catalogue.deviceNames].join('\n')
  const isAbsent = (text: string) => !names.includes(normalForm(text))
  const numbers = new Set(
    catalogue.items
      .flatMap(({ partNumbers }) => partNumbers)
      .filter((number) => isPlainNumber(catalogue, number) && normalForm(number).length >= 6),
  )
  const changed = sample([...numbers], 130, random).map((number) => changeOne(number, random))
  // "17t-da000" names a whole family, and "5560" may be the short form of "15-5560".
  const models = drawFitDevices(
    catalogue,
    ['laptop', 'mobile-phone', 'tablet'],
    400,
    random,
    ({ name }) => {
      return name.length < 30 && /\d{3,}/.test(name) && !/\d000$/.test(name)
    },
  ).map(({ name }) => name.replace(/\d(?=\D*$)/, (digit) => String((Number(digit) + 4) % 10)))
  const isAbsentModel = (text: string) => {
    const number = text.split(/[ -]/).findLast((word) => /\d{3}/.test(word)) ?? text
    return normalForm(number).length > 3 && isAbsent(number)
  }
  return [
    ...sampleWhere(changed, 100, random, isAbsent),
    ...sampleWhere(models, 70, random, isAbsentModel),
    ...NEAR_MISSES.filter((text) => isUnknown(catalogue, text)),
  ].map((text, index) => assertionQuery('near-miss', index % 3 === 0 ? `${text} battery` : text))
}

function changeOne(number: string, random: Random): string {
  const places = [...number].flatMap((character, index) =>
    /[A-Z\d]/.test(character) ? [index] : [],
  )
  const place = pick(places.length > 1 ? places.slice(1) : places, random)
  const old = number.charAt(place)
  const others = (/\d/.test(old) ? '0123456789' : LETTERS).replace(old, '')
  return number.slice(0, place) + pick([...others], random) + number.slice(place + 1)
}

function wrongGenerations(catalogue: SetCatalogue, random: Random): MadeQuery[] {
  const keys = `\n${[...new Set(catalogue.fitDevices.map(({ name }) => generationKey(name)))].join('\n')}`
  const devices = drawFitDevices(catalogue, ['laptop', 'tablet'], 500, random, ({ name }) => {
    return readGeneration(name) !== null && /^(?:Lenovo|HP|Apple)/.test(name) && !/X1C/.test(name)
  })
  const seen = new Set<string>()
  const texts = devices.flatMap(({ name, brand }, index) => {
    const read = readGeneration(name)
    if (!read) return []
    const other = ((read.number + 2 + (index % 5)) % 17) + 1
    const before = read.before.replace(/ \d\d(?:\.\d)? inch$/, '')
    const key = generationKey(`${before} Gen ${other}`)
    // Both spellings, because `generationKey` drops a screen size only before a generation such as 'G2'.
    const spelt = [key, generationKey(`${before} G${other}`)]
    if (seen.has(key) || spelt.some((each) => keys.includes(`\n${each}`))) return []
    seen.add(key)
    const short = before.slice(brand.length + 1)
    // "240 G9" is not a name without its brand.
    const model = /[a-z]/i.test(short) ? short : before
    return [
      atWrapped(
        [
          `${before} Gen ${other}`,
          `${model} ${ordinal(other)} gen battery`,
          `${before} G${other}`,
          `${model} gen ${other}`,
          `${model} 第${other}代`,
        ],
        index,
      ),
    ]
  })
  return texts.slice(0, 130).map((text) => assertionQuery('wrong-generation', text))
}

const lastNumber = (name: string) => /\b[A-Z]{0,2}\d{3,4}[a-z]?$/i.exec(name)?.[0] ?? ''
const seriesOf = ({ name, brand }: FitDevice) =>
  (SERIES[brand] ?? []).filter((series) => name.includes(` ${series} `))

/** Combines the number of one series with the name of another series of the same brand. */
function wrongSeries(catalogue: SetCatalogue, random: Random): MadeQuery[] {
  const names = [...catalogue.deviceNames].join('\n')
  // "Latitude 3521" is a valid short form of "Latitude 14 3521".
  const shortForms = new Set(
    catalogue.fitDevices.flatMap((device) =>
      seriesOf(device).map((series) => series + lastNumber(device.name)),
    ),
  )
  const devices = catalogue.fitDevices.filter(
    (device) => seriesOf(device).length > 0 && lastNumber(device.name).length > 3,
  )
  const texts = sample(devices, 600, random).flatMap((device) => {
    const ownSeries = seriesOf(device)
    const others = (SERIES[device.brand] ?? []).filter((series) => !ownSeries.includes(series))
    const series = pick(others, random)
    const number = lastNumber(device.name)
    return shortForms.has(series + number)
      ? []
      : [{ brand: device.brand, model: `${series} ${number}` }]
  })
  const absent = sampleWhere(texts, 120, random, ({ model }) => !names.includes(normalForm(model)))
  return absent.map(({ brand, model }, index) =>
    assertionQuery('wrong-series', `${brand} ${model}${index % 4 === 3 ? ' battery' : ''}`),
  )
}

function wrongChemistry(catalogue: SetCatalogue, random: Random): MadeQuery[] {
  const cells = WRONG_CHEMISTRY.flatMap(({ sizes, words }) =>
    sizes.flatMap((size) => words.map((word) => word.replace('{size}', size))),
  ).map((text) => assertionQuery('wrong-chemistry', text))
  const packs = drawPacks(catalogue, 20, random).map(({ deviceName, number }, index) => {
    const text = atWrapped(
      [
        `${deviceName} NiMH battery`,
        `${number} Ni-MH`,
        `${number} alkaline`,
        `${deviceName} lead acid battery`,
      ],
      index,
    )
    return assertionQuery('wrong-chemistry', text)
  })
  const rechargeable = ['CR2016', 'CR2025', 'CR1220', 'CR1632', 'CR2430', 'CR2477'].map((size) =>
    assertionQuery('wrong-chemistry', `rechargeable ${size}`),
  )
  return [...cells, ...packs, ...rechargeable]
}

/**
 * A number or device with the voltage of another pack: it is known, but its battery is not the one requested.
 */
function wrongVoltage(catalogue: SetCatalogue, random: Random): MadeQuery[] {
  const voltages = new Map(catalogue.items.map(({ itemNo, voltage }) => [itemNo, voltage]))
  return drawPacks(catalogue, 42, random).flatMap(({ number, deviceName }, index) => {
    const known = [...itemsForNumbers(catalogue, number), ...itemsForDevices(catalogue, deviceName)]
    const others = [3.7, 7.4, 11.1, 14.8].filter((voltage) =>
      known.every((itemNo) => Math.abs((voltages.get(itemNo) ?? 0) / voltage - 1) > 0.15),
    )
    if (others.length === 0) return []
    const text = atWrapped(
      [`${number} {V}V`, `${deviceName} {V}V battery`, `{V} V ${number} battery`],
      index,
    )
    return [assertionQuery('wrong-voltage', text.replace('{V}', String(pick(others, random))))]
  })
}
