// Tests the word tables of the search: their form, their consistency with each other and the data, and how they
// are read.
import { readFileSync } from 'node:fs'
import { gunzipSync } from 'node:zlib'
import { describe, expect, it } from 'vitest'
import { CHEMISTRIES } from '../../../../shared/vocabulary.ts'
import { readableForm } from '../spelling/term-forms.ts'
import { AMBIGUOUS_WORDS } from './ambiguous-words.ts'
import { CATEGORY_WORDS } from './category-words.ts'
import { CELL_NAMES, CELL_PURPOSES, CELL_WORDS } from './cell-words.ts'
import { CHEMISTRY_WORDS, IMPLIES_RECHARGEABLE } from './chemistry-words.ts'
import { COURTESY_WORDS } from './courtesy-words.ts'
import { GENERATION_WORDS, ORDINAL_WORDS } from './generation-words.ts'
import { NOT_SOLD_WORDS, type NotSoldClass } from './not-sold-words.ts'
import {
  COUNTED_WORDS,
  LIST_WORDS,
  PACK_LABELS,
  PACK_WORDS,
  QUANTITY_LABELS,
  QUANTITY_WORDS,
} from './quantity-words.ts'
import { SPOKEN_NUMBERS, SPOKEN_NUMBERS_IN_NAMES } from './spoken-numbers.ts'
import { TRADE_WORDS } from './trade-words.ts'
import { CHARGING_WORDS, UNIT_WORDS } from './unit-words.ts'

const COURTESY = Object.values(COURTESY_WORDS).flat()
const TRADE = Object.values(TRADE_WORDS).flat()
const TABLES: Record<string, readonly string[]> = {
  courtesy: COURTESY,
  trade: TRADE,
  ambiguous: Object.keys(AMBIGUOUS_WORDS),
  category: Object.values(CATEGORY_WORDS).flat(),
  chemistry: Object.keys(CHEMISTRY_WORDS),
  cell: CELL_WORDS,
  cellName: Object.keys(CELL_NAMES),
  cellPurpose: Object.keys(CELL_PURPOSES),
  quantity: QUANTITY_WORDS,
  list: LIST_WORDS,
  generation: GENERATION_WORDS,
  ordinal: Object.keys(ORDINAL_WORDS),
  spoken: Object.keys(SPOKEN_NUMBERS),
  notSold: Object.values(NOT_SOLD_WORDS).flat(),
}
const ALL = [...Object.values(TABLES).flat(), ...IMPLIES_RECHARGEABLE]

/** Tables that may share words: the name of a size also indicates a cell. */
const MAY_SHARE = new Set(['cell+cellName'])

interface Device {
  brand: string
  model: string
  aliases: string[]
  deviceType: string
}
interface Product {
  category: string[]
  deviceBrand: string | null
  partNumbers: string[]
  reportedNames: string[]
}

const devices = rowsOf<Device>('devices.ndjson.gz')
const products = rowsOf<Product>('catalogue.ndjson.gz')
const brands = new Set(
  [...devices.map(({ brand }) => brand), ...products.map(({ deviceBrand }) => deviceBrand ?? '')]
    .map((name) => normal(name))
    .filter(Boolean),
)
const numbers = new Set(
  products
    .flatMap(({ partNumbers, reportedNames }) => [...partNumbers, ...reportedNames])
    .map((number) => normal(number, '')),
)
/** The number of devices in whose names a word is. */
const deviceCounts = countWords()

describe('form', () => {
  it('every entry is in normal form', () => {
    expect(ALL.filter((word) => word !== normal(word))).toEqual([])
    const units = Object.keys(UNIT_WORDS).filter((word) => !/[°"\u2032\u201c\u201d]/.test(word))
    expect(units.filter((word) => word !== normal(word))).toEqual([])
    expect(Object.keys(UNIT_WORDS).filter((word) => word !== readableForm(word))).toEqual([])
  })

  it('no list repeats a word', () => {
    for (const table of [COURTESY_WORDS, TRADE_WORDS, CATEGORY_WORDS, NOT_SOLD_WORDS])
      for (const words of Object.values(table)) expect(repeated(words)).toEqual([])
    for (const words of [CELL_WORDS, QUANTITY_WORDS, LIST_WORDS, IMPLIES_RECHARGEABLE])
      expect(repeated(words)).toEqual([])
  })

  it('words beside a number are unique and in normal form, and every counted word is a quantity word', () => {
    for (const words of [QUANTITY_LABELS, PACK_LABELS, PACK_WORDS, COUNTED_WORDS, CHARGING_WORDS]) {
      expect(words.filter((word) => word !== normal(word))).toEqual([])
      expect(repeated(words)).toEqual([])
    }
    const known = new Set(QUANTITY_WORDS)
    expect(COUNTED_WORDS.filter((word) => !known.has(word))).toEqual([])
  })

  it('every language has words', () => {
    const languages = ['en', 'de', 'fr', 'es', 'it', 'pt', 'nl', 'pl', 'tr', 'ja', 'zh']
    expect(Object.keys(COURTESY_WORDS)).toEqual(languages)
    expect(Object.keys(TRADE_WORDS)).toEqual(languages)
    expect(Math.min(...Object.values(COURTESY_WORDS).map(({ length }) => length))).toBeGreaterThan(
      300,
    )
    expect(Math.min(...Object.values(TRADE_WORDS).map(({ length }) => length))).toBeGreaterThan(150)
  })
})

describe('against each other', () => {
  it('no word is in two tables, except names of cells and accessories', () => {
    const names = Object.keys(TABLES)
    const shared = names.flatMap((one, at) =>
      names
        .slice(at + 1)
        .filter((other) => !MAY_SHARE.has(`${one}+${other}`))
        .flatMap((other) => bothIn(one, other).map((word) => `${one}+${other}: ${word}`)),
    )
    // A charger next to a word for a battery is an accessory; alone it is not sold here.
    const accessories = ['charger', 'cable', 'spare-part'].flatMap(
      (name) => NOT_SOLD_WORDS[name as NotSoldClass],
    )
    const unexpected = shared.filter(
      (pair) => !accessories.some((word) => pair.endsWith(`: ${word}`)),
    )
    expect(unexpected).toEqual([])
  })

  it('no word belongs to two classes of products that are not sold', () => {
    expect(repeated(Object.values(NOT_SOLD_WORDS).flat())).toEqual([])
  })

  it("only the French 'portable' names two categories", () => {
    expect(repeated(Object.values(CATEGORY_WORDS).flat())).toEqual(['portable'])
  })

  it('words that imply a rechargeable battery are not chemistry words', () => {
    expect(IMPLIES_RECHARGEABLE.filter((word) => CHEMISTRY_WORDS[word])).toEqual([])
  })
})

describe('against the data', () => {
  it('no courtesy or trade word is a brand or a part number', () => {
    const words = [...COURTESY, ...TRADE]
    expect(words.filter((word) => brands.has(word))).toEqual([])
    expect(words.filter((word) => numbers.has(normal(word, '')))).toEqual([])
  })

  it('no courtesy or trade word is in the names of more than three devices', () => {
    expect([...COURTESY, ...TRADE].filter((word) => deviceCountOf(word) > 3)).toEqual([])
  })

  it('an ambiguous word is a brand, a part number or in the name of a device', () => {
    const words = Object.entries(AMBIGUOUS_WORDS).filter(
      ([word]) => deviceCountOf(word) === 0 && !brands.has(word) && !numbers.has(word),
    )
    expect(words).toEqual([])
  })

  it('spoken numbers in the names of more than three devices are listed as such', () => {
    const inNames = Object.keys(SPOKEN_NUMBERS).filter((word) => deviceCountOf(word) > 3)
    expect(inNames.length).toBeGreaterThan(0)
    expect(inNames.filter((word) => !(word in SPOKEN_NUMBERS_IN_NAMES))).toEqual([])
  })

  it('names of device series that buyers type are never ignored', () => {
    const ignored = new Set([...COURTESY, ...TRADE, ...Object.keys(AMBIGUOUS_WORDS)])
    const series =
      'mini plus note max pro air go book tab edge mate nova view spin swift prime dell vostro'
    expect(series.split(' ').filter((word) => ignored.has(word))).toEqual([])
  })

  it('categories and chemistries are those of the catalogue', () => {
    const categories = new Set(products.map(({ category }) => category[1]))
    expect(Object.keys(CATEGORY_WORDS).toSorted()).toEqual([...categories].toSorted())
    const known = new Set([...Object.keys(CHEMISTRIES), 'zinc-carbon'])
    const codes = Object.values(CHEMISTRY_WORDS).flatMap(({ chemistry }) => chemistry ?? [])
    expect(codes.filter((code) => !known.has(code))).toEqual([])
    expect(new Set(codes).size).toBeGreaterThanOrEqual(12)
  })

  it('no class of products that are not sold is one that is sold, and none of its words is a brand', () => {
    expect(TABLES['notSold']?.filter((word) => brands.has(word))).toEqual([])
    const sold = new Set([
      ...devices.map(({ deviceType }) => deviceType),
      ...Object.keys(CATEGORY_WORDS),
    ])
    expect(Object.keys(NOT_SOLD_WORDS).filter((id) => sold.has(id.replaceAll('-', ' ')))).toEqual(
      [],
    )
  })

  it('names and purposes of cells lead to sizes that exist', () => {
    const sizes = readFileSync('data/battery_sizes.ndjson', 'utf8').trim().split('\n')
    const known = new Set(
      sizes.flatMap((row) => {
        const { size, commonNames } = JSON.parse(row) as { size: string; commonNames: string[] }
        return [size, ...commonNames].map((name) => normal(name, ''))
      }),
    )
    const targets = [...Object.values(CELL_NAMES), ...Object.values(CELL_PURPOSES)]
    expect(targets.filter((size) => !known.has(normal(size, '')))).toEqual([])
  })
})

describe('the words of a message that are in no table', () => {
  it.each([
    [
      'Hi, do you have the replacement battery for Lenovo T480 in stock? Best regards',
      'lenovo t480',
    ],
    ['Please send me your best price for 50 pcs SS03XL, thank you very much', '50 ss03xl'],
    [
      'Guten Tag, haben Sie einen Ersatzakku für Latitude 5490 auf Lager? Vielen Dank',
      'latitude 5490',
    ],
    ['Ich suche eine Knopfzelle fuer meine Waage, Groesse CR2450', 'waage cr2450'],
    [
      "Bonjour, je cherche une batterie d'origine pour EliteBook 840 G5, s'il vous plaît",
      'elitebook 840 g5',
    ],
    ['Avez-vous des piles bouton LR44 en stock ? Quel est le prix ?', 'lr44'],
    [
      'Hola, necesito una batería de móvil para Redmi Note 9, ¿cuánto cuesta? Gracias',
      'redmi note 9',
    ],
    [
      'Buongiorno, cerco la batteria compatibile per Aspire A515, qual è il prezzo? Grazie',
      'aspire a515',
    ],
    ['Bom dia, vocês têm bateria para notebook Inspiron 15? Obrigado desde já', 'inspiron 15'],
    ['Goedendag, heeft u een accu voor de XPS 13 op voorraad? Met vriendelijke groet', 'xps 13'],
    [
      'Dzień dobry, szukam baterii do laptopa ThinkPad T480. Ile kosztuje? Dziękuję',
      'thinkpad t480',
    ],
    ['Merhaba, Galaxy S21 için batarya arıyorum, stokta var mı? Teşekkürler', 'galaxy s21'],
    [
      'お世話になっております。EliteBook 840 G5用バッテリーを探しています。在庫はありますか？',
      'elitebook 840 g5',
    ],
    ['你好，请问有没有 ThinkPad T480 的电池？多少钱一个？谢谢', 'thinkpad t480'],
    ['唔該，想問下 iPhone 13 電池幾多錢，有冇現貨？', 'iphone 13'],
    [
      'Rechargeable Li-ion Battery Pack, Model: AP16M5J, Rating: 7.7V 4810mAh 37Wh, Made in China. Caution: do not dispose in fire',
      'ap16m5j 7 7v 4810mah 37wh',
    ],
    [
      'Lenovo ASM P/N 45N1001 FRU P/N 45N1000, Limited Charge Voltage 12.6V',
      'lenovo 45n1001 45n1000 12 6v',
    ],
    [
      'Urgent: we are looking for 20x CR2032 button cells, could you send me a quotation incl. delivery time?',
      '20x cr2032',
    ],
    [
      'Sehr geehrte Damen und Herren, bitte nennen Sie mir den Preis für 30 Stück SS03XL und die Lieferzeit. MfG',
      '30 ss03xl',
    ],
    ['Die Batterie meiner Armbanduhr ist leer, ich brauche eine neue SR626SW', 'sr626sw'],
    [
      "Auriez-vous la batterie neuve compatible avec le ThinkPad T480 ? Merci d'avance, cordialement",
      'thinkpad t480',
    ],
    [
      'Estimados señores: buscamos pilas recargables AA, ¿podrían enviarme un presupuesto? Un saludo',
      'aa',
    ],
    [
      'Salve, mi serve una pila a bottone CR2025 per il telecomando, quanto costa?',
      'cr2025 telecomando',
    ],
    ['Procuro pilha de relógio SR626SW, vocês têm pronta entrega?', 'sr626sw'],
    [
      'Ik ben op zoek naar een vervangende accu voor mijn laptop, type L17C3P52. Wat kost deze?',
      'l17c3p52',
    ],
    ['Potrzebuję zamiennika baterii do telefonu Galaxy A52, czy jest na stanie?', 'galaxy a52'],
    [
      'Dizüstü bilgisayarım için yedek batarya lazım, model Aspire E15, fiyat alabilir miyim?',
      'aspire e15',
    ],
    ['CR2032のボタン電池を10個購入したいのですが、いくらですか？', 'cr2032 10'],
    ['亲，我想买五号充电电池，要20节，包邮吗？', '20'],
    ['老板，戴尔灵越的笔记本电池型号 WDX0R 还有货吗？急用，尽快回复', '戴尔灵越 wdx0r'],
    ['Redmi Note 8 pil fiyatı ne kadar, sent from my iPhone', 'redmi note 8'],
  ])('are what the search looks for: %s', (message, unknown) => {
    expect(unknownWords(message)).toBe(unknown)
  })
})

/** The words that are in no table, reading the longest phrase first, as the search does too. */
function unknownWords(message: string): string {
  const known = new Set(ALL)
  const tokens = normal(message).match(/[\u2e80-\u9fff]+|[^\s\u2e80-\u9fff]+/g) ?? []
  const unknown: string[] = []
  for (let at = 0; at < tokens.length;) {
    const size = [8, 7, 6, 5, 4, 3, 2, 1].find(
      (length) =>
        at + length <= tokens.length && known.has(tokens.slice(at, at + length).join(' ')),
    )
    const token = tokens[at] ?? ''
    if (!size) unknown.push(...unknownParts(token, known))
    at += size ?? 1
  }
  return unknown.join(' ')
}

// In Chinese or Japanese runs the longest known word wins; any other token is unknown as a whole.
function unknownParts(token: string, known: ReadonlySet<string>): string[] {
  if (!/^[\u2e80-\u9fff]/.test(token)) return [token]
  let unknown = ''
  for (let at = 0; at < token.length;) {
    let end = token.length
    while (end > at && !known.has(token.slice(at, end))) end -= 1
    unknown += end > at ? ' ' : token.charAt(at)
    at = Math.max(end, at + 1)
  }
  return unknown.split(/\s+/).filter(Boolean)
}

function normal(text: string, blank = ' '): string {
  return readableForm(text)
    .replace(/[^\p{L}\p{N}]+/gu, blank)
    .trim()
}

function rowsOf<Row>(file: string): Row[] {
  const text = gunzipSync(readFileSync(`data/${file}`)).toString()
  return text
    .trim()
    .split('\n')
    .map((row) => JSON.parse(row) as Row)
}

function countWords(): Map<string, number> {
  const counts = new Map<string, number>()
  for (const { brand, model, aliases } of devices) {
    const words = new Set(normal([brand, model, ...aliases].join(' ')).split(' '))
    for (const word of words) counts.set(word, (counts.get(word) ?? 0) + 1)
  }
  return counts
}

function deviceCountOf(word: string): number {
  return deviceCounts.get(word) ?? 0
}

function bothIn(one: string, other: string): string[] {
  const words = new Set(TABLES[other])
  return [...new Set(TABLES[one])].filter((word) => words.has(word))
}

function repeated(words: readonly string[]): string[] {
  return [...new Set(words.filter((word, at) => words.indexOf(word) !== at))]
}
