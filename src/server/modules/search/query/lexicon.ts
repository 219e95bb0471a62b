// Meanings of known words and phrases in a query: courtesy, trade words, categories, chemistry, brands, cells,
// quantities, numbers.
import { readableForm, searchKeyOf } from '../spelling/term-forms.ts'
import { AMBIGUOUS_WORDS } from '../texts/ambiguous-words.ts'
import { CHINESE_BRANDS, CHINESE_SERIES } from '../texts/brand-aliases.ts'
import { CATEGORY_WORDS } from '../texts/category-words.ts'
import { CELL_CROSS_REFERENCES } from '../texts/cell-cross-references.ts'
import { HEARING_AID_COLOURS, HEARING_AID_WORDS, SMALL_CELL_WORDS } from '../texts/cell-names.ts'
import { CELL_NAMES, CELL_PURPOSES, CELL_WORDS, COIN_WORDS } from '../texts/cell-words.ts'
import { CHEMISTRY_WORDS, IMPLIES_RECHARGEABLE } from '../texts/chemistry-words.ts'
import { COURTESY_WORDS } from '../texts/courtesy-words.ts'
import { GENERATION_WORDS, ORDINAL_WORDS } from '../texts/generation-words.ts'
import {
  MORE_CHINESE_SERIES,
  LATIN_BRANDS,
  PINYIN_BRANDS,
  PINYIN_SERIES,
} from '../texts/latin-brand-aliases.ts'
import { NOT_SOLD_WORDS } from '../texts/not-sold-words.ts'
import {
  DURATION_WORDS,
  LIST_WORDS,
  PACK_LABELS,
  QUANTITY_LABELS,
  QUANTITY_WORDS,
} from '../texts/quantity-words.ts'
import { SPOKEN_NUMBERS } from '../texts/spoken-numbers.ts'
import { TRADE_WORDS } from '../texts/trade-words.ts'

export interface Meaning {
  /** Says nothing about the wanted battery. */
  courtesy?: true
  /** A word for a battery or a general trade term. */
  trade?: true
  /** A trade word that names the goods: 'battery', but not 'brand new' or 'test'. */
  goods?: true
  /** A trade word that names a series directly before a number. */
  series?: true
  /** A word for a cell or its size: a short number next to it denotes a cell. */
  cell?: true
  /** A word for a flat round cell of any size. */
  coin?: true
  /** A maker of cells and of no devices. */
  cellMaker?: true
  categories?: readonly string[]
  chemistry?: readonly string[]
  rechargeable?: boolean
  /** Its equivalent in names: 'lenovo' for 联想. */
  alias?: string
  /** A cell of the catalogue: 'CR2032' for a CMOS battery. */
  size?: string
  /** The hearing aid cell with this tab colour; elsewhere a plain colour. */
  colourOf?: string
  /** A word next to a number of pieces or a duration: 'pcs', 'Stück'. */
  quantity?: true
  /** A word followed by its number: 'qty 5' of anything, 'pack of 4' of what a pack contains. */
  numberFollows?: 'label' | 'pack'
  /** A word next to a generation number. */
  generation?: true
  /** The number of an ordinal: 6 for 'sixth' and 第六代. */
  ordinal?: number
  /** Separates one device from the next: 'and', 'oder', 和. */
  joins?: true
  /** A class of goods that the shop does not sell: batteries of cameras, chargers and the like. */
  notSold?: string
  /** A spoken number. */
  number?: number
}

/** The meaning of a phrase: plain lower-case words separated by single blanks. */
export function meaningOf(phrase: string): Meaning | undefined {
  return lexicon().meanings.get(phrase)
}

/** Whether any phrase starts with these characters; most words can be skipped immediately. */
export function beginsPhrase(phrase: string): boolean {
  return lexicon().beginnings.has(phrase)
}

/** The length of the longest phrase without blanks between words (Chinese, Japanese). */
export function longestUnspacedPhrase(): number {
  return lexicon().longestRun
}

const BRAND_ALIASES = {
  ...PINYIN_BRANDS,
  ...PINYIN_SERIES,
  ...LATIN_BRANDS,
  ...CHINESE_BRANDS,
  ...CHINESE_SERIES,
  ...MORE_CHINESE_SERIES,
}
interface Lexicon {
  meanings: Map<string, Meaning>
  beginnings: Set<string>
  longestRun: number
}

let learnt: Lexicon | undefined

/** Built with the first query, to keep the start of the server short. */
function lexicon(): Lexicon {
  if (learnt) return learnt
  learnt = { meanings: new Map(), beginnings: new Set(), longestRun: 0 }
  learnTradeWords(learnt)
  learnGoods(learnt)
  learnNumberWords(learnt)
  return learnt
}

function learn(into: Lexicon, phrases: Iterable<string>, meaning: Meaning): void {
  const { meanings, beginnings } = into
  for (const phrase of phrases) {
    const words = readableForm(phrase)
      .split(/[^\p{L}\p{N}]+/u)
      .filter(Boolean)
    if (words.length === 0) continue
    // Stored with separators and as one word.
    for (const key of new Set([words.join(' '), words.join('')])) {
      meanings.set(key, { ...meanings.get(key), ...meaning })
      if (CJK.test(key)) into.longestRun = Math.max(into.longestRun, key.length)
    }
    for (const count of words.keys()) beginnings.add(words.slice(0, count + 1).join(' '))
    // '5号' and 'usb线' are split where the script changes.
    const runs = words.length === 1 && CJK.test(words[0] ?? '') ? (words[0]?.match(RUNS) ?? []) : []
    for (const count of runs.keys()) beginnings.add(runs.slice(0, count + 1).join(''))
  }
}

function learnTrade(into: Lexicon, word: string): void {
  learn(
    into,
    [word],
    GOODS.test(readableForm(word)) ? { trade: true, goods: true } : { trade: true },
  )
}

/** The stems of the words for batteries in the languages of the tables. */
const GOODS =
  /bat+e?r|\bbatt?s?\b|ac+umul|ak+u|ac+u\b|\bpil[ea]?s?\b|\bcells?\b|电池|电芯|电瓶|バッテリ/

const RUNS =
  /[\u2e80-\u9fff\uac00-\ud7af\uf900-\ufaff]+|[^\u2e80-\u9fff\uac00-\ud7af\uf900-\ufaff]+/g
const CJK = /[\u2e80-\u9fff\uac00-\ud7af\uf900-\ufaff]/

// Categories for which the words of another one are used too: 'watch' may also be a smart watch.
const ALSO_MEANT: Record<string, string[]> = { watch: ['smart-watch'] }

// Makers of cells that also make devices. Next to the names of the others a short number is a cell.
const DEVICE_MAKERS = new Set([
  'panasonic',
  'sony',
  'toshiba',
  'philips',
  'kodak',
  'sharp',
  'hitachi',
])

function learnTradeWords(into: Lexicon): void {
  for (const words of Object.values(COURTESY_WORDS)) learn(into, words, { courtesy: true })
  for (const words of Object.values(TRADE_WORDS)) for (const word of words) learnTrade(into, word)
  for (const [word, { kind, isSeries }] of Object.entries(AMBIGUOUS_WORDS)) {
    if (isSeries) learn(into, [word], { series: true })
    if (kind === 'trade') learnTrade(into, word)
    else learn(into, [word], { courtesy: true })
  }
}

function learnGoods(into: Lexicon): void {
  for (const [category, words] of Object.entries(CATEGORY_WORDS)) {
    for (const word of words) {
      const known = into.meanings.get(readableForm(word))?.categories ?? []
      learn(into, [word], { categories: [...known, category, ...(ALSO_MEANT[category] ?? [])] })
    }
  }
  for (const [word, meaning] of Object.entries(CHEMISTRY_WORDS)) learn(into, [word], meaning)
  learn(into, IMPLIES_RECHARGEABLE, { rechargeable: true })
  for (const [word, alias] of Object.entries(BRAND_ALIASES)) learn(into, [word], { alias })
  learn(into, [...CELL_WORDS, ...SMALL_CELL_WORDS], { cell: true })
  learn(into, COIN_WORDS, { cell: true, coin: true })
  learn(into, HEARING_AID_WORDS, { cell: true, categories: ['hearing-aid'] })
  for (const [word, size] of Object.entries({ ...CELL_NAMES, ...CELL_PURPOSES }))
    learn(into, [word], { size })
  for (const [size, colours] of Object.entries(HEARING_AID_COLOURS))
    learn(into, colours, { colourOf: size })
  for (const { maker } of CELL_CROSS_REFERENCES) {
    const isCellMaker = !DEVICE_MAKERS.has(maker.toLowerCase())
    if (isCellMaker) learn(into, [maker], { cell: true, cellMaker: true })
  }
  for (const [notSold, words] of Object.entries(NOT_SOLD_WORDS)) learn(into, words, { notSold })
}

function learnNumberWords(into: Lexicon): void {
  learn(into, [...QUANTITY_WORDS, ...DURATION_WORDS], { quantity: true })
  learn(into, QUANTITY_LABELS, { numberFollows: 'label' })
  learn(into, PACK_LABELS, { numberFollows: 'pack' })
  learn(into, LIST_WORDS, { joins: true })
  learn(into, GENERATION_WORDS, { generation: true })
  for (const [word, ordinal] of Object.entries(ORDINAL_WORDS)) learn(into, [word], { ordinal })
  for (const [word, number] of Object.entries({
    ...SPOKEN_NUMBERS,
    hundred: 100,
    thousand: 1000,
  })) {
    learn(into, [word], { number })
  }
  // Brand names spoken or typed letter by letter.
  for (const [spelt, alias] of Object.entries({ 'h p': 'hp', 'l g': 'lg', 'm s i': 'msi' })) {
    learn(into, [spelt], { alias })
  }
  // Words from pasted titles.
  learn(into, ['internal', 'kit', 'tools', 'tools kit', 'with tools'], { trade: true })
  learn(into, ['thionyl', 'lithium thionyl', 'thionyl chloride'], { chemistry: ['lisocl2'] })
}

/**
 * Categories with a word that starts with the last word of this text: at least three letters, or two Chinese
 * characters.
 */
export function categoriesBeginning(text: string): string[] {
  const last = searchKeyOf(text.split(/\s+/).filter(Boolean).at(-1) ?? '')
  if (last.length < (CJK.test(last) ? 2 : 3)) return []
  return Object.entries(CATEGORY_WORDS)
    .filter(([, words]) => words.some((word) => word.startsWith(last)))
    .map(([id]) => id)
}
