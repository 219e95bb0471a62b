// One query of the sets with what a right answer must hold, and the split into two halves.

/** One of several things that a text asks for: right when a group or the list shows one of `expected`. */
export interface QueryPartAsked {
  text: string
  expected: Set<string>
}

/** How an answer is judged: see search-judge.ts. */
export type Judged =
  /** one of `expected` first, or among the first ten */
  | 'battery'
  /** every one of `parts` has its group or item */
  | 'parts'
  /** empty or marked as similar */
  | 'absent'
  /** as absent; first only when the answer names the known device */
  | 'known device'
  /** as absent; first only when the answer names what is not sold */
  | 'not sold'
  /** never asserted: a list without a mark holds right items only */
  | 'assertion'

export interface SetQuery {
  kind: string
  text: string
  judged: Judged
  /** Item numbers that are right. */
  expected: Set<string>
  parts: QueryPartAsked[]
  /** Rules and weights were tuned on 'tuned' only. */
  half: 'tuned' | 'held out'
}

export type Made = Omit<SetQuery, 'half'>

export function batteryQuery(kind: string, text: string, expected: Set<string>): Made {
  return { kind, text, judged: 'battery', expected, parts: [] }
}

export function partsQuery(kind: string, text: string, parts: QueryPartAsked[]): Made {
  const expected = new Set(parts.flatMap((part) => [...part.expected]))
  return { kind, text, judged: 'parts', expected, parts }
}

export function absentQuery(kind: string, text: string, judged: Judged = 'absent'): Made {
  return { kind, text, judged, expected: new Set(), parts: [] }
}

/** `right` holds what may be shown without a mark, if anything. */
export function assertionQuery(kind: string, text: string, right = new Set<string>()): Made {
  return { kind, text, judged: 'assertion', expected: right, parts: [] }
}

/** A battery that no rule found is no question to ask: the data have changed under a query written by hand. */
export function canBeAnswered({ judged, expected, parts, text }: Made): boolean {
  if (text.trim() === '') return false
  if (judged === 'battery') return expected.size > 0
  if (judged === 'parts') return parts.every((part) => part.expected.size > 0)
  return true
}

/** The text alone decides, so that a query stays in its half when others come or go. */
export function halfOf(text: string): SetQuery['half'] {
  let value = 2_166_136_261
  for (const character of text) {
    value = Math.imul(value ^ (character.codePointAt(0) ?? 0), 16_777_619)
  }
  return (value >>> 8) % 2 === 1 ? 'tuned' : 'held out'
}
