// Values, chemistry and category in a query as constraints, with a distance for each product.
import type { Difference } from '../../../../contract/search.ts'
import { RECHARGEABLE } from '../../../../shared/vocabulary.ts'
import { codeAt, type SearchIndex } from '../index/search-index.ts'
import type { ParsedQuery } from '../query/parsed-query.ts'
import type { Word } from '../query/word.ts'
import type { ReadValue } from '../query/values.ts'

export interface Constraint {
  about:
    | 'voltage'
    | 'capacity'
    | 'energy'
    | 'dimensions'
    | 'chemistry'
    | 'rechargeable'
    | 'category'
  /** For display: '11.1 V', 'Ni-MH'. */
  asked: string
  /** Describes the battery itself; capacity, energy and category do not decide whether it is the right one. */
  isIdentity: boolean
  words: readonly Word[]
  value?: ReadValue
  /** The chemistries or categories that meet it. */
  accepted?: readonly string[]
  /** 0: exact; up to 1: equal within tolerance; above: different. */
  distance(row: number): number
  /** The value of the product, for display. */
  found(row: number): string
}

/** Exact, or equal within tolerance. */
export function isWithin(constraint: Constraint, row: number): boolean {
  return constraint.distance(row) <= 1
}

/**
 * Whether the row is within every constraint. A loop, because many rows are tested and a closure for each costs time.
 */
export function meetsAll(constraints: readonly Constraint[], row: number): boolean {
  for (const one of constraints) if (!isWithin(one, row)) return false
  return true
}

/**
 * Voltages within 3.5 % have the same number of cells in series (10.8 and 11.1 V). Capacities may differ by 5 %,
 * energies by 4 %, sides by 2 mm or 3 %.
 */
export const TOLERANCE = { voltage: 0.035, capacity: 0.05, energy: 0.04 }
/** Nominal voltages of primary, nickel and lead-acid batteries: 12 V is not three lithium cells. Their tolerance is 2 %. */
const ROUND_VOLTAGES: ReadonlySet<number> = new Set([1.2, 1.5, 3, 6, 9, 12, 24])

/**
 * The constraints that decide for the whole query (`decidingConstraints`). `free`: the words that no other evidence
 * explains.
 */
export function constraintsOf(
  index: SearchIndex,
  query: ParsedQuery,
  free: readonly Word[],
): Constraint[] {
  return decidingConstraints(allConstraintsOf(index, query, free))
}

/** All constraints, also those of other lines: each pack of a list has its own. */
export function allConstraintsOf(
  index: SearchIndex,
  query: ParsedQuery,
  free: readonly Word[],
): Constraint[] {
  const values = query.values.map((value) => valueConstraint(index, value))
  const capacities = free.flatMap((word): Constraint[] => {
    if (word.capacity === undefined) return []
    const value: ReadValue = {
      kind: 'capacity',
      numbers: [word.capacity],
      start: word.start,
      end: word.end,
    }
    return [{ ...valueConstraint(index, value), words: [word] }]
  })
  return [...values, ...capacities, ...wordConstraints(index, query)]
}

/** The first value of each kind, as a second belongs to the charger or another pack, and the first MAX_FACTS facts. */
export function decidingConstraints(constraints: readonly Constraint[]): Constraint[] {
  const seen = new Set<string>()
  const deciding = constraints.filter((one) => {
    const key = one.value ? one.about : factOf(one)
    return !seen.has(key) && seen.add(key)
  })
  const excess = deciding.filter(({ value }) => !value).slice(MAX_FACTS)
  return excess.length > 0 ? deciding.filter((one) => !excess.includes(one)) : deciding
}

/** The position in the text of the query at which it is named. */
export function positionOf({ value, words }: Constraint): number {
  return value?.start ?? words[0]?.start ?? 0
}

// The same in other words is the same fact: 'NiMH' and 'nickel metal hydride'.
function factOf({ about, accepted, asked }: Constraint): string {
  return `${about} ${accepted?.join() ?? asked}`
}

function valueConstraint(index: SearchIndex, value: ReadValue): Constraint {
  if (value.kind === 'dimensions') return sizeConstraint(index, value)
  const { kind, numbers } = value
  const column = index.products[kind]
  const unit = UNIT[kind]
  const tolerance =
    kind === 'voltage' && ROUND_VOLTAGES.has(numbers[0] ?? 0) ? 0.02 : TOLERANCE[kind]
  return {
    about: kind,
    asked: numbers.map((number) => shown(number, unit)).join(' / '),
    isIdentity: kind === 'voltage',
    words: [],
    value,
    distance: (row) => {
      const actual = column[row] ?? 0
      let min = Infinity
      for (const number of numbers) {
        min = Math.min(min, Math.abs(actual - number) / (number * tolerance))
      }
      return min
    },
    found: (row) => shown(column[row] ?? 0, unit),
  }
}

function shown(number: number, unit: string): string {
  return `${Math.round(number * 100) / 100} ${unit}`
}

// Sides in any order; two sides are diameter and height, or length and width.
function sizeConstraint(index: SearchIndex, value: ReadValue): Constraint {
  const asked = [...value.numbers].sort((a, b) => b - a)
  return {
    about: 'dimensions',
    asked: `${value.numbers.map((side) => Math.round(side * 10) / 10).join(' × ')} mm`,
    isIdentity: true,
    words: [],
    value,
    distance: (row) => sizeDistance(asked, index.products.sizes, row),
    found: (row) => {
      return `${sidesOf(index, row)
        .map((side) => Math.round(side * 10) / 10)
        .join(' × ')} mm`
    },
  }
}

function sidesOf(index: SearchIndex, row: number): number[] {
  const [a = Number.NaN, b = Number.NaN, c = Number.NaN] = index.products.sides.subarray(
    row * 3,
    row * 3 + 3,
  )
  // A round cell repeats its diameter.
  return a === b && Math.abs(c - a) > 0 ? [a, c] : [a, b, c]
}

// `asked`: longest side first. If fewer sides were requested, any one side of the product may be skipped.
function sizeDistance(asked: readonly number[], sizes: Float32Array, row: number): number {
  const offset = row * 3
  const sides = Number.isNaN(sizes[offset]) ? 0 : Number.isNaN(sizes[offset + 2]) ? 2 : 3
  if (sides < asked.length) return TOO_FAR
  let min = TOO_FAR
  for (let skipped = sides === asked.length ? sides : 0; skipped <= sides; skipped++) {
    let max = 0
    for (let at = 0; at < asked.length; at++) {
      const side = asked[at] ?? 0
      const actual = sizes[offset + at + (at >= skipped ? 1 : 0)] ?? 0
      max = Math.max(max, Math.abs(actual - side) / Math.max(2, side * 0.03))
    }
    if (max < min) min = max
  }
  return min
}

function wordConstraints(index: SearchIndex, query: ParsedQuery): Constraint[] {
  const found: Constraint[] = []
  const phrases = Map.groupBy(query.words, ({ phrase }) => phrase)
  for (const words of phrases.values()) {
    const meaning = words[0]?.role === 'attribute' ? words[0].meaning : undefined
    if (!meaning) continue
    const typed = query.source.typed.slice(
      query.source.places[words[0]?.start ?? 0],
      query.source.places[words.at(-1)?.end ?? 0],
    )
    if (meaning.chemistry)
      found.push(chemistryConstraint(index, { words, typed, accepted: meaning.chemistry }))
    if (meaning.rechargeable !== undefined) {
      found.push(rechargeableConstraint(index, { words, typed, wanted: meaning.rechargeable }))
    }
    if (meaning.categories)
      found.push(categoryConstraint(index, { words, typed, accepted: meaning.categories }))
  }
  return found
}

/** A chemistry or category that a phrase of the query names. */
interface PhraseFact {
  words: readonly Word[]
  typed: string
  /** The codes of the catalogue that the phrase can mean. */
  accepted: readonly string[]
}

function chemistryConstraint(
  index: SearchIndex,
  { words, typed, accepted }: PhraseFact,
): Constraint {
  // Every lithium-polymer pack is a lithium-ion pack and may be labelled as one.
  const withPolymer = accepted.includes('li-ion') ? [...accepted, 'li-polymer'] : accepted
  return {
    about: 'chemistry',
    asked: typed,
    isIdentity: true,
    words,
    accepted: withPolymer,
    distance: (row) => {
      const place = accepted.indexOf(codeAt(index.products.chemistry, row))
      if (place >= 0) return 0
      return withPolymer.includes(codeAt(index.products.chemistry, row)) ? 0.5 : TOO_FAR
    },
    found: (row) => codeAt(index.products.chemistry, row),
  }
}

function rechargeableConstraint(
  index: SearchIndex,
  { words, typed, wanted }: { words: readonly Word[]; typed: string; wanted: boolean },
): Constraint {
  const isRechargeable = (row: number) => RECHARGEABLE.has(codeAt(index.products.chemistry, row))
  return {
    about: 'rechargeable',
    asked: typed,
    isIdentity: true,
    words,
    distance: (row) => (isRechargeable(row) === wanted ? 0 : TOO_FAR),
    found: (row) => codeAt(index.products.chemistry, row),
  }
}

function categoryConstraint(
  index: SearchIndex,
  { words, typed, accepted }: PhraseFact,
): Constraint {
  return {
    about: 'category',
    asked: typed,
    isIdentity: false,
    words,
    accepted,
    // The first category of a word is the most likely: 手表 is a watch before it is a smart watch.
    distance: (row) => {
      const place = accepted.indexOf(codeAt(index.products.category, row))
      return place < 0 ? TOO_FAR : place / 10
    },
    found: (row) => codeAt(index.products.category, row),
  }
}

/** How the product differs in the first constraint it does not meet. */
export function differenceIn(constraints: readonly Constraint[], row: number): Difference | null {
  const missed =
    constraints.find((one) => one.isIdentity && !isWithin(one, row)) ??
    constraints.find((one) => !isWithin(one, row))
  return missed ? { about: missed.about, asked: missed.asked, found: missed.found(row) } : null
}

/** Sorts the matches by the sum of their distances from the constraints, otherwise keeps their order. */
export function nearestFirst(
  rows: readonly number[],
  constraints: readonly Constraint[],
): number[] {
  if (constraints.length === 0) return [...rows]
  const place = new Map(rows.map((row, at) => [row, at]))
  const distances = new Map(
    rows.map((row) => {
      const sum = constraints.reduce((total, one) => total + Math.min(one.distance(row), 100), 0)
      return [row, Math.round(sum * 20)]
    }),
  )
  return rows.toSorted((a, b) => {
    return (
      (distances.get(a) ?? 0) - (distances.get(b) ?? 0) || (place.get(a) ?? 0) - (place.get(b) ?? 0)
    )
  })
}

const MAX_FACTS = 6
/** The distance of products that do not match. */
const TOO_FAR = 1e6
const UNIT = { voltage: 'V', capacity: 'mAh', energy: 'Wh' }
