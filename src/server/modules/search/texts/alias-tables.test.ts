// Checks the alias tables against the data: their targets exist, and no number denotes two different cells.
import { readFileSync } from 'node:fs'
import { gunzipSync } from 'node:zlib'
import { describe, expect, it } from 'vitest'
import { CHEMISTRIES } from '../../../../shared/vocabulary.ts'
import { cellKey } from '../spelling/cell-key.ts'
import { readableForm, searchKeyOf } from '../spelling/term-forms.ts'
import { APPLE_MODELS, APPLE_MODELS_NOT_LISTED } from '../../../../shared/data/apple-models.ts'
import { CHINESE_BRANDS, CHINESE_SERIES } from './brand-aliases.ts'
import { CELL_CROSS_REFERENCES } from './cell-cross-references.ts'
import {
  CELL_SIZES,
  CELL_SIZES_NOT_LISTED,
  HEARING_AID_COLOURS,
  HEARING_AID_WORDS,
  NUMBERS_OF_TWO_CHEMISTRIES,
  SMALL_CELL_WORDS,
} from './cell-names.ts'
import {
  MORE_CHINESE_SERIES,
  LATIN_BRANDS,
  PINYIN_BRANDS,
  PINYIN_SERIES,
} from './latin-brand-aliases.ts'

interface Device {
  brand: string
  model: string
  aliases: string[]
}

interface Cell {
  category: string[]
  chemistry: string
  iecName: string | null
  ansiName: string | null
  partNumbers: string[]
}

const devices = rowsOf<Device>('devices.ndjson.gz')
const deviceNames = new Set(devices.flatMap(({ model, aliases }) => [model, ...aliases]))
const brands = new Set(devices.map(({ brand }) => searchKeyOf(readableForm(brand))))
const sizes = new Set(rowsOf<{ size: string }>('battery_sizes.ndjson').map(({ size }) => size))
const cells = rowsOf<Cell>('catalogue.ndjson.gz').filter(isStandardCell)
const allSizes = [...CELL_SIZES, ...CELL_SIZES_NOT_LISTED]
const ofTwoChemistries = new Set([...NUMBERS_OF_TWO_CHEMISTRIES].map((name) => cellKey(name)))
const chemistriesByKey = Map.groupBy(
  allSizes.flatMap(({ variants }) =>
    variants.flatMap(({ chemistry, names }) =>
      names.map((name) => ({ chemistry, key: cellKey(name) })),
    ),
  ),
  ({ key }) => key,
)
const codeOf = new Map(Object.entries(CHEMISTRIES).map(([code, names]) => [names.en_us, code]))
// The data spells it with f, the vocabulary 'disulphide'.
codeOf.set('Lithium iron disulfide', 'lifes2')

describe('Apple models', () => {
  it('name devices of the data', () => {
    expect(APPLE_MODELS.filter(({ identifiers }) => identifiers.length === 0)).toEqual([])
    const identifiers = APPLE_MODELS.flatMap((model) => model.identifiers)
    expect(identifiers.filter((identifier) => !deviceNames.has(identifier))).toEqual([])
  })

  it('cover every MacBook of the data', () => {
    const known = new Set(APPLE_MODELS.flatMap((model) => model.identifiers))
    const macs = devices.filter(
      ({ brand, model }) => brand === 'Apple' && /^MacBook\w+,/.test(model),
    )
    expect(macs.length).toBeGreaterThan(60)
    expect(macs.map(({ model }) => model).filter((model) => !known.has(model))).toEqual([])
  })

  it('have numbers and names in the form the search compares', () => {
    const all = [...APPLE_MODELS, ...APPLE_MODELS_NOT_LISTED]
    const numbers = all.flatMap((model) => model.numbers)
    expect(numbers.filter((number) => !/^(?:a\d{4}|emc\d{4,5})$/.test(number))).toEqual([])
    expect(notReadable(all.flatMap((model) => model.names))).toEqual([])
    expect(all.filter(({ names }) => names.some((name) => !/ \d{4}$/.test(name)))).toEqual([])
  })

  it('keep numbers of other machines apart from those of the data', () => {
    const listedNumbers = new Set(APPLE_MODELS.flatMap((model) => model.numbers))
    const otherNumbers = APPLE_MODELS_NOT_LISTED.flatMap((model) => model.numbers)
    expect(otherNumbers.filter((number) => listedNumbers.has(number))).toEqual([])
    const otherIdentifiers = APPLE_MODELS_NOT_LISTED.flatMap((model) => model.identifiers)
    expect(otherIdentifiers).toEqual([])
  })

  it.each([
    ['a1466', ['MacBookAir5,2', 'MacBookAir6,2', 'MacBookAir7,2']],
    ['emc2632', ['MacBookAir6,2']],
    ['a1566', ['iPad5,3', 'iPad5,4']],
  ])('%s means all machines of that number', (number, identifiers) => {
    const found = APPLE_MODELS.filter((model) => model.numbers.includes(number))
    expect(found.flatMap((model) => model.identifiers)).toEqual(identifiers)
  })
})

describe('cell sizes', () => {
  it('are the sizes of the data, and those listed as missing from the data are not in it', () => {
    expect(CELL_SIZES.filter(({ size }) => !sizes.has(size)).map(({ size }) => size)).toEqual([])
    expect(CELL_SIZES_NOT_LISTED.filter(({ size }) => sizes.has(size))).toEqual([])
    expect(new Set(allSizes.map(({ size }) => size)).size).toBe(allSizes.length)
  })

  it('have chemistries that are known, one variant each', () => {
    const known = new Set([
      ...Object.keys(CHEMISTRIES),
      'zinc-carbon',
      'li-cfx',
      'lithium-rechargeable-3v',
    ])
    for (const { size, variants } of allSizes) {
      const chemistries = variants.map(({ chemistry }) => chemistry)
      expect(
        chemistries.filter((chemistry) => !known.has(chemistry)),
        size,
      ).toEqual([])
      expect(new Set(chemistries).size, size).toBe(chemistries.length)
    }
  })

  it('reach every standard cell of the catalogue by exactly one variant', () => {
    expect(cells.length).toBeGreaterThan(400)
    const wrong = cells.filter((cell) => variantsOf(cell).length !== 1)
    expect(wrong.map(({ partNumbers }) => partNumbers[0])).toEqual([])
  })

  it('begin with a number of the product, for each variant that is sold', () => {
    for (const cell of cells) {
      for (const { names } of variantsOf(cell))
        expect(numbersOf(cell)).toContain(cellKey(names[0] ?? ''))
    }
  })

  it('never give one number to two sizes, nor to two chemistries unless listed as ambiguous', () => {
    const owners = new Map<string, Set<string>>()
    const add = (name: string, owner: string) => {
      const norm = cellKey(name)
      owners.set(norm, (owners.get(norm) ?? new Set()).add(owner))
    }
    for (const { size, names, variants } of allSizes) {
      for (const name of names) add(name, size)
      for (const { chemistry, names: own } of variants) {
        for (const name of own) add(name, `${size} ${chemistry}`)
      }
    }
    for (const { number, size, chemistry } of CELL_CROSS_REFERENCES)
      add(number, `${size} ${chemistry}`)
    const shared = [...owners].filter(([norm, all]) => all.size > 1 && !ofTwoChemistries.has(norm))
    expect(shared.map(([norm, all]) => [norm, ...all])).toEqual([])
  })

  it('list as ambiguous only numbers that the tables or the catalogue have in two chemistries', () => {
    for (const name of NUMBERS_OF_TWO_CHEMISTRIES) {
      const sold = cells.filter((cell) => numbersOf(cell).includes(cellKey(name)))
      const chemistries = [...sold.map(chemistryOf), ...chemistriesOf(cellKey(name))]
      expect(new Set(chemistries).size, name).toBe(2)
    }
  })

  it('in the table agree with the catalogue, except for numbers listed as ambiguous', () => {
    for (const cell of cells) {
      for (const number of numbersOf(cell)) {
        if (ofTwoChemistries.has(number)) continue
        for (const chemistry of chemistriesOf(number)) {
          expect([number, chemistry]).toEqual([number, chemistryOf(cell)])
        }
      }
    }
  })

  it('are written in the form the search compares', () => {
    const texts = [
      ...allSizes.flatMap(({ names, variants }) => [
        ...names,
        ...variants.flatMap((one) => one.names),
      ]),
      ...NUMBERS_OF_TWO_CHEMISTRIES,
      ...SMALL_CELL_WORDS,
      ...HEARING_AID_WORDS,
      ...Object.values(HEARING_AID_COLOURS).flat(),
    ]
    expect(notReadable(texts)).toEqual([])
  })

  it('have their own colour words for each hearing aid size', () => {
    expect(Object.keys(HEARING_AID_COLOURS).filter((size) => !sizes.has(size))).toEqual([])
    const words = Object.values(HEARING_AID_COLOURS).flat()
    expect(new Set(words).size).toBe(words.length)
  })
})

describe('cross references', () => {
  it('lead to a variant of a known size', () => {
    const variants = new Set(
      allSizes.flatMap(({ size, variants: all }) =>
        all.map(({ chemistry }) => `${size} ${chemistry}`),
      ),
    )
    const lost = CELL_CROSS_REFERENCES.filter(
      ({ size, chemistry }) => !variants.has(`${size} ${chemistry}`),
    )
    expect(lost).toEqual([])
  })

  it('are written in the form the search compares, each once', () => {
    expect(notReadable(CELL_CROSS_REFERENCES.map(({ number }) => number))).toEqual([])
    const rows = CELL_CROSS_REFERENCES.map(({ maker, number }) => `${maker} ${cellKey(number)}`)
    expect(rows.filter((row, at) => rows.indexOf(row) !== at)).toEqual([])
  })

  it.each([
    ['mn1500', 'AA', 'alkaline'],
    ['l91', 'AA', 'lifes2'],
    ['nh22', '6LR61', 'ni-mh'],
    ['v23ga', 'A23', 'alkaline'],
    ['6032', 'CR2032', 'limno2'],
  ])('say that %s is a cell %s of the chemistry %s', (number, size, chemistry) => {
    const found = CELL_CROSS_REFERENCES.filter((row) => row.number === number)
    expect(found.map((row) => [row.size, row.chemistry])).toEqual([[size, chemistry]])
  })
})

describe('brands and series', () => {
  it('lead to brands of the data or of the Chinese table', () => {
    const known = new Set([
      ...brands,
      ...Object.values(CHINESE_BRANDS).map((brand) => searchKeyOf(brand)),
    ])
    const targets = [...Object.values(PINYIN_BRANDS), ...Object.values(LATIN_BRANDS)]
    expect(targets.filter((brand) => !known.has(searchKeyOf(brand)))).toEqual([])
  })

  it('never rename a brand of the data', () => {
    const renamed = Object.entries({ ...PINYIN_BRANDS, ...LATIN_BRANDS }).filter(
      ([alias, brand]) =>
        brands.has(searchKeyOf(alias)) && searchKeyOf(alias) !== searchKeyOf(brand),
    )
    expect(renamed).toEqual([])
  })

  it('lead from a series to models of the data', () => {
    const words = devices.map(
      ({ model }) => ` ${readableForm(model).replaceAll(/[^\p{L}\p{N}]+/gu, ' ')} `,
    )
    const targets = [...Object.values(MORE_CHINESE_SERIES), ...Object.values(PINYIN_SERIES)]
    const lost = targets.filter(
      (series) =>
        !words.some((text) => series.split(' ').every((word) => text.includes(` ${word} `))),
    )
    expect(lost).toEqual([])
  })

  it('are written in the form the search compares and repeat no other table', () => {
    const tables = [PINYIN_BRANDS, LATIN_BRANDS, MORE_CHINESE_SERIES, PINYIN_SERIES]
    expect(notReadable(tables.flatMap((table) => Object.entries(table).flat()))).toEqual([])
    expect(Object.keys(MORE_CHINESE_SERIES).filter((name) => name in CHINESE_SERIES)).toEqual([])
  })
})

function rowsOf<T>(file: string): T[] {
  const bytes = readFileSync(new URL(`../../../../../data/${file}`, import.meta.url))
  const text = (file.endsWith('.gz') ? gunzipSync(bytes) : bytes).toString('utf8')
  return text.split('\n').flatMap((line) => (line ? [JSON.parse(line) as T] : []))
}

/** Cells sold by size, not by device: UPS packs with a maker's name have no standard size. */
function isStandardCell({ category, partNumbers }: Cell): boolean {
  const kind = category.at(-1) ?? ''
  return (
    ['general', 'watch', 'hearing-aid', 'ups'].includes(kind) && sizes.has(partNumbers[0] ?? '')
  )
}

function chemistryOf(cell: Cell): string {
  return codeOf.get(cell.chemistry) ?? cell.chemistry
}

function chemistriesOf(key: string): string[] {
  return (chemistriesByKey.get(key) ?? []).map(({ chemistry }) => chemistry)
}

function numbersOf({ partNumbers, iecName, ansiName }: Cell): string[] {
  const all = [...partNumbers, iecName ?? '', ansiName ?? '']
  return all.map((number) => cellKey(number)).filter((number) => number !== '')
}

function variantsOf(cell: Cell) {
  const numbers = numbersOf(cell)
  const own = numbers[0] ?? ''
  return CELL_SIZES.flatMap(({ size, variants }) =>
    variants.filter(
      ({ chemistry, names }) =>
        chemistry === chemistryOf(cell) &&
        (cellKey(size) === own || names.some((name) => cellKey(name) === own)),
    ),
  )
}

/** Texts that reading as a query would change: case, width, accents, spaces. */
function notReadable(texts: readonly string[]): string[] {
  return texts.filter(
    (text) => text !== readableForm(text).trim().replaceAll(/\s+/g, ' ') || text === '',
  )
}
