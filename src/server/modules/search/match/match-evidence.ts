// Matches numbers, devices and cells on their own, the longest reading first.
import { brandNameOf, isBrandItself, isKind, type SearchIndex } from '../index/search-index.ts'
import { cellNamed, isUnlistedCell } from '../query/cells.ts'
import type { ParsedQuery } from '../query/parsed-query.ts'
import type { Word } from '../query/word.ts'
import { readableForm, searchKeyOf } from '../spelling/term-forms.ts'
import { findCells } from './cell-evidence.ts'
import { cellItems } from './cell-items.ts'
import { allConstraintsOf } from './constraints.ts'
import { continuesFigure, type DeviceReading } from './device-evidence.ts'
import { matchNames } from './device-names.ts'
import { type Evidence, rowsOfTexts } from './evidence.ts'
import { findDevices, isSure } from './find-devices.ts'
import { resultOfEvidence } from './evidence-result.ts'
import { type MatchResult, namesOf, NO_MATCH, wordsWithout } from './match-result.ts'
import { isAccessory, isNotSold, notSoldClass } from './not-sold.ts'
import { findNumbers, numberTexts, withPointsAsTyped } from './number-evidence.ts'
import { findPartial } from './partial-numbers.ts'
import { correctDevice } from './slips.ts'

/** Undefined when the query names no number, device or cell with certainty. */
export function matchEvidence(index: SearchIndex, query: ParsedQuery): MatchResult | undefined {
  const whole = matchWhole(index, query)
  // A series without a number covers more than the device of the same name, so it is read word by word first.
  if (whole && /\d/.test(query.source.text)) return whole
  const numbers = findNumbers(index, query)
  if (numbers.every(isCellNumber) && isAccessory(query)) {
    return { ...NO_MATCH, notSold: notSoldClass(query) }
  }
  const alone = numbers.every(isCellNumber) ? matchCellAlone(index, query) : undefined
  if (alone) return alone
  numbers.push(...cellItems(index, query, numbers, matchCellAlone))
  const devices = findDevices(index, query, wordsWithout(query.words, numbers)).filter(isSure)
  const cell = numbers.length === 0 ? matchCellBeside(index, query, devices) : undefined
  if (cell) return cell
  if (numbers.length === 0 && isNotSold(index, query, devices)) {
    return { ...NO_MATCH, notSold: notSoldClass(query) }
  }
  const outsideDevices = numbers.filter((number) => !isPartOfDevice(number, devices))
  if (outsideDevices.length > 0) return matchNumbers(index, query, outsideDevices, devices)
  if (devices.length > 0 && !isStartOfNumber(index, query, devices)) {
    return matchMistyped(index, query, devices) ?? matchDevices(index, query, devices)
  }
  return whole
}

// Matches the whole query as a number or device name, whatever its parts mean alone: '12V9AH', 'r59/r60/r61'.
function matchWhole(index: SearchIndex, query: ParsedQuery): MatchResult | undefined {
  const { words, source } = query
  const typed = searchKeyOf(readableForm(source.text))
  // Brands in other scripts are read by their catalogue name.
  const named = query.values.length > 0 ? '' : searchKeyOf(words.map(({ name }) => name).join(''))
  if (typed.length < 2 || typed.length > LONGEST_WHOLE || cellNamed(typed)) return undefined
  if (isUnlistedCell(typed)) return NO_MATCH
  if (query.lines > 1) return undefined
  const numbers = withPointsAsTyped(index, numberTexts(index, typed), source.typed.trim())
  // 'black' and 'no' are also names of devices.
  const isNameless = words.every(({ role }) => role === 'trade' || role === 'courtesy')
  const isNoDevice = isNameless || words.some((word) => continuesFigure(query, word))
  const keys = isNoDevice ? [] : [typed, named]
  const devices = keys.flatMap((key) => {
    return index.keys.find(key).filter((text) => {
      return isKind(index, text, DEVICES) && !isBrandItself(index, text, key)
    })
  })
  const withNamesakes = devices.length > 0 ? [...devices, ...namesakes(index, query)] : []
  const texts = numbers.length > 0 ? numbers : [...new Set(withNamesakes)]
  if (texts.length === 0) return undefined
  const kind = numbers.length > 0 ? 'number' : 'device'
  const rows = rowsOfTexts(index, texts)
  // One word that names a device without a battery may equally be a brand or the start of a number.
  if (rows.length === 0 && words.length < 2) return undefined
  const evidence: Evidence = {
    kind,
    words,
    spans: query.values,
    typed: source.typed.trim(),
    texts,
    rows,
    // '5490' and 'X1' are names of many devices.
    certainty: kind === 'device' && isCommonName(index, typed, texts) ? 'family' : 'exact',
  }
  return resultOfEvidence(index, query, { evidence: [evidence], constraints: [], devices: [] })
}

// 'X220' is a Lenovo ThinkPad and an LG phone: a single word matches the model of every maker that has it.
function namesakes(index: SearchIndex, query: ParsedQuery): number[] {
  const names = namesOf(query.words)
  if (names.length !== 1 || (names[0]?.name.length ?? 0) > LONGEST_MODEL) return []
  return matchNames(index, names)
    .filter(({ fit, missing, isInOrder }) => fit === 'exact' && missing.length === 0 && isInOrder)
    .map(({ text }) => text)
}

function isCommonName(index: SearchIndex, key: string, texts: readonly number[]): boolean {
  if (/^\d{1,3}$/.test(key)) return true
  const first = texts.filter((text) => index.brandOf[text] === index.brandOf[texts[0] ?? 0])
  const isShared = rowsOfTexts(index, first).length < rowsOfTexts(index, texts).length
  return isShared || (texts.length > 1 && (/^\d+$/.test(key) || key.length < 4))
}

// An unknown word next to the words of a device may be its mistyped brand, series or suffix; that device is
// meant.
function matchMistyped(
  index: SearchIndex,
  query: ParsedQuery,
  devices: readonly DeviceReading[],
): MatchResult | undefined {
  const [only, more] = devices
  if (!only || more || only.unknown.length === 0) return undefined
  const corrected = correctDevice(index, query, wordsWithout(query.words, []))
  const holds = (word: Word) => corrected?.words.some(({ at }) => at === word.at) ?? false
  if (!corrected || !only.unknown.some(holds)) return undefined
  if (!namesOf(only.evidence.words).every(holds)) return undefined
  return resultOfEvidence(index, query, { evidence: [corrected], constraints: [], devices: [] })
}

// 'STYLISTIC A544 battery' is a STYLISTIC and LG-D384 an LG, although A544 and D384 are cells; a brand may
// precede its cell.
function continuesSeries(
  index: SearchIndex,
  query: ParsedQuery,
  cellWords: readonly Word[],
): boolean {
  const first = cellWords[0]
  const before = first && query.words[first.at - 1]
  if (!before || first.separator === 'break' || before.role !== 'name' || !/\d/.test(first.name)) {
    return false
  }
  if (first.separator === 'joint') return true
  const isBrand = index.keys.find(before.name).some((text) => isKind(index, text, BRANDS))
  return !isBrand && index.words.has(before.name)
}

// A cell name: another chemistry of the same size may be wanted.
function isCellNumber({ typed }: Evidence): boolean {
  return cellNamed(searchKeyOf(readableForm(typed))) !== undefined
}

// 'A23' is a cell; a device of that name is meant only with its brand.
function matchCellAlone(index: SearchIndex, query: ParsedQuery): MatchResult | undefined {
  const constraints = allConstraintsOf(index, query, [])
  const found = findCells(index, query, { where: 'alone', constraints })
  if (!found || (found.usesValue && namesOf(query.words).length > 0)) return undefined
  if (meansDevice(index, query, found.evidence)) return undefined
  const otherConstraints = found.usesValue
    ? constraints.filter(({ about }) => about !== 'voltage')
    : constraints
  return resultOfEvidence(index, query, {
    evidence: found.evidence,
    constraints: otherConstraints,
    devices: [],
  })
}

// 'P10' is an alias of a hearing aid cell and is printed on phones: alone it means the phone.
function meansDevice(
  index: SearchIndex,
  query: ParsedQuery,
  evidence: readonly Evidence[],
): boolean {
  const key = searchKeyOf(query.source.text)
  if (evidence.length > 1 || numberTexts(index, key).length > 0) return false
  return index.keys.find(key).some((text) => isKind(index, text, DEVICES))
}

// 'AA battery for a torch' means the cell, not devices whose names contain it.
function matchCellBeside(
  index: SearchIndex,
  query: ParsedQuery,
  devices: readonly DeviceReading[],
): MatchResult | undefined {
  const constraints = allConstraintsOf(index, query, [])
  const found = findCells(index, query, { where: 'beside', constraints })
  if (!found) return undefined
  const cellWords = found.evidence.flatMap(({ words }) => words)
  const isMeant = ({ evidence }: DeviceReading) => {
    const names = namesOf(evidence.words)
    const others = names.filter((word) => !cellWords.includes(word))
    const holdsCell = others.length < names.length
    return others.length > 0 && (holdsCell || others.some(({ name }) => /\d/.test(name)))
  }
  if (devices.some(isMeant) || continuesSeries(index, query, cellWords)) return undefined
  return resultOfEvidence(index, query, { evidence: found.evidence, constraints, devices: [] })
}

// 'Latitude 5490' is a device, even if 5490 is also a part number.
function isPartOfDevice(number: Evidence, devices: readonly DeviceReading[]): boolean {
  return devices.some(({ evidence }) => {
    const isHeld = number.words.every((word) => evidence.words.includes(word))
    return isHeld && evidence.words.length > number.words.length && evidence.certainty === 'exact'
  })
}

// 'DELL8' is the start of part numbers rather than a device without a battery.
function isStartOfNumber(
  index: SearchIndex,
  query: ParsedQuery,
  devices: readonly DeviceReading[],
): boolean {
  const [only, more] = query.words
  if (more || !only || devices.some(({ evidence }) => evidence.rows.length > 0)) return false
  return findPartial(index, query) !== undefined
}

function matchNumbers(
  index: SearchIndex,
  query: ParsedQuery,
  numbers: readonly Evidence[],
  devices: readonly DeviceReading[],
): MatchResult {
  const rows = new Set(numbers.flatMap((number) => number.rows))
  // Words next to a number that are unrelated to it do not name the device the buyer meant.
  const relatedDevices = devices
    .map(({ evidence }) => evidence)
    .filter((device) => query.lines > 1 || device.rows.some((row) => rows.has(row)))
  const free = wordsWithout(query.words, [...numbers, ...relatedDevices])
  const constraints = allConstraintsOf(index, query, free)
  const evidence = numbers.map((number) => ofTypedBrand(index, query, number))
  return resultOfEvidence(index, query, { evidence, constraints, devices: relatedDevices })
}

// Two makers may print one number on different packs; the brand typed with it decides.
function ofTypedBrand(index: SearchIndex, query: ParsedQuery, number: Evidence): Evidence {
  const named = new Set(query.words.map(({ name }) => name))
  const texts = number.texts.filter((text) => {
    return named.has(brandNameOf(index, text)?.toLowerCase() ?? '')
  })
  if (texts.length === 0 || texts.length === number.texts.length) return number
  return { ...number, texts, rows: rowsOfTexts(index, texts) }
}

function matchDevices(
  index: SearchIndex,
  query: ParsedQuery,
  devices: readonly DeviceReading[],
): MatchResult {
  const evidence = devices.map((each) => each.evidence)
  const constraints = allConstraintsOf(index, query, wordsWithout(query.words, evidence))
  return resultOfEvidence(index, query, { evidence, constraints, devices: [] })
}

const LONGEST_WHOLE = 120
const LONGEST_MODEL = 6
const DEVICES = new Set(['device'] as const)
const BRANDS = new Set(['brand'] as const)
