// Checks of texts: terms of docs/terms.md, words that no text uses, and business figures that are typed.
import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { businessText, type BusinessTextName } from '../../src/shared/business-texts.ts'
import { LANGS, type Lang } from '../../src/shared/lang.ts'
import { isReason } from '../../src/shared/result-texts.ts'
// Loads the default brand, whose promises the drawings show.
import '../support/default-brand.ts'
import type { Check } from './check.ts'
import { typedFigures } from './typed-figures.ts'

export interface LanguageText {
  path: string
  lang: Lang
  /** What readers see, without comments, addresses and placeholders. */
  text: string
}

interface Term {
  term: Record<Lang, string>
  banned: Record<Lang, string[]>
}

const TERMS = 'docs/terms.md'
const FOLDERS = ['src/web/texts', 'src/server/modules/mail/texts', 'data/content']
/** Texts of three languages in one file: checked as English only. */
const MIXED = ['src/shared', 'src/server/modules/media/texts', 'src/server/modules/wishlist']

export const termsOfTexts: Check = {
  name: 'terms of texts',
  find: async () => {
    const source = readFileSync(TERMS, 'utf8')
    const terms = readTerms(source)
    const texts = allTexts()
    return [
      ...texts.flatMap((text) => bannedIn(text, terms, bannedWords(source))),
      ...unusedTerms(texts, terms),
    ]
  },
}

export const figuresOfTexts: Check = {
  name: 'no business figure typed in a text',
  find: async () =>
    allTexts()
      .filter(({ path }) => !path.endsWith('.svg'))
      .flatMap(({ path, lang, text }) =>
        typedFigures(text, lang).map(
          (found) => `${path}: "${found}" comes from business-constants`,
        ),
      ),
}

/**
 * Reasons of rejected fields are names of texts: where the text is missing, people read the name. Sentences for staff
 * are left out.
 */
export const textsOfReasons: Check = {
  name: 'texts of the reasons why a field is rejected',
  find: async () =>
    filesOf('src/server')
      .filter((path) => path.endsWith('.ts'))
      .flatMap((path) =>
        reasonsIn(readFileSync(path, 'utf8'))
          .filter((reason) => !isReason(reason))
          .map((reason) => `${path}: "${reason}" has no text in src/shared/reason-texts.ts`),
      ),
}

export function reasonsIn(source: string): string[] {
  return [...source.matchAll(/\binvalid\([^()]*?, '(\w+)'\)/g)].map(([, reason]) => reason ?? '')
}

/**
 * The figures that posters and leaflets show. Drawings cannot hold placeholders: a changed constant needs a new one.
 */
const PICTURES: Readonly<Record<string, readonly BusinessTextName[]>> = {
  'leaflet-battery-care': ['storageCelsius', 'chargingVolts', 'airLimitBatteryWh'],
  'leaflet-drop-ship': [
    'depositUsd',
    'dropshipMinimum',
    'topUpThresholdUsd',
    'topUpCreditedWorkingDays',
    'awaitingFundsDays',
  ],
  'leaflet-wholesale': [
    'wholesaleMinimum',
    'deliveryWorkingDays',
    'warrantyLithiumMonths',
    'warrantyNickelMonths',
    'handlingPercent',
    'paypalMaximumUsd',
    'customLabelMinimum',
    'customBackCardMinimum',
    'applicationWorkingDays',
  ],
  'poster-air-limits': ['airLimitBatteryWh', 'airLimitCellWh'],
  'poster-charging': ['chargingVolts'],
  'poster-drop-ship-parcel': [
    'depositUsd',
    'topUpThresholdUsd',
    'topUpCreditedWorkingDays',
    'awaitingFundsDays',
  ],
  'poster-label': ['dateCodeLength'],
  'poster-mah-wh': ['airLimitBatteryWh', 'airLimitCellWh'],
  'poster-series': ['warrantyLithiumMonths', 'warrantyNickelMonths'],
  'poster-storage': ['storageCelsius'],
  'poster-verification': ['verificationCodeLength', 'dateCodeLength'],
}

export const figuresOfPictures: Check = {
  name: 'figures of posters and leaflets',
  find: async () => {
    const pictures = allTexts().filter(({ path }) => path.endsWith('.svg'))
    return pictures.flatMap((picture) => [...outdatedFigures(picture), ...unlistedFigures(picture)])
  },
}

function figuresOf({ path }: LanguageText): readonly BusinessTextName[] {
  const name = Object.keys(PICTURES).find((each) => path.includes(`/${each}-`))
  return name ? (PICTURES[name] ?? []) : []
}

function outdatedFigures(picture: LanguageText): string[] {
  return figuresOf(picture)
    .map((name) => businessText(name, picture.lang).replaceAll('\u00a0', ' '))
    .filter((figure) => !picture.text.includes(figure))
    .map((figure) => `${picture.path} does not show "${figure}": draw it again`)
}

function unlistedFigures(picture: LanguageText): string[] {
  if (figuresOf(picture).length > 0) return []
  return typedFigures(picture.text, picture.lang).map(
    (figure) => `${picture.path} shows "${figure}": list it in PICTURES`,
  )
}

/** The rows of the table: a term and what it replaces, per language. */
export function readTerms(source: string): Term[] {
  return source
    .split('\n')
    .filter((line) => /^\| [^|-]/.test(line) && !line.startsWith('| English'))
    .map((line) => {
      const [en = '', notEn = '', cn = '', notCn = '', hk = '', notHk = ''] = line
        .slice(1, -1)
        .split('|')
        .map((cell) => cell.trim())
      return {
        term: { en_us: en, zh_cn: cn, zh_hk: hk },
        banned: { en_us: listed(notEn), zh_cn: listed(notCn), zh_hk: listed(notHk) },
      }
    })
}

/** The paragraphs below the table, by language. */
export function bannedWords(source: string): Record<Lang, string[]> {
  const below = source.split('## Words and spellings')[1] ?? ''
  const paragraph = (start: RegExp) =>
    below
      .split('\n\n')
      .filter((part) => start.test(part.trim()))
      .flatMap((part) =>
        listed(
          part
            .replace(start, '')
            .trim()
            .replace(/[.。]$/, ''),
        ),
      )
  return {
    en_us: paragraph(/^(?:British spelling|English):/),
    zh_cn: paragraph(/^简体中文：/),
    zh_hk: paragraph(/^香港中文：/),
  }
}

export function bannedIn(
  { path, lang, text }: LanguageText,
  terms: readonly Term[],
  words: Record<Lang, string[]>,
): string[] {
  const fromTable = terms.flatMap(({ banned, term }) =>
    banned[lang].map((word) => ({ word, instead: term[lang] })),
  )
  const plain = words[lang].map((word) => ({ word, instead: 'another word' }))
  return [...fromTable, ...plain]
    .filter(({ word }) => contains(text, word, lang))
    .map(({ word, instead }) => `${path} says "${word}": use ${instead}`)
}

function unusedTerms(texts: readonly LanguageText[], terms: readonly Term[]): string[] {
  return LANGS.flatMap((lang) => {
    const all = texts
      .filter((text) => text.lang === lang)
      .map(({ text }) => text.toLowerCase())
      .join('\n')
    return terms
      .filter(({ term }) => !all.includes(term[lang].toLowerCase()))
      .map(({ term }) => `${TERMS}: no text in ${lang} says "${term[lang]}"`)
  })
}

function contains(text: string, word: string, lang: Lang): boolean {
  if (lang !== 'en_us') return text.includes(word)
  const escaped = word.replaceAll(/[.*+?^${}()|[\]\\]/g, '\\$&')
  return new RegExp(`(?<![\\w-])${escaped}(?![\\w-])`, 'i').test(text)
}

function listed(cell: string): string[] {
  return cell
    .split(/[,、]\s*|\n/)
    .map((word) => word.trim())
    .filter(Boolean)
}

export function allTexts(): LanguageText[] {
  const own = FOLDERS.flatMap(filesOf).flatMap((path) => {
    const lang = LANGS.find((each) => path.includes(each) || path.includes(each.replace('_', '-')))
    return lang ? [{ path, lang, text: readable(path) }] : []
  })
  const mixed = MIXED.flatMap(filesOf)
    .filter((path) => /texts?\b|-texts\.ts$/.test(path))
    .map((path) => ({ path, lang: 'en_us' as const, text: readable(path) }))
  return [...own, ...mixed]
}

function filesOf(folder: string): string[] {
  return readdirSync(folder, { recursive: true, encoding: 'utf8' })
    .filter((name) => /\.(?:md|svg|ts)$/.test(name) && !name.endsWith('.test.ts'))
    .map((name) => join(folder, name))
}

function readable(path: string): string {
  const source = readFileSync(path, 'utf8').replaceAll(/\u00A0|\\u00a0/gi, ' ')
  if (path.endsWith('.svg')) return drawnWords(source)
  return path.endsWith('.md') ? prose(source) : literals(source)
}

/** The words of a drawing, one line each; the parts of a line in different fonts belong together. */
function drawnWords(svg: string): string {
  return svg
    .replaceAll(/<\/?tspan\b[^>]*>/g, '')
    .replaceAll(/<style[\s\S]*?<\/style>|<[^>]+>/g, '\n')
}

/** Markdown without addresses of links and pictures, and without placeholders. */
function prose(source: string): string {
  return source
    .replaceAll(/\]\([^)]*\)|\{\{\w+\}\}|\{#[\w-]+\}/g, ' ')
    .replaceAll(/^(?:image|file|facts|type|area|place|date):.*$/gm, '')
}

/** The string literals of a module, without its comments and imports. */
function literals(source: string): string {
  const code = source
    .replaceAll(/\/\*[\s\S]*?\*\/|^\s*\/\/.*$/gm, '')
    .replaceAll(/^import .*$|import\('[^']*'\)|^\s*'[\w-]+':|npm run [\w-]+ -- [\w-]+/gm, '')
  const found = code.match(/'(?:\\.|[^'\\\n])*'|`(?:\\.|[^`\\])*`|"(?:\\.|[^"\\\n])*"/g) ?? []
  return found.map((literal) => literal.slice(1, -1).replaceAll(/\$\{[^}]*\}/g, ' ')).join('\n')
}
