// One query of the sets with its correct results, and the split into two halves.

/** One of several things that a text requests: correct when a group or the list shows one of `expected`. */
export interface QueryPart {
  text: string
  expected: Set<string>
}

/** How a result is judged; see search-judge.ts. */
export type Criterion =
  /** one of `expected` first, or among the first ten */
  | 'battery'
  /** every one of `parts` has its group or item */
  | 'parts'
  /** empty or marked as similar */
  | 'absent'
  /** empty or marked as similar; the best verdict (`first`) only when the answer names the device that the catalogue knows */
  | 'known device'
  /** empty or marked as similar; the best verdict (`first`) only when the answer names what is not sold */
  | 'not sold'
  /** results that are not marked as similar must all be correct */
  | 'assertion'

export interface SetQuery {
  kind: string
  text: string
  criterion: Criterion
  /** Item numbers that are correct. */
  expected: Set<string>
  parts: QueryPart[]
  /** Rules and weights of the search were tuned on 'tuned' only; queries 'held out' show how they generalise. */
  half: 'tuned' | 'held out'
}

/** A query before it is assigned to a half. */
export type MadeQuery = Omit<SetQuery, 'half'>

export function batteryQuery(kind: string, text: string, expected: Set<string>): MadeQuery {
  return { kind, text, criterion: 'battery', expected, parts: [] }
}

export function partsQuery(kind: string, text: string, parts: QueryPart[]): MadeQuery {
  const expected = new Set(parts.flatMap((part) => [...part.expected]))
  return { kind, text, criterion: 'parts', expected, parts }
}

export function absentQuery(
  kind: string,
  text: string,
  criterion: Criterion = 'absent',
): MadeQuery {
  return { kind, text, criterion, expected: new Set(), parts: [] }
}

/** `right` contains what may be shown without a mark, if anything. */
export function assertionQuery(kind: string, text: string, right = new Set<string>()): MadeQuery {
  return { kind, text, criterion: 'assertion', expected: right, parts: [] }
}

/** A query without a correct battery is skipped: the data have changed since it was written by hand. */
export function canBeAnswered({ criterion, expected, parts, text }: MadeQuery): boolean {
  if (text.trim() === '') return false
  if (criterion === 'battery') return expected.size > 0
  if (criterion === 'parts') return parts.every((part) => part.expected.size > 0)
  return true
}

/** Depends on the text alone, so that a query stays in its half when others are added or removed. */
export function halfOf(text: string): SetQuery['half'] {
  let value = 2_166_136_261
  for (const character of text) {
    value = Math.imul(value ^ (character.codePointAt(0) ?? 0), 16_777_619)
  }
  return (value >>> 8) % 2 === 1 ? 'tuned' : 'held out'
}
