// Finds devices by name for the finder and the fit check, with the matcher of the search.
import { countFailures, type SearchCtx } from './counted-failures.ts'
import { kindOf, type SearchIndex } from './index/search-index.ts'
import { attempt } from './match/attempt.ts'
import { matchNames } from './match/device-names.ts'
import { findDevices } from './match/find-devices.ts'
import { nearWords } from './match/near-keys.ts'
import { correctDevice } from './match/slips.ts'
import { type ParsedQuery, parseQuery } from './query/parsed-query.ts'
import type { Word } from './query/word.ts'
import { withSpokenNumbers } from './query/spoken-numbers.ts'
import { awaitIndex } from './search-store.ts'

const MAX_DEVICES = 5_000

/** Slugs of devices whose names contain all the words, best first; the last word may be incomplete. */
export async function findDeviceSlugs(ctx: SearchCtx, keyword: string): Promise<string[]> {
  const index = await awaitIndex(ctx)
  const query = parseQuery(keyword)
  const texts = attempt(countFailures(ctx, keyword.length), 'finder', {
    make: () => findTypedOrSpoken(query, (reading) => textsWithWords(index, namedWords(reading))),
    fallback: [],
  })
  const slugs = new Set<string>()
  for (const text of texts) {
    const device = index.deviceOf[text] ?? -1
    if (device < 0) continue
    slugs.add(index.deviceSlugs.at(device))
    for (const another of index.moreDevices.get(text) ?? [])
      slugs.add(index.deviceSlugs.at(another))
    if (slugs.size >= MAX_DEVICES) break
  }
  return [...slugs]
}

// Tries the text as typed; if nothing matches, tries it with spoken numbers.
function findTypedOrSpoken(query: ParsedQuery, find: (query: ParsedQuery) => number[]): number[] {
  const typed = find(query)
  const spoken = typed.length > 0 ? undefined : withSpokenNumbers(query)
  return spoken ? find(spoken) : typed
}

function namedWords({ words }: ParsedQuery): Word[] {
  return words.filter(({ name }) => name !== '')
}

export interface NamedDevices {
  labels: string[]
  slugs: string[]
}

/**
 * The devices that the keyword identifies with certainty; undefined: none. Words may be mistyped, model numbers
 * may not.
 */
export async function findNamedDevices(
  ctx: SearchCtx,
  keyword: string,
): Promise<NamedDevices | undefined> {
  const index = await awaitIndex(ctx)
  const query = parseQuery(keyword)
  const texts = attempt(countFailures(ctx, keyword.length), 'fits', {
    make: () => findTypedOrSpoken(query, (reading) => identifiedTexts(index, reading)),
    fallback: [],
  })
  if (texts.length === 0) return undefined
  const devices = texts.map((text) => index.deviceOf[text] ?? -1).filter((device) => device >= 0)
  return {
    labels: texts.map((text) => index.displays.at(text)),
    slugs: [...new Set(devices)].map((device) => index.deviceSlugs.at(device)),
  }
}

// The names of the devices that the query identifies with certainty.
function identifiedTexts(index: SearchIndex, query: ParsedQuery): number[] {
  const free = query.words.filter(({ role }) => role !== 'quantity')
  const readings = findDevices(index, query, free).map(({ evidence }) => evidence)
  const sure = readings.filter(({ certainty }) => certainty !== 'similar')
  if (sure.length > 0) return sure.flatMap(({ texts }) => texts)
  const corrected = correctDevice(index, query, free)
  const typed = free.filter(({ role }) => role === 'name').map(({ name }) => name)
  return corrected && digitsIn(corrected.readAs ?? '') === digitsIn(typed.join(' '))
    ? [...corrected.texts]
    : []
}

function digitsIn(text: string): string {
  return (text.match(/\d+/g) ?? []).join(' ')
}

// Tries the words as typed, then with the last word as a prefix, then with each unknown word replaced by the
// nearest known one.
function textsWithWords(index: SearchIndex, words: readonly Word[]): number[] {
  const typed = devicesWithAll(index, words)
  if (typed.length > 0) return typed
  const last = words.at(-1)
  if (!last) return []
  const endings = index.words
    .beginningWith(last.name, MAX_ENDINGS)
    .sort((a, b) => b.value - a.value)
  const unfinished = endings.flatMap(({ key }) => {
    return devicesWithAll(index, [...words.slice(0, -1), { ...last, name: key }])
  })
  if (unfinished.length > 0) return [...new Set(unfinished)]
  const corrected = words.map((word) => {
    const near = index.words.has(word.name) ? undefined : nearWords(index, word.name)[0]
    return near ? { ...word, name: near.word } : word
  })
  return devicesWithAll(index, corrected)
}

// The names of devices that contain all the words.
function devicesWithAll(index: SearchIndex, words: readonly Word[]): number[] {
  return matchNames(index, words)
    .filter(({ missing, text }) => missing.length === 0 && kindOf(index, text) === 'device')
    .map(({ text }) => text)
}

const MAX_ENDINGS = 12
