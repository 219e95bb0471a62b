// The source of the query set: the catalogue by text, a seeded random generator, and ways to mistype.

export interface BenchItem {
  itemNo: string
  category: string[]
  deviceBrand: string | null
  capacity_mAh: number
  energy_Wh: number
  voltage: number
  ean: string | null
  fitModels: string[]
  partNumbers: string[]
  /** Names that the firmware of devices reports for the battery. */
  reportedNames: string[]
  iecName: string | null
  ansiName: string | null
}

export type Random = () => number

export interface BenchCatalogue {
  items: BenchItem[]
  /** Normal form of a number or device name -> the items that carry it. */
  byText: Map<string, Set<string>>
  /** Part numbers and reported names of more than four letters and digits. */
  numbers: string[]
  /** Devices of fit lists whose name is in ASCII, has several words and more than seven letters and digits. */
  fitDevices: { name: string; brand: string; category: string }[]
}

/**
 * The form in which texts are compared: lower case, letters and digits only, and commas between digits, because 'iPhone1,2'
 * is not the iPhone 12. It is deliberately not the shop's own rule, because that rule is what the benchmark measures.
 */
export function normalForm(text: string): string {
  return text.toLowerCase().replace(/(?<!\d),|,(?!\d)|[^\p{L}\p{N},]/gu, '')
}

export function indexItems(items: BenchItem[]): BenchCatalogue {
  const byText = new Map<string, Set<string>>()
  const put = (text: string, itemNo: string) => {
    const key = normalForm(text)
    byText.set(key, (byText.get(key) ?? new Set()).add(itemNo))
  }
  const numbers = new Set<string>()
  const fitDevices = new Map<string, { name: string; brand: string; category: string }>()
  for (const item of items) {
    put(item.itemNo, item.itemNo)
    for (const text of [item.iecName, item.ansiName, item.ean]) if (text) put(text, item.itemNo)
    for (const number of [...item.partNumbers, ...item.reportedNames]) {
      put(number, item.itemNo)
      if (normalForm(number).length > 4) numbers.add(number)
    }
    for (const name of item.fitModels) {
      put(name, item.itemNo)
      const brand =
        item.deviceBrand && name.startsWith(`${item.deviceBrand} `) ? item.deviceBrand : ''
      if (brand) put(name.slice(brand.length), item.itemNo)
      if (
        /^[\x20-\x7e]+$/.test(name) &&
        name.split(' ').length > 1 &&
        normalForm(name).length > 7
      ) {
        fitDevices.set(name, { name, brand, category: item.category.at(-1) ?? '' })
      }
    }
  }
  return { items, byText, numbers: [...numbers], fitDevices: [...fitDevices.values()] }
}

/** The numbers of the items that carry this number or device name. */
export function withText({ byText }: BenchCatalogue, text: string): Set<string> {
  return byText.get(normalForm(text)) ?? new Set()
}

/** Six ways to type one number: as printed, lower case, joined, spaced, dotted, full width. */
export function spellings(number: string): string[] {
  return [
    number,
    number.toLowerCase(),
    number.replace(/[^\p{L}\p{N}]/gu, ''),
    number.replace(/[^\p{L}\p{N}]+/gu, ' ').replace(/(?<=[A-Za-z])(?=\d)/, ' '),
    number.replace(/[-_/ ]+/g, '.'),
    number.replace(/[!-~]/g, (character) => String.fromCharCode(character.charCodeAt(0) + 0xfee0)),
  ]
}

/** Swaps two letters, leaves one out, doubles one or types a neighbouring key; the first letter stays. */
export function misspell(word: string, random: Random): string {
  const at = 1 + Math.floor(random() * (word.length - 2))
  const near = NEIGHBOURING_KEYS[word.charAt(at).toLowerCase()] ?? 'e'
  switch (Math.floor(random() * 4)) {
    case 0:
      return word.slice(0, at) + word.charAt(at + 1) + word.charAt(at) + word.slice(at + 2)
    case 1:
      return word.slice(0, at) + word.slice(at + 1)
    case 2:
      return word.slice(0, at) + word.charAt(at) + word.slice(at)
    default:
      return (
        word.slice(0, at) + near.charAt(Math.floor(random() * near.length)) + word.slice(at + 1)
      )
  }
}

export function sample<T>(all: readonly T[], count: number, random: Random): T[] {
  const chosen = new Set<T>()
  while (chosen.size < Math.min(count, all.length)) {
    const one = all[Math.floor(random() * all.length)]
    if (one !== undefined) chosen.add(one)
  }
  return [...chosen]
}

/** A generator of pseudo-random numbers from 0 to below 1. */
export function mulberry32(seed: number): Random {
  let state = seed
  return () => {
    state = (state + 0x6d2b79f5) | 0
    let mixed = Math.imul(state ^ (state >>> 15), 1 | state)
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 4_294_967_296
  }
}

const NEIGHBOURING_KEYS: Record<string, string> = {
  a: 'sqz',
  b: 'vnh',
  c: 'xvd',
  d: 'sfe',
  e: 'wrd',
  f: 'dgr',
  g: 'fht',
  h: 'gjy',
  i: 'uok',
  j: 'hku',
  k: 'jli',
  l: 'ko',
  m: 'nj',
  n: 'bmh',
  o: 'ipl',
  p: 'ol',
  q: 'wa',
  r: 'etf',
  s: 'adw',
  t: 'ryg',
  u: 'yij',
  v: 'cbf',
  w: 'qes',
  x: 'zcs',
  y: 'tuh',
  z: 'xa',
  0: '9',
  1: '2',
  2: '13',
  3: '24',
  4: '35',
  5: '46',
  6: '57',
  7: '68',
  8: '79',
  9: '80',
}
