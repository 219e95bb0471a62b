// Every search example shown on the site exists in the data, and the texts contain no other examples.
import { globSync, readFileSync } from 'node:fs'
import { gunzipSync } from 'node:zlib'
import { describe, expect, it } from 'vitest'
import { withBrand } from '../../../shared/brand.ts'
import { normalisePartNumber } from '../../../shared/part-number.ts'
import { EXAMPLES_IN_TEXTS, SEARCH_EXAMPLES, SEARCH_EXAMPLES_HK } from './search-examples.ts'

interface Item {
  itemNo: string
  ean: string
  iecName: string | null
  ansiName: string | null
  partNumbers: string[]
  voltage: number
  energy_Wh: number
  fitDeviceIds: string[]
}

const ROOT = new URL('../../../../', import.meta.url)
const LANGUAGES = ['en_us', 'zh_cn', 'zh_hk']
const items = rowsOf<Item>('catalogue.ndjson.gz')
const fitted = new Set(items.flatMap(({ fitDeviceIds }) => fitDeviceIds))
const devices = rowsOf<{ id: string; brand: string; model: string }>('devices.ndjson.gz')
const { number, device, chinese, ean, cell, values, own } = withBrand(SEARCH_EXAMPLES)

describe('examples of the search', () => {
  it.each([number, ...EXAMPLES_IN_TEXTS.numbers])('%s is a part number', (example) => {
    expect(items.some((item) => has(item.partNumbers, example))).toBe(true)
  })

  it.each([cell, ...EXAMPLES_IN_TEXTS.cells])('%s is a name of a cell', (example) => {
    expect(items.filter((item) => has(namesOf(item), example)).length).toBeGreaterThan(0)
  })

  it('LR44 and AG13 are names of one cell', () => {
    const found = items.filter((item) => has(namesOf(item), 'LR44'))
    expect(found.length).toBeGreaterThan(0)
    expect(found.filter((item) => !has(namesOf(item), 'AG13'))).toEqual([])
  })

  it.each([ean, ...EXAMPLES_IN_TEXTS.eans])('%s is a barcode', (example) => {
    expect(items.some((item) => item.ean === normalisePartNumber(example))).toBe(true)
  })

  it.each([own, ...EXAMPLES_IN_TEXTS.own])('%s is an item number', (example) => {
    expect(items.some((item) => has([item.itemNo], example))).toBe(true)
  })

  it.each([device, ...EXAMPLES_IN_TEXTS.devices])('%s is a device with a battery', (example) => {
    expect(withBattery(example)).toBe(true)
  })

  it.each([chinese, SEARCH_EXAMPLES_HK.chinese])(
    '%s is a Lenovo device with a battery',
    (example) => {
      expect(example).toMatch(/^(?:联想|聯想) /)
      expect(withBattery(`Lenovo ThinkPad ${example.split(' ')[1]}`)).toBe(true)
    },
  )

  it.each([values, ...EXAMPLES_IN_TEXTS.values])('%s are values of an item', (example) => {
    const [, volts, energy] = /^([\d.]+) V (\d+) Wh$/.exec(example) ?? []
    const found = items.filter(
      (item) => item.voltage === Number(volts) && Math.round(item.energy_Wh) === Number(energy),
    )
    expect(found.length).toBeGreaterThan(0)
  })
})

describe('texts of the site', () => {
  it('print each example in all three languages', () => {
    const examples = Object.values(EXAMPLES_IN_TEXTS).flat()
    for (const language of LANGUAGES) {
      const text = textsOf(language).join('\n').replaceAll('\\u00a0', ' ')
      expect(examples.filter((example) => !text.includes(example))).toEqual([])
    }
  })

  it('print no number that is not among the examples', () => {
    const known = Object.values(EXAMPLES_IN_TEXTS).flat().join(' ').split(' ')
    for (const language of LANGUAGES) {
      const printed = textsOf(language).flatMap((text) => text.match(LIKE_A_NUMBER) ?? [])
      expect(printed.length).toBeGreaterThan(5)
      expect(printed.filter((one) => !known.includes(one) && !NO_EXAMPLES.has(one))).toEqual([])
      const codes = textsOf(language).flatMap((text) => text.match(LIKE_A_BARCODE) ?? [])
      expect(codes).toEqual([...EXAMPLES_IN_TEXTS.eans])
    }
  })

  it('name only items that exist, also in the content', () => {
    const content = globSync('data/content/**/*.md', { cwd: ROOT })
      .map((file) => withBrand(read(file)))
      .join('\n')
    const printed = content.match(/\bV[CU]-[A-Z]{2}\d{5}\b/g) ?? []
    expect(printed.length).toBeGreaterThan(0)
    expect(printed.filter((one) => !items.some(({ itemNo }) => itemNo === one))).toEqual([])
  })
})

/** A word of capitals and digits with at least four characters: '45N1001', 'LR44', 'VC-LT81747'. */
const LIKE_A_NUMBER =
  /(?<![\w-])(?=[A-Z-]*\d)(?=[\d-]*[A-Z])(?=(?:-?[A-Z0-9]){4})[A-Z0-9]{2,}(?:-[A-Z0-9]+)*(?![\w-])/g
const LIKE_A_BARCODE = /(?<![\d+] ?)\b\d(?: ?\d){11,13}\b/g
/** Capitals and digits that are not a search example: a licence, and an IOSS number, which European customs ask for. */
const NO_EXAMPLES = new Set(['CC-BY-4', 'IM0123456789'])

function has(names: readonly string[], example: string): boolean {
  const norm = normalisePartNumber(example)
  return names.some((name) => normalisePartNumber(name) === norm)
}

function namesOf({ partNumbers, iecName, ansiName }: Item): string[] {
  return [...partNumbers, iecName ?? '', ansiName ?? '']
}

function withBattery(example: string): boolean {
  const norm = normalisePartNumber(example)
  return devices.some(
    ({ id, brand, model }) =>
      fitted.has(id) && [model, brand + model].some((name) => normalisePartNumber(name) === norm),
  )
}

/** The source of a language's texts, with escaped tabs and line breaks unescaped. */
function textsOf(language: string): string[] {
  const paths = globSync(`src/web/texts/${language}/*.ts`, { cwd: ROOT })
  return paths.map((path) => withBrand(read(path)).replaceAll(/\\[nt]/g, '\n'))
}

function read(path: string): string {
  return readFileSync(new URL(path, ROOT), 'utf8')
}

function rowsOf<T>(file: string): T[] {
  const text = gunzipSync(readFileSync(new URL(`data/${file}`, ROOT))).toString('utf8')
  return text.split('\n').flatMap((line) => (line ? [JSON.parse(line) as T] : []))
}
