// Numbers, devices and sizes identify the battery; voltage and chemistry confirm or contradict it.
import type { SearchIndex } from '../index/search-index.ts'
import { isOfTwoChemistries } from '../query/cells.ts'
import type { ParsedQuery } from '../query/parsed-query.ts'
import { lettersOnly, readable } from '../spelling/term-forms.ts'
import { type Constraint, differenceIn, isWithin } from './constraints.ts'
import { isRareWord } from './device-doubts.ts'
import type { Evidence } from './evidence.ts'
import { groupEvidence } from './group-evidence.ts'
import {
  type Certainty,
  keyOfNames,
  type Matched,
  missingRuns,
  MOST_SIMILAR,
  namesOf,
  NOTHING,
} from './matched.ts'
import { neighbours } from './near-keys.ts'

export interface Identified {
  evidence: readonly Evidence[]
  constraints: readonly Constraint[]
  /** Devices named alongside numbers; they rank what the numbers found. */
  devices: readonly Evidence[]
}

export function identified(index: SearchIndex, query: ParsedQuery, found: Identified): Matched {
  const { devices } = found
  const isOpen = !found.constraints.some(({ about }) => about === 'chemistry')
  const evidence = isOpen ? found.evidence.map(withOpenChemistry) : found.evidence
  const all = [...evidence, ...devices]
  const constraints = found.constraints.map((one) => inContext(one, evidence))
  const absent = missingRuns(query, all)
  const missing = absent.flat()
  const { groups, ordered, unread } = groupEvidence(index, query, {
    evidence,
    devices,
    constraints,
    absent,
  })
  const identity = constraints.filter(({ isIdentity }) => isIdentity)
  const right = ordered.filter((row) => identity.every((one) => isWithin(one, row)))
  const isEmpty = ordered.length === 0
  const isRight = right.length > 0 || isEmpty
  const known = isEmpty ? knownDevice(index, evidence) : null
  // If a second device is unknown, the first alone is only half the answer. Labels contain numbers of many
  // kinds.
  const isPart =
    missing.length > 0 && groups.length === 0 && evidence.every(({ kind }) => kind === 'device')
  const certainty = certaintyOf(index, evidence, { isRight: isRight && !isPart, isEmpty })
  const rows = nearestFirst(isRight ? right : ordered, constraints)
  return {
    ...NOTHING,
    certainty,
    rows: certainty === 'similar' ? rows.slice(0, MOST_SIMILAR) : rows,
    evidence: all,
    constraints,
    missing,
    groups,
    unread,
    difference: (row) => {
      const of = evidence.find(({ rows: own }) => own.includes(row))
      return differenceIn(identity, row) ?? of?.difference?.(row) ?? null
    },
    readAs: evidence.map(({ readAs }) => readAs ?? '').find(Boolean) ?? null,
    knownDevice: known,
    suggestions:
      known === null
        ? []
        : neighbours(index, keyOfNames(query.words)).filter((name) => name !== known),
  }
}

// Dimensions on a label are those of the original pack, so they only rank. 'Hearing aid battery 313' is not a phone
// called 313: next to digits alone, the category decides. 'Pixel Watch 8' is not the Pixel 8: a category that no
// match has, within the name or directly after a name without digits, is part of another name.
function inContext(one: Constraint, evidence: readonly Evidence[]): Constraint {
  if (one.about === 'dimensions') return { ...one, isIdentity: false }
  if (one.about !== 'category') return one
  const isFigure = ({ kind, words }: Evidence) => {
    return kind === 'device' && namesOf(words).every(({ name }) => /^\d+$/.test(name))
  }
  const isOther = (each: Evidence) => {
    return isPartOfName(one, each) && !each.rows.some((row) => isWithin(one, row))
  }
  return evidence.every(isFigure) || evidence.every(isOther) ? { ...one, isIdentity: true } : one
}

function isPartOfName({ words: about }: Constraint, { kind, words }: Evidence): boolean {
  const names = namesOf(words)
  const places = names.map(({ at }) => at)
  const [first, last] = [Math.min(...places), Math.max(...places)]
  const end = names.some(({ name }) => /\d/.test(name)) ? last : last + 2
  // 'Bosch motion detector' is a name with its category.
  const isHeld = about.some(({ at }) => words.some((word) => word.at === at))
  return kind === 'device' && !isHeld && about.some(({ at }) => at > first && at < end)
}

// AG4 denotes an alkaline cell and is also printed on silver oxide cells: without a chemistry neither is
// certain.
function withOpenChemistry(one: Evidence): Evidence {
  const isOpen = one.certainty === 'exact' && isOfTwoChemistries(lettersOnly(readable(one.typed)))
  return isOpen ? { ...one, certainty: 'family' } : one
}

function certaintyOf(
  index: SearchIndex,
  evidence: readonly Evidence[],
  { isRight, isEmpty }: { isRight: boolean; isEmpty: boolean },
): Certainty {
  if (isEmpty) return 'none'
  if (!isRight || evidence.some(({ certainty }) => certainty === 'similar')) return 'similar'
  // 'piano' and 'bridge' are part of a few names, but may mean anything.
  const isPlainWord = ({ kind, words }: Evidence) => {
    const [word, more] = words
    return kind === 'device' && !more && isRareWord(index, words) && /^[a-z]/.test(word?.name ?? '')
  }
  if (evidence.length === 1 && evidence.every(isPlainWord)) return 'partial'
  return evidence.every(({ certainty }) => certainty === 'exact') ? 'exact' : 'family'
}

/** Sorts the matches by nearest capacity, energy and size, otherwise keeps their order. */
export function nearestFirst(
  rows: readonly number[],
  constraints: readonly Constraint[],
): number[] {
  if (constraints.length === 0) return [...rows]
  const place = new Map(rows.map((row, at) => [row, at]))
  const away = new Map(
    rows.map((row) => {
      const sum = constraints.reduce((total, one) => total + Math.min(one.distance(row), 100), 0)
      return [row, Math.round(sum * 20)]
    }),
  )
  return rows.toSorted((a, b) => {
    return (away.get(a) ?? 0) - (away.get(b) ?? 0) || (place.get(a) ?? 0) - (place.get(b) ?? 0)
  })
}

function knownDevice(index: SearchIndex, evidence: readonly Evidence[]): string | null {
  const device = evidence.find(({ kind }) => kind === 'device')
  const text = device?.texts[0]
  return text === undefined ? null : index.displays.at(text)
}
