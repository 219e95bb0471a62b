// Finds every device in a query: as one name, line by line, or as consecutive model numbers.
import type { SearchIndex } from '../index/search-index.ts'
import { type ParsedQuery, typedWords } from '../query/parsed-query.ts'
import type { Word } from '../query/word.ts'
import { readAppleIdentifiers, readAppleNumber } from './apple-numbers.ts'
import { type DeviceReading, findDeviceReading } from './device-evidence.ts'
import { positionsOf } from './evidence.ts'
import { lineLookup } from './lines.ts'
import { readMachineType } from './machine-types.ts'
import { namesOf } from './match-result.ts'

/** How many parts of a query are read, each as the name of one device; see `readParts`. */
export const MAX_PARTS = 50

// Several readings of a query look for devices, mostly in the same words, and finding them is the slowest step.
const devicesOfQuery = new WeakMap<ParsedQuery, Map<string, DeviceReading[]>>()

/**
 * Returns no reading, one, which may be uncertain, or several certain ones. `free`: the words of the query that no
 * other evidence explains.
 */
export function findDevices(
  index: SearchIndex,
  query: ParsedQuery,
  free: readonly Word[],
): readonly DeviceReading[] {
  let byPlaces = devicesOfQuery.get(query)
  if (!byPlaces) devicesOfQuery.set(query, (byPlaces = new Map()))
  const places = free.map(({ at }) => at).join()
  let devices = byPlaces.get(places)
  if (!devices) byPlaces.set(places, (devices = lookForDevices(index, query, free)))
  return devices
}

function lookForDevices(
  index: SearchIndex,
  query: ParsedQuery,
  free: readonly Word[],
): DeviceReading[] {
  const identifiers = readAppleIdentifiers(index, query, free)
  if (identifiers.length > 0) return [...identifiers, ...readOtherLines(index, query, identifiers)]
  const parts = readParts(index, query, free)
  if (parts.length > 1) return parts
  const machine = readAppleNumber(index, query, free) ?? readMachineType(index, query, free)
  if (machine) return [machine]
  const whole = findDeviceReading(index, query, free)
  if (!whole) return parts
  if (isSure(whole)) return [whole]
  const models = readModels(index, query, whole)
  if (models.length > 1) return models
  return parts.length === 1 ? parts : [whole]
}

export function isSure({ evidence }: DeviceReading): boolean {
  return evidence.certainty !== 'similar'
}

// The devices on the lines without an identifier.
function readOtherLines(
  index: SearchIndex,
  query: ParsedQuery,
  identifiers: readonly DeviceReading[],
): DeviceReading[] {
  if (query.lines < 2) return []
  const lineOf = lineLookup(query)
  const identifierLines = new Set(
    identifiers.flatMap(({ evidence }) => positionsOf(evidence)).map(lineOf),
  )
  const words = query.words.filter(({ start }) => !identifierLines.has(lineOf(start)))
  return readSegments(index, query, segmentsOf(query, words).filter(namesModel))
}

// Reads each part between commas, lines, slashes and 'and' separately: 'iPhone 12/12 mini', 'T480 and T490'.
function readParts(index: SearchIndex, query: ParsedQuery, free: readonly Word[]): DeviceReading[] {
  const segments = segmentsOf(query, free).filter(namesModel)
  return segments.length < 2 ? [] : readSegments(index, query, segments)
}

function readSegments(
  index: SearchIndex,
  query: ParsedQuery,
  segments: readonly Word[][],
): DeviceReading[] {
  const readings: DeviceReading[] = []
  for (const segment of segments.slice(0, MAX_PARTS)) {
    const reading = readPart(index, query, segment, readings.at(-1))
    if (reading) readings.push(reading)
  }
  const seen = new Set<string>()
  return readings.filter(({ evidence }) => {
    const key = evidence.texts.join()
    return !seen.has(key) && seen.add(key)
  })
}

// 'Latitude 5490 14.8V' names a model, '5490 14.8V' a capacity.
function namesModel(words: readonly Word[]): boolean {
  const names = namesOf(words)
  const isNamed = names.some(({ name }) => /^\p{L}/u.test(name))
  return names.some(({ name, capacity }) => /\d/.test(name) && (!capacity || isNamed))
}

// A part that starts with a number or follows a slash inherits brand and series from the device before it.
function readPart(
  index: SearchIndex,
  query: ParsedQuery,
  segment: readonly Word[],
  before: DeviceReading | undefined,
): DeviceReading | undefined {
  const machine = readMachineType(index, query, segment)
  if (machine) return machine
  const leading = before ? leadingWords(before) : []
  const names = segment.filter(({ role, name }) => role === 'name' && name !== '')
  const inherited = [...leading, ...segment]
  // Digits alone name no device.
  const hasLetters = names.some(({ name }) => /\p{L}/u.test(name))
  const withoutBrand = hasLetters ? [segment] : []
  const withBrand = leading.length > 0 ? [inherited] : []
  // 'Samsung R470/R420' is not another maker's R420.
  const isContinuation = /\d/.test(names[0]?.name ?? '') || segment[0]?.separator === 'slash'
  for (const words of isContinuation
    ? [...withBrand, ...withoutBrand]
    : [...withoutBrand, ...withBrand]) {
    const reading = findDeviceReading(index, query, words)
    const isWhole = segment.every((word) => {
      return (
        word.role !== 'name' ||
        !/\d/.test(word.name) ||
        reading?.evidence.words.some(({ at }) => at === word.at)
      )
    })
    if (reading && isSure(reading) && isWhole) return withoutWords(query, reading, leading)
  }
  return undefined
}

// 'Latitude 5480 5490 5580': consecutive model numbers, each read with the words before the first.
function readModels(index: SearchIndex, query: ParsedQuery, whole: DeviceReading): DeviceReading[] {
  const models = whole.missing.filter(({ name }) => /^[a-z]*\d{3,}[a-z]*$/.test(name))
  if (models.length === 0 || models.length < whole.missing.length) return []
  const first = findDeviceReading(index, query, whole.evidence.words)
  if (!first || !isSure(first)) return []
  const leading = leadingWords(first)
  // Without a model number the first name is a series, and the number next to it belongs to another device.
  if (leading.length === 0 || !first.evidence.words.some(({ name }) => /\d/.test(name))) return []
  // The next model shares the series, or only the brand.
  const others = models.flatMap((word): DeviceReading[] => {
    const readings = [leading, leading.slice(0, 1)].map((words) =>
      findDeviceReading(index, query, [...words, word]),
    )
    const reading = readings.find((one) => one && isSure(one) && one.evidence.words.includes(word))
    return reading ? [withoutWords(query, reading, leading)] : []
  })
  return others.length === models.length ? [first, ...others] : []
}

function withoutWords(
  query: ParsedQuery,
  reading: DeviceReading,
  removed: readonly Word[],
): DeviceReading {
  const words = reading.evidence.words.filter((word) => !removed.includes(word))
  return { ...reading, evidence: { ...reading.evidence, words, typed: typedWords(query, words) } }
}

// The words of a device up to its model number.
function leadingWords({ evidence }: DeviceReading): Word[] {
  const words = [...evidence.words].sort((a, b) => a.at - b.at)
  const model = words.findIndex(({ name }) => /\d/.test(name))
  return words.slice(0, model < 0 ? words.length : model)
}

// 'Fujitsu LIFEBOOK E736 Fujitsu FMVC06001': a repeated brand starts the next name.
function repeatsName(words: readonly Word[], { name, role }: Word): boolean {
  return role === 'name' && /^\p{L}{2,}$/u.test(name) && words.some((word) => word.name === name)
}

/** Parts between commas, line ends, slashes and words like 'and'. */
function segmentsOf(query: ParsedQuery, words: readonly Word[]): Word[][] {
  const segments: Word[][] = []
  let current: Word[] = []
  for (const word of words) {
    // The break may be before a word that was left out: '10 pcs T480' on a line of its own.
    const before = (current.at(-1)?.at ?? word.at - 1) + 1
    const begins =
      query.words.slice(before, word.at + 1).some(({ separator }) => separator === 'break') ||
      word.separator === 'slash' ||
      word.role === 'join' ||
      repeatsName(current, word)
    if (begins && current.length > 0) {
      segments.push(current)
      current = []
    }
    current.push(word)
  }
  if (current.length > 0) segments.push(current)
  return segments
}
