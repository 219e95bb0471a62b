// Queries for devices: phones as shops name them, rare and smart-home devices, two at once, generations,
// Chinese and pinyin, Lenovo types.
import { normalForm, sample } from '../search-catalogue.ts'
import type { Random } from '../search-catalogue.ts'
import { CHINESE_BRANDS, CHINESE_BY_HAND, CHINESE_SENTENCES } from './data/chinese.ts'
import { PHONES } from './data/phones.ts'
import { atWrapped, drawFitDevices, randomFor } from './packs.ts'
import { batteryQuery, partsQuery } from './set-query.ts'
import type { MadeQuery } from './set-query.ts'
import { itemsForDevices, itemsForSizes, isPlausibleName } from './set-catalogue.ts'
import type { FitDevice, SetCatalogue } from './set-catalogue.ts'

const LAPTOPS = ['laptop'] as const
const PHONES_AND_TABLETS = ['mobile-phone', 'tablet'] as const

export function deviceQueries(catalogue: SetCatalogue): MadeQuery[] {
  return [
    ...phoneQueries(catalogue, randomFor('phone-retail')),
    ...longTail(catalogue, randomFor('long-tail-device')),
    ...smartHome(catalogue, randomFor('smart-home')),
    ...twoDevices(catalogue, randomFor('two-devices')),
    ...generations(catalogue, randomFor('generation')),
    ...chinese(catalogue, randomFor('chinese')),
    ...pinyin(catalogue, randomFor('pinyin')),
    ...machineTypes(catalogue, randomFor('machine-type')),
  ]
}

function phoneQueries(catalogue: SetCatalogue, random: Random): MadeQuery[] {
  const retail = /Galaxy|Redmi|Note|Pro|Plus|\+|Max|Ultra|Lite|mini/
  const known =
    /^(?:Samsung|Apple|Xiaomi|Redmi|Huawei|HUAWEI|Oppo|OPPO|Vivo|vivo|realme|OnePlus|Google|Motorola|Nokia|Sony|LG|HTC|POCO|Honor|HONOR)$/
  const drawn = drawFitDevices(
    catalogue,
    ['mobile-phone'],
    34,
    random,
    ({ name, model, brand }) => {
      return known.test(brand) && retail.test(model) && !/[(),]/.test(name) && name.length < 34
    },
  )
  const byRule = drawn.map(({ name, model }, index) => {
    const joined = model.replace(/ (?=\d)|(?<=\d) (?=[A-Za-z])/g, '').toLowerCase()
    const text = atWrapped(
      [
        `${name.toLowerCase()} battery`,
        joined.replace(/\+/g, ' plus'),
        `${model} akku`,
        `battery ${name.replace(/\+/g, ' Plus')} original`,
      ],
      index,
    )
    return batteryQuery('phone-retail', text, itemsForModel(catalogue, name, model))
  })
  const byHand = PHONES.map(([text, ...names]) =>
    batteryQuery('phone-retail', text, itemsForDevices(catalogue, ...names)),
  )
  return [...byRule, ...byHand]
}

/** Includes the models of this name from other brands, and devices whose names add a radio standard. */
function itemsForModel(catalogue: SetCatalogue, name: string, model: string): Set<string> {
  const alike = catalogue.fitDevices.filter((one) => {
    const key = normalForm(one.model).replace(/(?:4g|5g|lte)$/, '')
    return (
      key === normalForm(model).replace(/(?:4g|5g|lte)$/, '') &&
      one.model.includes('+') === model.includes('+')
    )
  })
  return itemsForDevices(catalogue, name, ...alike.map((one) => one.name))
}

/** Devices of brands with fewer than 40 devices. */
function longTail(catalogue: SetCatalogue, random: Random): MadeQuery[] {
  const counts = new Map<string, number>()
  for (const { brand } of catalogue.fitDevices) counts.set(brand, (counts.get(brand) ?? 0) + 1)
  const isRare = (device: FitDevice) => (counts.get(device.brand) ?? 0) < 40
  const all = [...LAPTOPS, ...PHONES_AND_TABLETS, 'smart-watch']
  return drawFitDevices(catalogue, all, 50, random, isRare).map(({ name }, index) => {
    const text = atWrapped(
      [name, name.toLowerCase(), `battery for ${name}`, `${name} battery`],
      index,
    )
    return batteryQuery('long-tail-device', text, itemsForDevices(catalogue, name))
  })
}

function smartHome(catalogue: SetCatalogue, random: Random): MadeQuery[] {
  const devices = catalogue.devices.filter(
    ({ brand, model, deviceType }) =>
      deviceType === 'smart home sensor' &&
      normalForm(model).length > 5 &&
      isPlausibleName(`${brand} ${model}`) &&
      !/[()/,.]/.test(model) &&
      catalogue.byFitName.has(normalForm(brand + model)),
  )
  return sample(devices, 50, random).map(({ brand, model }, index) => {
    const name = model.toLowerCase().startsWith(brand.toLowerCase()) ? model : `${brand} ${model}`
    const text = atWrapped(
      [
        name,
        `${name} battery`,
        `what battery does the ${name} take`,
        `replacement battery ${name}`,
      ],
      index,
    )
    return batteryQuery('smart-home', text, itemsForDevices(catalogue, `${brand} ${model}`))
  })
}

function twoDevices(catalogue: SetCatalogue, random: Random): MadeQuery[] {
  const isPlain = ({ model }: FitDevice) => model.length < 22 && !/[()/,+&]/.test(model)
  const drawn = drawFitDevices(catalogue, [...LAPTOPS, ...PHONES_AND_TABLETS], 600, random, isPlain)
  const pairs = drawn.slice(0, 40).flatMap((first) => {
    const second = drawn.find((one) => one.brand === first.brand && one.item !== first.item)
    return second ? [[first, second] as const] : []
  })
  const byRule = pairs.map(([first, second], index) => {
    const joined = atWrapped(
      [
        `${first.name} / ${second.name}`,
        `${first.name} and ${second.name}`,
        `${first.name}, ${second.name} battery`,
        `battery for ${first.name} or ${second.name}`,
        `${first.name}\n${second.name}`,
      ],
      index,
    )
    return partsQuery('two-devices', joined, [
      partFor(catalogue, first.name),
      partFor(catalogue, second.name),
    ])
  })
  const byHand = TWO_DEVICES.map(([text, ...names]) =>
    partsQuery(
      'two-devices',
      text,
      names.map((name) => partFor(catalogue, name)),
    ),
  )
  return [...byRule, ...byHand]
}

const TWO_DEVICES: readonly (readonly [string, ...string[]])[] = [
  ['iPhone 12/12 mini', 'Apple iPhone 12', 'Apple iPhone 12 mini'],
  ['iphone 13 pro & 13 pro max', 'Apple iPhone 13 Pro', 'Apple iPhone 13 Pro Max'],
  ['thinkpad t440 and t450', 'Lenovo ThinkPad T440', 'Lenovo ThinkPad T450'],
  ['ThinkPad T480 / T580', 'Lenovo ThinkPad T480', 'Lenovo ThinkPad T580'],
  ['latitude 5490 / 5590 battery', 'Dell Latitude 5490', 'Dell Latitude 5590'],
  ['dell latitude e6400, e6410', 'Dell Latitude E6400', 'Dell Latitude E6410'],
  ['elitebook 840 g3 or 850 g3', 'HP EliteBook 840 G3', 'HP EliteBook 850 G3'],
  ['HP ProBook 450 G6 + EliteBook 840 G5', 'HP ProBook 450 G6', 'HP EliteBook 840 G5'],
  ['galaxy s10 und galaxy s10+', 'Samsung Galaxy S10', 'Samsung Galaxy S10+'],
  ['iphone 8 et iphone 8 plus', 'Apple iPhone 8', 'Apple iPhone 8 Plus'],
]

function partFor(catalogue: SetCatalogue, name: string) {
  return { text: name, expected: itemsForDevices(catalogue, name) }
}

const GENERATION =
  /\b(?:[Gg]en ?(\d{1,2})|(\d{1,2})(?:st|nd|rd|th)(?: [Gg]en(?:eration)?)?|G(\d{1,2}))\b/

/**
 * Splits "Lenovo ThinkPad X1 Yoga Gen 5" into the text before the generation, its number, and the text after
 * it.
 */
export function readGeneration(
  name: string,
): { before: string; number: number; after: string } | null {
  const found = GENERATION.exec(name)
  if (!found || /\bMoto g\d|Galaxy|\bLG\b/i.test(name)) return null
  const number = Number(found[1] ?? found[2] ?? found[3])
  const after = name.slice(found.index + found[0].length)
  return { before: name.slice(0, found.index).trim(), number, after: after.trim() }
}

/**
 * The same key for all spellings of one generation. A screen size before a generation such as 'G2' is ignored; before
 * 'Gen 2' and '2nd' it is part of the key.
 */
export function generationKey(name: string): string {
  return normalForm(
    name
      .replace(/ \d\d(?:\.\d)?(?: inch)?(?= G\d)/, '')
      .replace(
        GENERATION,
        (whole, a?: string, b?: string, c?: string) => ` gen ${a ?? b ?? c ?? whole} `,
      ),
  )
}

export function ordinal(number: number): string {
  const isTeen = number % 100 > 10 && number % 100 < 14
  return `${number}${isTeen ? 'th' : (['th', 'st', 'nd', 'rd'][number % 10] ?? 'th')}`
}

function generations(catalogue: SetCatalogue, random: Random): MadeQuery[] {
  const byKey = new Map<string, string[]>()
  for (const { name } of catalogue.fitDevices) {
    const key = generationKey(name)
    byKey.set(key, [...(byKey.get(key) ?? []), name])
  }
  const drawn = drawFitDevices(catalogue, LAPTOPS, 54, random, ({ name, brand }) => {
    const read = readGeneration(name)
    return read !== null && read.after === '' && /^(?:Lenovo|HP)$/.test(brand)
  })
  return drawn.map(({ name, brand }, index) => {
    const read = readGeneration(name) ?? { before: name, number: 1, after: '' }
    const model = read.before.slice(brand.length + 1)
    const text = atWrapped(
      [
        `${model} gen ${read.number}`,
        `${model} ${ordinal(read.number)} gen`,
        `${brand} ${model} G${read.number}`,
        `${read.before} ${ordinal(read.number)} generation battery`,
        `${model} 第${read.number}代 电池`,
        `battery ${model} Gen${read.number}`,
      ],
      index,
    )
    return batteryQuery(
      'generation',
      text,
      itemsForDevices(catalogue, ...(byKey.get(generationKey(name)) ?? [])),
    )
  })
}

function chinese(catalogue: SetCatalogue, random: Random): MadeQuery[] {
  const drawn = drawFitDevices(
    catalogue,
    [...LAPTOPS, ...PHONES_AND_TABLETS],
    44,
    random,
    ({ brand }) => Object.hasOwn(CHINESE_BRANDS, brand),
  )
  const byRule = drawn.map(({ name, brand, model, item }, index) => {
    const [simplified, traditional] = CHINESE_BRANDS[brand] ?? ['', '']
    const isLaptop = item.category.at(-1) === 'laptop'
    const template = atWrapped(CHINESE_SENTENCES, index)
    const text = template
      .replace('{简}', simplified)
      .replace('{繁}', traditional)
      .replace('{model}', model)
      .replace('{机}', isLaptop ? '笔记本' : '手机')
      .replace('{機}', isLaptop ? '手提電腦' : '手機')
    return batteryQuery('chinese', text, itemsForDevices(catalogue, name))
  })
  const byHand = CHINESE_BY_HAND.map(({ text, devices = [], sizes = [] }) =>
    batteryQuery(
      'chinese',
      text,
      new Set([...itemsForDevices(catalogue, ...devices), ...itemsForSizes(catalogue, ...sizes)]),
    ),
  )
  return [...byRule, ...byHand]
}

function pinyin(catalogue: SetCatalogue, random: Random): MadeQuery[] {
  const drawn = drawFitDevices(
    catalogue,
    [...LAPTOPS, ...PHONES_AND_TABLETS],
    48,
    random,
    ({ brand }) => Boolean(CHINESE_BRANDS[brand]?.[2]),
  )
  return drawn.map(({ name, brand, model }, index) => {
    const spelt = CHINESE_BRANDS[brand]?.[2] ?? ''
    const text = atWrapped(
      [`${spelt} ${model}`, `${spelt} ${model} dianchi`, `${spelt} ${model.toLowerCase()}`],
      index,
    )
    return batteryQuery('pinyin', text, itemsForDevices(catalogue, name))
  })
}

/** Lenovo's machine types of four characters, alone or within the whole number of ten (MTM, machine type and model). */
function machineTypes(catalogue: SetCatalogue, random: Random): MadeQuery[] {
  const full = /^(\d{2}[A-Z0-9]{2})([A-Z0-9]{6})$/
  const devices = catalogue.fitDevices.filter(
    ({ brand, model }) => brand === 'Lenovo' && full.test(model),
  )
  return sample(devices, 50, random).map(({ name, model }, index) => {
    const [, type = '', suffix = ''] = full.exec(model) ?? []
    const ofType = devices.filter((one) => one.model.startsWith(type)).map((one) => one.name)
    const whole = `${type}-${suffix}`
    const texts = [
      { text: `Lenovo machine type ${type} battery`, names: ofType },
      { text: `MTM ${whole}`, names: [name] },
      { text: `Type ${type}-S00Z9Q`, names: ofType },
      { text: `MTM: ${type}ZZ9QUS`, names: ofType },
      { text: `Lenovo ${whole.toLowerCase()} battery`, names: [name] },
      { text: `Type ${type}`, names: ofType },
      { text: `${type}-CTO1WW`, names: ofType },
    ]
    const one = atWrapped(texts, index)
    return batteryQuery('machine-type', one.text, itemsForDevices(catalogue, ...one.names))
  })
}
