// Corrects typos: numbers one typo away from a known one, and unknown words in device names.
import { kindOf, NUMBER_KINDS, type SearchIndex } from '../index/search-index.ts'
import { type ParsedQuery, typedWords } from '../query/parsed-query.ts'
import type { Word } from '../query/word.ts'
import { typedPart } from '../query/source-text.ts'
import { findDeviceReading } from './device-evidence.ts'
import { type Evidence, rowsOfTexts } from './evidence.ts'
import { isGeneration } from './other-generations.ts'
import { scoresOfChoices } from './name-scores.ts'
import { nearKeys, nearWords } from './near-keys.ts'
import { numberWindows } from './number-evidence.ts'

/** The known numbers nearest to the typed ones, one typo or look-alike characters away. */
export function correctNumbers(
  index: SearchIndex,
  query: ParsedQuery,
  words: readonly Word[],
): Evidence[] {
  const names = query.words.filter(({ role, name }) => role === 'name' && name !== '')
  const coversAll = (windowWords: readonly Word[]) =>
    names.every((name) => windowWords.some(({ at }) => at === name.at))
  const windows = numberWindows(words)
    .filter(({ words: windowWords }) => windowWords.some(({ role }) => role === 'name'))
    .filter(({ key, words: windowWords }) =>
      coversAll(windowWords) ? key.length > 3 : isNumberLike(key),
    )
    .filter(
      ({ words: windowWords }) =>
        coversAll(windowWords) ||
        windowWords.every(({ separator }, at) => at === 0 || separator === 'joint'),
    )
    .sort((a, b) => b.key.length - a.key.length)
    .slice(0, MAX_WINDOWS)
  const taken = new Set<number>()
  return windows.flatMap(({ key, words: windowWords }): Evidence[] => {
    if (windowWords.some(({ at }) => taken.has(at))) return []
    const near = nearKeys(index, key, coversAll(windowWords) ? undefined : NUMBER_KINDS)
    const [best] = near
    if (!best) return []
    for (const { at } of windowWords) taken.add(at)
    const texts = near
      .filter(({ cost }) => cost <= best.cost + 0.05)
      .flatMap(({ texts: found }) => found)
    return [
      nearEvidence(index, { typed: typedWords(query, windowWords), words: windowWords, texts }),
    ]
  })
}

/** The barcodes one digit away from those marked as barcodes and not found. */
export function correctBarcodes(index: SearchIndex, query: ParsedQuery): Evidence[] {
  return query.barcodes.flatMap(({ digits, start, end, isMarked }): Evidence[] => {
    const [best, ...others] = isMarked ? nearKeys(index, digits, BARCODES) : []
    if (!best) return []
    const texts = [best, ...others].filter(({ cost }) => cost === best.cost)
    const words = query.words.filter((word) => word.start >= start && word.end <= end)
    const typed = typedPart(query.source, start, end)
    return [
      {
        ...nearEvidence(index, { typed, words, texts: texts.flatMap((near) => near.texts) }),
        kind: 'barcode',
      },
    ]
  })
}

/** The known number nearest to this whole run of words. */
export function correctRun(
  index: SearchIndex,
  query: ParsedQuery,
  words: readonly Word[],
): Evidence | undefined {
  const key = words.map(({ text }) => text).join('')
  if (!isNumberLike(key) || key.length > LONGEST_RUN) return undefined
  const [best, ...others] = nearKeys(index, key, NUMBER_KINDS)
  if (!best) return undefined
  const alike = others.filter(({ cost }) => cost <= best.cost + 0.05)
  const texts = [best, ...alike].flatMap((near) => near.texts)
  return nearEvidence(index, { typed: typedWords(query, words), words, texts })
}

// Digits alone are ambiguous; with letters, or as long as a barcode, they are a part number.
function isNumberLike(key: string): boolean {
  return /\d/.test(key) && (/[a-z]/.test(key) ? key.length > 4 : key.length > 7)
}

function nearEvidence(
  index: SearchIndex,
  {
    typed,
    words,
    texts: near,
  }: { typed: string; words: readonly Word[]; texts: readonly number[] },
): Evidence {
  const firstRowOf = (text: number) => index.rowsOf.of(text)[0] ?? index.products.size
  // The corrected reading is the text of the first battery.
  const texts = near.toSorted((a, b) => firstRowOf(a) - firstRowOf(b))
  const [first] = texts
  const about = first !== undefined && kindOf(index, first) === 'device' ? 'device' : 'number'
  return {
    kind: about,
    words,
    typed,
    texts,
    rows: rowsOfTexts(index, texts),
    certainty: 'similar',
    readAs: first === undefined ? '' : index.displays.at(first),
    difference: (row) => {
      const text = texts.find((each) => index.rowsOf.of(each).includes(row))
      return text === undefined ? null : { about, asked: typed, found: index.displays.at(text) }
    },
  }
}

/** The query with its unknown words corrected, and the device it then names; undefined: none. */
export function correctDevice(
  index: SearchIndex,
  query: ParsedQuery,
  words: readonly Word[],
): Evidence | undefined {
  const names = words.filter(({ role, name }) => role === 'name' && name !== '')
  if (names.length === 0 || names.length > MAX_NAMES || isBrandName(index, names)) return undefined
  // Another generation is another device, not a typo.
  const correctable = names.filter((word) => !isGeneration(word))
  const unknown = correctable.filter(({ name }) => !isKnown(index, name))
  const suspects = unknown.length > 0 ? unknown : rarest(index, correctable)
  let corrected = words
  for (const suspect of suspects.slice(0, MAX_SUSPECTS)) {
    const better = bestReplacement(index, query, { words: corrected, suspect, suspects })
    if (!better) continue
    corrected = better.words
    if (unknown.length === 0) break
  }
  if (corrected === words) return undefined
  const reading = findDeviceReading(index, query, corrected, { isCorrected: true })
  if (!reading || reading.evidence.certainty === 'similar' || reading.evidence.rows.length === 0)
    return undefined
  const readAs = corrected
    .filter(({ role, name }) => role === 'name' && name)
    .map(({ name }) => name)
    .join(' ')
  const usedNames = names.filter((word) => reading.evidence.words.some(({ at }) => at === word.at))
  const typed = typedWords(query, names)
  return {
    ...nearEvidence(index, { typed, words: usedNames, texts: reading.evidence.texts }),
    kind: 'device',
    readAs,
    difference: (row) => {
      const text = reading.evidence.texts.find((each) => index.rowsOf.of(each).includes(row))
      return text === undefined
        ? null
        : { about: 'words', asked: typed, found: index.displays.at(text) }
    },
  }
}

function isBrandName(index: SearchIndex, names: readonly Word[]): boolean {
  const key = names.map(({ name }) => name).join('')
  return index.keys.find(key).some((text) => kindOf(index, text) === 'brand')
}

function bestReplacement(
  index: SearchIndex,
  query: ParsedQuery,
  {
    words,
    suspect,
    suspects,
  }: { words: readonly Word[]; suspect: Word; suspects: readonly Word[] },
): { words: readonly Word[]; cost: number } | undefined {
  const others = words.filter(({ at }) => at !== suspect.at)
  const choices = likelyChoices(index, others, nearWords(index, suspect.name))
  let best: { words: readonly Word[]; cost: number; missing: number } | undefined
  for (const { word, cost } of choices) {
    const tried = words.map((each) => (each.at === suspect.at ? { ...each, name: word } : each))
    const reading = findDeviceReading(index, query, tried, { isCorrected: true })
    if (!reading) continue
    const isUsed = reading.evidence.words.some(({ at }) => at === suspect.at)
    // The other suspects do not count, because each gets its own correction.
    const otherMissing = reading.missing.filter(
      ({ at }) => !suspects.some((other) => other.at === at),
    ).length
    const missing =
      (isUsed ? 0 : 2) + otherMissing + (reading.evidence.certainty === 'similar' ? 0.5 : 0)
    if (!best || missing < best.missing || (missing === best.missing && cost < best.cost)) {
      best = { words: tried, cost, missing }
    }
  }
  return best && best.missing < 2 ? best : undefined
}

// Only words that device names combine with most of the other words can have been meant.
function likelyChoices<T extends { word: string }>(
  index: SearchIndex,
  others: readonly Word[],
  choices: readonly T[],
): T[] {
  const scores = scoresOfChoices(
    index,
    others,
    choices.map(({ word }) => word),
  )
  const best = Math.max(...scores, 0)
  return choices.filter((_, at) => (scores[at] ?? 0) >= best - 0.01).slice(0, MAX_CANDIDATES)
}

function isKnown(index: SearchIndex, name: string): boolean {
  return index.words.has(name)
}

function rarest(index: SearchIndex, names: readonly Word[]): Word[] {
  const count = ({ name }: Word) => index.words.find(name)[0] ?? 0
  return names.toSorted((a, b) => count(a) - count(b)).slice(0, 3)
}

const BARCODES: ReadonlySet<string> = new Set(['ean'])
const LONGEST_RUN = 16
const MAX_WINDOWS = 24
const MAX_NAMES = 12
const MAX_SUSPECTS = 4
const MAX_CANDIDATES = 8
