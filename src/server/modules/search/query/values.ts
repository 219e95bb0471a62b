// Reads values with units from a query: voltage, capacity, energy, dimensions, and measures unrelated to the
// battery.
import { CHARGING_WORDS, UNIT_WORDS, type Unit } from '../texts/unit-words.ts'
import { allMatches } from '../spelling/all-matches.ts'

export type ValueKind = 'voltage' | 'capacity' | 'energy' | 'dimensions'

export interface ReadValue {
  kind: ValueKind
  /** V, mAh, Wh, or mm (length × width × height, or diameter × height). */
  numbers: readonly number[]
  start: number
  end: number
}

interface QueryValues {
  values: ReadValue[]
  /** Measures of something else: charging voltage, watts, memory. */
  measures: { start: number; end: number }[]
}

/** Takes the `text` of a SourceText; positions refer to it. */
export function readValues(text: string): QueryValues {
  if (!/\d/.test(text)) return { values: [], measures: [] }
  const dimensions = [...readLabelled(text), ...readDimensions(text)].filter(isFirst)
  const rest = blanked(text, dimensions)
  const isCharging = chargingIn(rest)
  const values: ReadValue[] = [...dimensions]
  const measures: QueryValues['measures'] = []
  for (const match of allMatches(rest, VALUE)) {
    const [all, first = '', other, unit = ''] = match
    const end = match.index + all.length
    // '15.3V/3770mAh' is two values, '10.8-11.1V' is one; 'P50-B-10V' is a name.
    const isPair = other !== undefined && isNear(first, other)
    const start =
      other === undefined || isPair
        ? match.index
        : end - all.length + all.indexOf(other, first.length)
    const [low, second] = other === undefined || isPair ? [first, other] : [other, undefined]
    if (start > match.index && /\d {0,2}v/.test(rest.slice(match.index, start))) {
      const volts = readNumber(first, false)
      values.push({
        kind: 'voltage',
        numbers: [volts],
        start: match.index,
        end: match.index + all.indexOf('v') + 1,
      })
    }
    if (/^\d+$/.test(low) && /[a-z]-$/.test(rest.slice(Math.max(0, start - 2), start))) continue
    const valueUnit = unitOf(unit)
    if (valueUnit === undefined || isCharging(start)) {
      measures.push({ start, end })
      continue
    }
    const numbers = second === undefined ? [low] : [low, second]
    values.push(...valueOf(numbers, valueUnit, { start, end }))
  }
  for (const match of allMatches(rest, MEASURE)) {
    measures.push({ start: match.index, end: match.index + match[0].length })
  }
  values.push(...readLeading(blanked(rest, [...values, ...measures]), isCharging))
  return { values: values.sort((a, b) => a.start - b.start), measures }
}

/** The same text with the parts replaced by blanks. */
export function blanked(text: string, parts: readonly { start: number; end: number }[]): string {
  let result = text
  for (const { start, end } of parts) {
    result = result.slice(0, start) + ' '.repeat(end - start) + result.slice(end)
  }
  return result
}

/** Whether no value before it in the list overlaps it. */
function isFirst(value: ReadValue, at: number, all: readonly ReadValue[]): boolean {
  return !all.slice(0, at).some((other) => other.start < value.end && value.start < other.end)
}

function valueOf(
  digits: readonly string[],
  { kind, factor }: { kind: ValueKind; factor: number },
  place: { start: number; end: number },
): ReadValue[] {
  const isWhole = factor === 1 && kind === 'capacity'
  const numbers = digits.map((number) => readNumber(number, isWhole) * factor)
  const isValue = numbers.every((number) => number > 0 && Number.isFinite(number))
  return isValue ? [{ kind, numbers, ...place }] : []
}

// 'Volt 11.1', 'mAh: 5200'. A single digit or a year after 'Volt' is a model.
function readLeading(text: string, isCharging: (start: number) => boolean): ReadValue[] {
  return allMatches(text, LEADING).flatMap((match): ReadValue[] => {
    const { long, short, number = '' } = match.groups ?? {}
    const valueUnit = unitOf(long ?? short ?? '')
    if (!valueUnit || isCharging(match.index) || !/\d.*\d/.test(number)) return []
    const place = { start: match.index, end: match.index + match[0].length }
    const found = valueOf([number], valueUnit, place)
    return valueUnit.kind === 'voltage' && (found[0]?.numbers[0] ?? 0) >= 100 ? [] : found
  })
}

// 'L230.4 W72 H6.2 mm', 'diameter 7.9 mm height 3.6 mm', 长230宽72高6毫米.
function readLabelled(text: string): ReadValue[] {
  if (!TWO_NUMBERS.test(text)) return []
  return allMatches(text, LABELLED).flatMap((match): ReadValue[] => {
    const unit = match.groups?.unit ?? match.groups?.last
    // Letters alone ('W62H6') may equally be a part number: a blank or unit is required between the sides.
    const sides = match[0].replace(/[\s,;]+$/, '')
    if (unit === undefined && !/[\s,;]/.test(sides)) return []
    if (/^[lwhbdt]\d+[ ,;]+[lwhbdt]\d+$/.test(sides)) return []
    // 'D620 D630 D830' are models: a pack has one depth.
    if (/^([lwhbdt])\d+(?:[ ,;]+\1\d+)+$/.test(sides)) return []
    const factor = lengthFactor(unit)
    const numbers = [...match[0].matchAll(/\d+(?:[.,]\d+)?/g)].map(
      ([side]) => Number(side.replace(',', '.')) * factor,
    )
    if (numbers.some((number) => !(number > 0) || number > LONGEST_SIDE_MM)) return []
    return [{ kind: 'dimensions', numbers, start: match.index, end: match.index + match[0].length }]
  })
}

function readDimensions(text: string): ReadValue[] {
  const found: ReadValue[] = []
  if (!TWO_NUMBERS.test(text) || !/[x*]/.test(text)) return found
  for (const match of allMatches(text, DIMENSIONS)) {
    const { a = '', b = '', c, unit, round } = match.groups ?? {}
    const isDistinctive =
      c !== undefined ||
      unit !== undefined ||
      round !== undefined ||
      [a, b].some((side) => /[.,]/.test(side))
    if (!isDistinctive) continue
    const factor = lengthFactor(unit)
    const numbers = [a, b, c].flatMap((side) => {
      return side === undefined ? [] : [Number(side.replace(',', '.')) * factor]
    })
    if (numbers.some((number) => !(number > 0) || number > LONGEST_SIDE_MM)) continue
    found.push({
      kind: 'dimensions',
      numbers,
      start: match.index,
      end: match.index + match[0].length,
    })
  }
  return found
}

// '5,200 mAh' and '5.200 mAh' are thousands, '5,2 Ah' and '11,1 V' are fractions; with two different separators
// the first one marks thousands.
function readNumber(digits: string, isWhole: boolean): number {
  const [first = '', ...others] = digits.replaceAll(/\d/g, '')
  if (others.length > 0) return Number(digits.replaceAll(first, '').replace(',', '.'))
  if (isWhole && /^\d{1,3}[.,]\d{3}$/.test(digits)) {
    return Number(digits.replace(/[.,]/, ''))
  }
  return Number(digits.replace(',', '.'))
}

// Two numbers of one pack, such as its nominal voltages 10.8 and 11.1, differ by a quarter at most.
function isNear(a: string, b: string): boolean {
  const ratio = readNumber(a, false) / readNumber(b, false)
  return ratio > 0.8 && ratio < 1.25
}

function unitOf(typed: string): { kind: ValueKind; factor: number } | undefined {
  const unit = UNIT_WORDS[typed] ?? unspaced.get(typed.replaceAll(GAPS, ''))
  return unit === undefined ? undefined : VALUE_UNITS[unit]
}

function lengthFactor(typed: string | undefined): number {
  const unit = typed === "''" ? 'inch' : typed && UNIT_WORDS[typed]
  return (unit && LENGTH_UNITS[unit]) || 1
}

/**
 * Returns a test whether a value at a position belongs to a charger or is a limit; scans the text once for all
 * values.
 */
function chargingIn(text: string): (start: number) => boolean {
  let ends: number[] | undefined
  return (start) => {
    ends ??= allMatches(text, CHARGING).map((match) => match.index + match[0].length)
    return ends.some((end) => {
      return end <= start && start - end <= FARTHEST && !OWN_VALUE.test(text.slice(end, start))
    })
  }
}

const GAPS = /[\s.-]/g
/** Longer sides are not those of a battery. */
const LONGEST_SIDE_MM = 2_000
const TWO_NUMBERS = /\d\D+\d/
const unspaced = new Map(
  Object.entries(UNIT_WORDS).map(([word, unit]) => [word.replaceAll(' ', ''), unit]),
)
// '1,200.5' and '1.200,5' use one separator for thousands and another for the fraction.
const NUMBER = String.raw`(?:\d{1,3}(?:,\d{3}){1,2}\.\d{1,3}|\d{1,3}(?:\.\d{3}){1,2},\d{1,3}|\d{1,3}(?:,\d{3}){2}|\d{1,3}(?:\.\d{3}){2}|\d{1,9}(?:[.,]\d{1,3})?)`
// Values with other units are measures of something else; a spelt-out unit may contain a blank.
const VALUE_UNITS: Partial<Record<Unit, { kind: ValueKind; factor: number }>> = {
  v: { kind: 'voltage', factor: 1 },
  mv: { kind: 'voltage', factor: 0.001 },
  mah: { kind: 'capacity', factor: 1 },
  ah: { kind: 'capacity', factor: 1000 },
  wh: { kind: 'energy', factor: 1 },
  mwh: { kind: 'energy', factor: 0.001 },
}
const LENGTH_UNITS: Partial<Record<Unit, number>> = { mm: 1, cm: 10, inch: 25.4 }
// Blanks, dots and hyphens may replace a blank of the table: 'm.A.h', 'ampère-heure'.
function anyOf(words: readonly string[], gap = String.raw`[\s.-]?`): string {
  return words
    .map((word) => word.replaceAll(/[.*+?^${}()|[\]\\]/g, String.raw`\$&`).replaceAll(' ', gap))
    .sort((a, b) => b.length - a.length)
    .join('|')
}
function spellings(units: Partial<Record<Unit, unknown>>): string[] {
  return Object.entries(UNIT_WORDS).flatMap(([word, unit]) => (unit in units ? [word] : []))
}
const UNIT_SPELLINGS = spellings(VALUE_UNITS)
const UNIT = anyOf(UNIT_SPELLINGS)
// A look-ahead for a digit skips the costlier conditions at every other character.
const VALUE = new RegExp(
  String.raw`(?=\d)(?<=^|[^\p{L}\d.,]|(?<!(?<![\p{L}\d])\d{1,6})[.,]|\d(?:v|mah|ah|wh))(${NUMBER})(?: {0,2}(?:v {0,2})?[-/~] {0,2}(${NUMBER}))? {0,3}-?(${UNIT})(?:\.?h)?(?=$|[^\p{L}\d]|${NUMBER} {0,3}(?:${UNIT})|[\u2e80-\u9fff])`,
  'gu',
)
// A unit before its number: v, ah and wh need a colon, since they may be part of a name. Of the longer spellings only
// single words of up to seven characters are read there: 'volts', but not 'milliampere hours'.
const LEADING_UNITS = UNIT_SPELLINGS.filter((word) => /^[^ ]{3,7}$/.test(word))
const LEADING = new RegExp(
  String.raw`(?<![\p{L}\d])(?:(?<long>${anyOf(LEADING_UNITS)}) {0,2}[:=]?|(?<short>v|ah|wh) ?[:=]) {0,2}(?<number>${NUMBER})(?![\p{L}\d]|[.,/x*~-] ?\d)`,
  'gu',
)
const SIDE = String.raw`\d{1,4}(?:[.,]\d{1,2})?`
const LENGTH_UNIT = anyOf([...spellings(LENGTH_UNITS), "''"])
const DIMENSIONS = new RegExp(
  String.raw`(?:(?<round>ø) {0,2}|(?<![\p{L}\d.,]))(?<a>${SIDE}) {0,2}(?:(?:${LENGTH_UNIT}) {0,2})?[x*] {0,2}(?<b>${SIDE})(?: {0,2}(?:(?:${LENGTH_UNIT}) {0,2})?[x*] {0,2}(?<c>${SIDE}))?(?: {0,2}(?<unit>${LENGTH_UNIT})(?=$|[^\p{L}\d]|[\u2e80-\u9fff])|(?![\p{L}\d]))`,
  'gu',
)
const SIDE_NAME = String.raw`length|width|height|thickness|thick|depth|diameter|diam|dia|lange|laenge|breite|hohe|hoehe|dicke|durchmesser|longueur|largeur|hauteur|epaisseur|diametre|largo|ancho|alto|grosor|espesor|lunghezza|larghezza|altezza|spessore|comprimento|largura|altura|espessura|lengte|breedte|hoogte|dikte|dlugosc|szerokosc|wysokosc|grubosc|srednica|uzunluk|genislik|yukseklik|kalinlik|长|宽|阔|高|厚|直径|径|幅|厚さ|高さ|长さ`
// Every gap is bounded, so that hostile input cannot cause backtracking.
const LABELLED = new RegExp(
  String.raw`(?<![\p{L}\d])(?:(?:(?:${SIDE_NAME}) {0,3}[:=]? {0,3}${SIDE}(?: {0,2}(?<unit>${LENGTH_UNIT}))?[ ,;x*]{0,4}){2,3}|(?:[lwhbdt] ?[:=]? ?${SIDE}(?:[ ,;x*]{1,4}|$|(?=[a-z]))){2,3})(?:(?<last>${LENGTH_UNIT})(?=$|[^\p{L}\d]|[\u2e80-\u9fff])|(?![\p{L}\d]))`,
  'gu',
)
// Watts, adapter amperes, memory, frequencies, weights, discharge rates, cells in series: not values of a pack.
// '8540w' is a model, since no charger delivers thousands of watts.
const MEASURE = new RegExp(
  String.raw`(?=\d)(?<![\p{L}\d.,])(?:\d{1,3}(?:[.,]\d{1,3})?w|\d{1,5}(?:[.,]\d{1,3})?\s?(?:watts?|gb|tb|ghz|mhz|hz|kg|mm|cm|°c|%)|\d{1,5}\s[gw]|\d{1,3}[.,]\d{1,3}\s?(?:a|ma|c)|\d{1,2}s\d{1,2}p|\d{1,2}[- ]?(?:cells?|zellen|celdas|celle|cellen|芯))(?![\p{L}\d])`,
  'gu',
)
// A rechargeable battery (充电电池, 充电式) has its own voltage.
const CHARGING = new RegExp(
  String.raw`(?<!re)charg(?!eable)|充电(?!电池|池|式|型|锂|镍|宝)|${anyOf(CHARGING_WORDS, String.raw`[\s.-]{0,2}`)}`,
  'gu',
)
/** Maximum characters between a word for charging and its value. */
const FARTHEST = 28
// Another number, or a word for the battery's own voltage, between the word for charging and the value.
const OWN_VALUE = /[\d\n;]|nomin|nenn|rated|标称|额定|公称|定格/
