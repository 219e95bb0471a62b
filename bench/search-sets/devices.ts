// Queries for devices: phones as shops name them, rare and smart-home devices, two at once, generations,
// Chinese and pinyin, Lenovo types.
import { bare, sample } from '../search-catalogue.ts'
import type { Random } from '../search-catalogue.ts'
import { CHINESE_BRANDS, CHINESE_BY_HAND, CHINESE_SENTENCES } from './data/chinese.ts'
import { PHONES } from './data/phones.ts'
import { at, drawLabels, randomFor } from './packs.ts'
import { batteryQuery, partsQuery } from './set-query.ts'
import type { Made } from './set-query.ts'
import { forDevices, forSizes, isSane } from './set-catalogue.ts'
import type { Label, SetCatalogue } from './set-catalogue.ts'

const LAPTOPS = ['laptop'] as const
const PHONES_AND_TABLETS = ['mobile-phone', 'tablet'] as const

export function deviceQueries(catalogue: SetCatalogue): Made[] {
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

function phoneQueries(catalogue: SetCatalogue, random: Random): Made[] {
  const retail = /Galaxy|Redmi|Note|Pro|Plus|\+|Max|Ultra|Lite|mini/
  const known =
    /^(?:Samsung|Apple|Xiaomi|Redmi|Huawei|HUAWEI|Oppo|OPPO|Vivo|vivo|realme|OnePlus|Google|Motorola|Nokia|Sony|LG|HTC|POCO|Honor|HONOR)$/
  const labels = drawLabels(catalogue, ['mobile-phone'], 34, random, ({ label, model, brand }) => {
    return known.test(brand) && retail.test(model) && !/[(),]/.test(label) && label.length < 34
  })
  const byRule = labels.map(({ label, model }, index) => {
    const joined = model.replace(/ (?=\d)|(?<=\d) (?=[A-Za-z])/g, '').toLowerCase()
    const text = at(
      [
        `${label.toLowerCase()} battery`,
        joined.replace(/\+/g, ' plus'),
        `${model} akku`,
        `battery ${label.replace(/\+/g, ' Plus')} original`,
      ],
      index,
    )
    return batteryQuery('phone-retail', text, forModel(catalogue, label, model))
  })
  const byHand = PHONES.map(([text, ...labels]) =>
    batteryQuery('phone-retail', text, forDevices(catalogue, ...labels)),
  )
  return [...byRule, ...byHand]
}

/** Includes the models of this name from other brands, and labels that add a radio standard. */
function forModel(catalogue: SetCatalogue, label: string, model: string): Set<string> {
  const names = catalogue.labels.filter((one) => {
    const key = bare(one.model).replace(/(?:4g|5g|lte)$/, '')
    return (
      key === bare(model).replace(/(?:4g|5g|lte)$/, '') &&
      one.model.includes('+') === model.includes('+')
    )
  })
  return forDevices(catalogue, label, ...names.map((one) => one.label))
}

function longTail(catalogue: SetCatalogue, random: Random): Made[] {
  const counts = new Map<string, number>()
  for (const { brand } of catalogue.labels) counts.set(brand, (counts.get(brand) ?? 0) + 1)
  const rare = (label: Label) => (counts.get(label.brand) ?? 0) < 40
  const all = [...LAPTOPS, ...PHONES_AND_TABLETS, 'smart-watch']
  return drawLabels(catalogue, all, 50, random, rare).map(({ label }, index) => {
    const text = at([label, label.toLowerCase(), `battery for ${label}`, `${label} battery`], index)
    return batteryQuery('long-tail-device', text, forDevices(catalogue, label))
  })
}

function smartHome(catalogue: SetCatalogue, random: Random): Made[] {
  const devices = catalogue.devices.filter(
    ({ brand, model, deviceType }) =>
      deviceType === 'smart home sensor' &&
      bare(model).length > 5 &&
      isSane(`${brand} ${model}`) &&
      !/[()/,.]/.test(model) &&
      catalogue.byLabel.has(bare(brand + model)),
  )
  return sample(devices, 50, random).map(({ brand, model }, index) => {
    const name = model.toLowerCase().startsWith(brand.toLowerCase()) ? model : `${brand} ${model}`
    const text = at(
      [
        name,
        `${name} battery`,
        `what battery does the ${name} take`,
        `replacement battery ${name}`,
      ],
      index,
    )
    return batteryQuery('smart-home', text, forDevices(catalogue, `${brand} ${model}`))
  })
}

function twoDevices(catalogue: SetCatalogue, random: Random): Made[] {
  const plain = ({ model }: Label) => model.length < 22 && !/[()/,+&]/.test(model)
  const labels = drawLabels(catalogue, [...LAPTOPS, ...PHONES_AND_TABLETS], 600, random, plain)
  const pairs = labels.slice(0, 40).flatMap((first) => {
    const second = labels.find((one) => one.brand === first.brand && one.item !== first.item)
    return second ? [[first, second] as const] : []
  })
  const byRule = pairs.map(([first, second], index) => {
    const joined = at(
      [
        `${first.label} / ${second.label}`,
        `${first.label} and ${second.label}`,
        `${first.label}, ${second.label} battery`,
        `battery for ${first.label} or ${second.label}`,
        `${first.label}\n${second.label}`,
      ],
      index,
    )
    return partsQuery('two-devices', joined, [
      asked(catalogue, first.label),
      asked(catalogue, second.label),
    ])
  })
  const byHand = TWO_DEVICES.map(([text, ...names]) =>
    partsQuery(
      'two-devices',
      text,
      names.map((name) => asked(catalogue, name)),
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

function asked(catalogue: SetCatalogue, label: string) {
  return { text: label, expected: forDevices(catalogue, label) }
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

/** The same key for all spellings of one generation; ignores a screen size between model and generation. */
export function generationKey(name: string): string {
  return bare(
    name
      .replace(/ \d\d(?:\.\d)?(?: inch)?(?= G\d)/, '')
      .replace(
        GENERATION,
        (whole, a?: string, b?: string, c?: string) => ` gen ${a ?? b ?? c ?? whole} `,
      ),
  )
}

export function ordinal(number: number): string {
  const teen = number % 100 > 10 && number % 100 < 14
  return `${number}${teen ? 'th' : (['th', 'st', 'nd', 'rd'][number % 10] ?? 'th')}`
}

function generations(catalogue: SetCatalogue, random: Random): Made[] {
  const byKey = new Map<string, string[]>()
  for (const { label } of catalogue.labels) {
    const key = generationKey(label)
    byKey.set(key, [...(byKey.get(key) ?? []), label])
  }
  const labels = drawLabels(catalogue, LAPTOPS, 54, random, ({ label, brand }) => {
    const read = readGeneration(label)
    return read !== null && read.after === '' && /^(?:Lenovo|HP)$/.test(brand)
  })
  return labels.map(({ label, brand }, index) => {
    const read = readGeneration(label) ?? { before: label, number: 1, after: '' }
    const model = read.before.slice(brand.length + 1)
    const text = at(
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
      forDevices(catalogue, ...(byKey.get(generationKey(label)) ?? [])),
    )
  })
}

function chinese(catalogue: SetCatalogue, random: Random): Made[] {
  const labels = drawLabels(
    catalogue,
    [...LAPTOPS, ...PHONES_AND_TABLETS],
    44,
    random,
    ({ brand }) => Object.hasOwn(CHINESE_BRANDS, brand),
  )
  const byRule = labels.map(({ label, brand, model, item }, index) => {
    const [simplified, traditional] = CHINESE_BRANDS[brand] ?? ['', '']
    const laptop = item.category.at(-1) === 'laptop'
    const template = at(CHINESE_SENTENCES, index)
    const text = template
      .replace('{简}', simplified)
      .replace('{繁}', traditional)
      .replace('{model}', model)
      .replace('{机}', laptop ? '笔记本' : '手机')
      .replace('{機}', laptop ? '手提電腦' : '手機')
    return batteryQuery('chinese', text, forDevices(catalogue, label))
  })
  const byHand = CHINESE_BY_HAND.map(({ text, devices = [], sizes = [] }) =>
    batteryQuery(
      'chinese',
      text,
      new Set([...forDevices(catalogue, ...devices), ...forSizes(catalogue, ...sizes)]),
    ),
  )
  return [...byRule, ...byHand]
}

function pinyin(catalogue: SetCatalogue, random: Random): Made[] {
  const labels = drawLabels(
    catalogue,
    [...LAPTOPS, ...PHONES_AND_TABLETS],
    48,
    random,
    ({ brand }) => Boolean(CHINESE_BRANDS[brand]?.[2]),
  )
  return labels.map(({ label, brand, model }, index) => {
    const name = CHINESE_BRANDS[brand]?.[2] ?? ''
    const text = at(
      [`${name} ${model}`, `${name} ${model} dianchi`, `${name} ${model.toLowerCase()}`],
      index,
    )
    return batteryQuery('pinyin', text, forDevices(catalogue, label))
  })
}

function machineTypes(catalogue: SetCatalogue, random: Random): Made[] {
  const full = /^(\d{2}[A-Z0-9]{2})([A-Z0-9]{6})$/
  const labels = catalogue.labels.filter(
    ({ brand, model }) => brand === 'Lenovo' && full.test(model),
  )
  return sample(labels, 50, random).map(({ label, model }, index) => {
    const [, type = '', suffix = ''] = full.exec(model) ?? []
    const ofType = labels.filter((one) => one.model.startsWith(type)).map((one) => one.label)
    const whole = `${type}-${suffix}`
    const texts = [
      { text: `Lenovo machine type ${type} battery`, labels: ofType },
      { text: `MTM ${whole}`, labels: [label] },
      { text: `Type ${type}-S00Z9Q`, labels: ofType },
      { text: `MTM: ${type}ZZ9QUS`, labels: ofType },
      { text: `Lenovo ${whole.toLowerCase()} battery`, labels: [label] },
      { text: `Type ${type}`, labels: ofType },
      { text: `${type}-CTO1WW`, labels: ofType },
    ]
    const one = at(texts, index)
    return batteryQuery('machine-type', one.text, forDevices(catalogue, ...one.labels))
  })
}
