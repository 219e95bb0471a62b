// The query set: made by fixed rules from the real catalogue and written by hand, split into two halves.
import { HAND_QUERIES } from './search-hand-queries.ts'
import type { HandQuery } from './search-hand-queries.ts'
import { bare, misspell, mulberry32, sample, shelve, spellings, withText } from './search-shelf.ts'
import type { BenchItem, Random, Shelf } from './search-shelf.ts'

export interface BenchQuery {
  kind: string
  text: string
  /** Item numbers of which one must be among the first; empty for nonsense. */
  expected: Set<string>
  /** Rules and weights were tuned on 'tuned' only. */
  half: 'tuned' | 'held out'
}

export function makeQueries(items: BenchItem[]): BenchQuery[] {
  const shelf = shelve(items)
  const random = mulberry32(20_261_121)
  const made = [
    ...numberQueries(shelf, random),
    ...deviceQueries(shelf, random),
    ...misspelledQueries(shelf, random),
    ...looseQueries(shelf, random),
    ...chineseQueries(shelf, random),
    ...barcodeQueries(shelf, random),
    ...valueQueries(shelf, random),
    ...cellQueries(shelf),
    ...machineQueries(shelf, random),
    ...nonsenseQueries(random),
    ...HAND_QUERIES.map((query) => handQuery(shelf, query)),
  ]
  const seen = new Set<string>()
  return made
    .filter(({ kind, text, expected }) => kind === 'nonsense' || (expected.size > 0 && text))
    .filter(({ text }) => !seen.has(text) && seen.add(text))
    .map((query) => ({ ...query, half: hash(query.text) % 2 ? 'tuned' : 'held out' }))
}

type Made = Omit<BenchQuery, 'half'>
function numberQueries(shelf: Shelf, random: Random): Made[] {
  const made: Made[] = []
  for (const number of sample(shelf.numbers, 50, random)) {
    made.push({ kind: 'exact number', text: number, expected: withText(shelf, number) })
  }
  for (const item of sample(shelf.items, 20, random)) {
    made.push({ kind: 'exact number', text: item.itemNo, expected: new Set([item.itemNo]) })
  }
  for (const [at, number] of sample(shelf.numbers, 60, random).entries()) {
    const text = spellings(number)[at % 6] ?? number
    made.push({ kind: 'number, other separators', text, expected: withText(shelf, number) })
  }
  for (const [at, number] of sample(
    shelf.numbers.filter((n) => bare(n).length > 6),
    60,
    random,
  ).entries()) {
    const norm = bare(number)
    const text = at % 3 === 0 ? norm.slice(0, 5) : at % 3 === 1 ? norm.slice(-5) : norm.slice(1, 6)
    const expected = new Set<string>()
    for (const [key, items] of shelf.byText)
      if (key.includes(text)) for (const item of items) expected.add(item)
    made.push({ kind: 'part of a number', text, expected })
  }
  return made
}

function deviceQueries(shelf: Shelf, random: Random): Made[] {
  const made: Made[] = []
  for (const { label } of sample(shelf.labels, 60, random)) {
    made.push({ kind: 'device', text: label.toLowerCase(), expected: withText(shelf, label) })
  }
  for (const { label, brand } of sample(
    shelf.labels.filter(({ brand }) => brand),
    40,
    random,
  )) {
    made.push({
      kind: 'device',
      text: label.slice(brand.length + 1),
      expected: withText(shelf, label.slice(brand.length)),
    })
  }
  for (const [at, { label, category }] of sample(shelf.labels, 50, random).entries()) {
    const word = ENGLISH[category] ?? ''
    const text =
      [
        `battery for ${label}`,
        `${label} ${word} battery`,
        `${label} replacement`,
        `${word} batteries ${label}`,
      ][at % 4] ?? label
    made.push({ kind: 'brand, model and words', text, expected: withText(shelf, label) })
  }
  return made
}

function misspelledQueries(shelf: Shelf, random: Random): Made[] {
  const made: Made[] = []
  const texts = [
    ...sample(shelf.labels, 60, random).map(({ label }) => label),
    ...sample(shelf.numbers, 30, random),
  ]
  for (const text of texts) {
    const words = text.split(' ')
    const long = words.flatMap((word, at) => (bare(word).length >= 5 ? [at] : []))
    const at = long[Math.floor(random() * long.length)]
    if (at === undefined) continue
    words[at] = misspell(words[at] ?? '', random)
    const typed = words.join(' ').toLowerCase()
    // A slip that makes another real name is no misspelling.
    if (shelf.byText.has(bare(typed))) continue
    made.push({ kind: 'misspelled', text: typed, expected: withText(shelf, text) })
  }
  return made
}

// Names as people remember and paste them: turned round, run together, two slips, with much around them.
function looseQueries(shelf: Shelf, random: Random): Made[] {
  const made: Made[] = []
  const long = shelf.labels.filter(({ label }) => label.split(' ').length > 2)
  for (const [at, { label }] of sample(long, 60, random).entries()) {
    const words = label.split(' ').filter(Boolean)
    const expected = withText(shelf, label)
    if (at % 3 === 0)
      made.push({ kind: 'words turned round', text: words.toReversed().join(' '), expected })
    if (at % 3 === 1)
      made.push({
        kind: 'words run together',
        text: `${words[0] ?? ''} ${words.slice(1).join('')}`,
        expected,
      })
    if (at % 3 === 2)
      made.push({
        kind: 'words split',
        text: label.replace(/(?<=[a-z])(?=\d)|(?<=\d)(?=[a-z])/gi, ' '),
        expected,
      })
  }
  for (const { label } of sample(long, 30, random)) {
    const text = label
      .split(' ')
      .map((word) => (bare(word).length >= 5 ? misspell(word, random) : word))
      .join(' ')
    if (shelf.byText.has(bare(text))) continue
    made.push({ kind: 'every long word misspelled', text, expected: withText(shelf, label) })
  }
  for (const item of sample(
    shelf.items.filter(({ partNumbers }) => partNumbers.length > 1),
    20,
    random,
  )) {
    const [first, second] = item.partNumbers
    const model = item.fitModels[0] ?? ''
    const text = `New Laptop Battery Replacement for ${model} Series ${first ?? ''} ${second ?? ''} Notebook ${item.voltage}V`
    const expected = new Set([...withText(shelf, first ?? ''), ...withText(shelf, second ?? '')])
    made.push({ kind: 'pasted title', text, expected })
  }
  for (const { label, brand, category } of sample(
    long.filter(({ brand }) => brand),
    30,
    random,
  )) {
    const last = label.split(' ').findLast((word) => /\d/.test(word) && bare(word).length > 3)
    if (!last) continue
    const text = `${brand} ${last}`
    const expected = new Set<string>()
    for (const item of shelf.items)
      if (
        item.fitModels.some((fit) => fit.startsWith(`${brand} `) && bare(fit).includes(bare(last)))
      )
        expected.add(item.itemNo)
    made.push({
      kind: 'brand and short model',
      text: category === 'laptop' ? `${text} laptop` : text,
      expected,
    })
  }
  return made
}

function chineseQueries(shelf: Shelf, random: Random): Made[] {
  const made: Made[] = []
  const labels = shelf.labels.filter(
    ({ brand, category }) => CHINESE_BRANDS[brand] && CHINESE[category],
  )
  for (const [at, { label, brand, category }] of sample(labels, 60, random).entries()) {
    const [simplified, traditional] = CHINESE_BRANDS[brand] ?? ['', '']
    const [cn, hk] = CHINESE[category] ?? ['', '']
    const model = label.slice(brand.length + 1)
    const text =
      [
        `${simplified} ${model}`,
        `${simplified}${model}${cn}电池`,
        `${traditional} ${model} 電池`,
        `${traditional}${model}${hk}電池`,
      ][at % 4] ?? ''
    made.push({ kind: 'Chinese', text, expected: withText(shelf, label) })
  }
  return made
}

function barcodeQueries(shelf: Shelf, random: Random): Made[] {
  return sample(
    shelf.items.filter(({ ean }) => ean),
    30,
    random,
  ).map(({ ean, itemNo }, at) => {
    const code = ean ?? ''
    const text =
      [code, `0${code}`, code.replace(/(.)(.{6})(.{6})/, '$1 $2 $3'), code.slice(5)][at % 4] ?? code
    return { kind: 'barcode', text, expected: new Set([itemNo]) }
  })
}

function valueQueries(shelf: Shelf, random: Random): Made[] {
  return sample(
    shelf.items.filter(({ energy_Wh }) => energy_Wh > 8),
    40,
    random,
  ).map((item, at) => {
    const { voltage, capacity_mAh, energy_Wh, deviceBrand } = item
    const energy = Math.round(energy_Wh)
    if (at % 4 === 0)
      return {
        kind: 'values',
        text: `${voltage} V ${energy} Wh`,
        expected: withValues(shelf, { voltage, energy }),
      }
    if (at % 4 === 1)
      return {
        kind: 'values',
        text: `${voltage}v ${capacity_mAh}mAh`,
        expected: withValues(shelf, { voltage, capacity: capacity_mAh }),
      }
    if (at % 4 === 2)
      return {
        kind: 'values',
        text: `${deviceBrand ?? ''} ${capacity_mAh} mAh`.trim(),
        expected: withValues(shelf, { capacity: capacity_mAh }, deviceBrand),
      }
    return {
      kind: 'values',
      text: `${deviceBrand ?? ''} ${voltage}V ${capacity_mAh / 1000}Ah`.trim(),
      expected: withValues(shelf, { voltage, capacity: capacity_mAh }, deviceBrand),
    }
  })
}

function withValues(
  { items }: Shelf,
  { voltage, capacity, energy }: NonNullable<HandQuery['values']>,
  brand?: string | null,
  category?: string,
): Set<string> {
  const fitting = items.filter(
    (item) =>
      (voltage === undefined || Math.abs(item.voltage - voltage) < 0.06) &&
      (capacity === undefined || item.capacity_mAh === capacity) &&
      (energy === undefined || Math.abs(item.energy_Wh - energy) <= 1) &&
      (!brand ||
        item.deviceBrand === brand ||
        item.fitModels.some((label) => label.startsWith(`${brand} `))) &&
      (!category || item.category.at(-1) === category),
  )
  return new Set(fitting.map(({ itemNo }) => itemNo))
}

function cellQueries(shelf: Shelf): Made[] {
  const cells = shelf.items.filter(({ iecName }) => iecName)
  const names = [
    ...new Set(cells.flatMap(({ partNumbers, iecName }) => [...partNumbers, iecName ?? ''])),
  ]
  return names
    .filter((_, at) => at % 4 === 0)
    .map((text) => ({ kind: 'cell cross reference', text, expected: withText(shelf, text) }))
}

function machineQueries(shelf: Shelf, random: Random): Made[] {
  const types = shelf.labels.filter(({ label }) =>
    /^Lenovo (?:\d{2}[A-Z0-9]{8}|\d{4}[A-Z0-9]{3})$/.test(label),
  )
  return sample(types, 40, random).map(({ label }, at) => {
    const type = label.slice('Lenovo '.length)
    if (at % 4 < 2)
      return {
        kind: 'machine type',
        text: at % 4 ? type.toLowerCase() : type,
        expected: withText(shelf, label),
      }
    const short = type.slice(0, 4)
    const expected = new Set<string>()
    for (const [key, items] of shelf.byText)
      if (key.startsWith(`lenovo${short.toLowerCase()}`))
        for (const item of items) expected.add(item)
    return { kind: 'machine type', text: at % 4 === 2 ? short : `lenovo ${short}`, expected }
  })
}

function nonsenseQueries(random: Random): Made[] {
  const letters = 'bcdfghjklmnpqrstvwxz'
  return Array.from({ length: 25 }, () => {
    const length = 7 + Math.floor(random() * 6)
    const text = Array.from({ length }, () =>
      letters.charAt(Math.floor(random() * letters.length)),
    ).join('')
    return { kind: 'nonsense', text, expected: new Set<string>() }
  })
}

function handQuery(shelf: Shelf, query: HandQuery): Made {
  const { kind, text, has, brand, category, values } = query
  if (has) return { kind, text, expected: withText(shelf, has) }
  if (kind === 'nonsense') return { kind, text, expected: new Set() }
  return { kind, text, expected: withValues(shelf, values ?? {}, brand, category) }
}

function hash(text: string): number {
  let value = 2_166_136_261
  for (const character of text)
    value = Math.imul(value ^ (character.codePointAt(0) ?? 0), 16_777_619)
  return (value >>> 8) & 0xffff
}

const ENGLISH: Record<string, string> = {
  laptop: 'laptop',
  'mobile-phone': 'mobile phone',
  tablet: 'tablet',
  'smart-watch': 'smart watch',
}
const CHINESE: Record<string, [string, string]> = {
  laptop: ['笔记本', '手提電腦'],
  'mobile-phone': ['手机', '手提電話'],
  tablet: ['平板电脑', '平板電腦'],
}
const CHINESE_BRANDS: Record<string, [string, string]> = {
  Lenovo: ['联想', '聯想'],
  Huawei: ['华为', '華為'],
  Xiaomi: ['小米', '小米'],
  HP: ['惠普', '惠普'],
  Dell: ['戴尔', '戴爾'],
  ASUS: ['华硕', '華碩'],
  Acer: ['宏碁', '宏碁'],
  Samsung: ['三星', '三星'],
  Sony: ['索尼', '新力'],
  Toshiba: ['东芝', '東芝'],
  Fujitsu: ['富士通', '富士通'],
  Apple: ['苹果', '蘋果'],
  Nokia: ['诺基亚', '諾基亞'],
  ZTE: ['中兴', '中興'],
  Meizu: ['魅族', '魅族'],
  OnePlus: ['一加', '一加'],
  Honor: ['荣耀', '榮耀'],
  Motorola: ['摩托罗拉', '摩托羅拉'],
  Microsoft: ['微软', '微軟'],
  Google: ['谷歌', '谷歌'],
  Panasonic: ['松下', '樂聲'],
  Coolpad: ['酷派', '酷派'],
  Gionee: ['金立', '金立'],
  Hisense: ['海信', '海信'],
  MSI: ['微星', '微星'],
  Sharp: ['夏普', '聲寶'],
}
