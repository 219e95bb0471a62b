// Numbers, devices and sizes identify the battery; voltage and chemistry confirm or contradict it.
import type { SearchIndex } from '../index/search-index.ts'
import { isOfTwoChemistries } from '../query/cells.ts'
import type { ParsedQuery } from '../query/parsed-query.ts'
import { readableForm, searchKeyOf } from '../spelling/term-forms.ts'
import { absentIn } from './absent.ts'
import {
  type Constraint,
  decidingConstraints,
  differenceIn,
  isWithin,
  nearestFirst,
} from './constraints.ts'
import { isRareWord } from './device-doubts.ts'
import { type Evidence, inTurn } from './evidence.ts'
import { groupEvidence } from './group-evidence.ts'
import {
  type Certainty,
  type Group,
  keyOfNames,
  type Matched,
  MOST_SIMILAR,
  namesOf,
  NOTHING,
} from './matched.ts'
import { neighbours } from './near-keys.ts'

export interface Identified {
  evidence: readonly Evidence[]
  /** All of the query: each pack of a list has its own. */
  constraints: readonly Constraint[]
  /** Devices named alongside numbers; they rank what the numbers found. */
  devices: readonly Evidence[]
}

/** The result for what was found: one pack, or a group for each of several packs and for what is missing. */
export function identified(index: SearchIndex, query: ParsedQuery, found: Identified): Matched {
  const { devices } = found
  const isOpen = !found.constraints.some(({ about }) => about === 'chemistry')
  const evidence = isOpen ? found.evidence.map(withOpenChemistry) : found.evidence
  const all = [...evidence, ...devices]
  const constraints = found.constraints.map((one) => inContext(one, evidence))
  const { groups, rows, missing, unread } = groupEvidence(index, query, {
    evidence,
    devices,
    constraints,
    absent: absentIn(index, query, all),
  })
  const whole =
    groups.length > 0
      ? ofGroups(index, groups, evidence)
      : ofOnePack(index, rows, { evidence, constraints, hasMissing: missing.length > 0 })
  const known = whole.rows.length === 0 ? knownDevice(index, evidence) : null
  return {
    ...NOTHING,
    ...whole,
    rows: whole.certainty === 'similar' ? whole.rows.slice(0, MOST_SIMILAR) : whole.rows,
    evidence: all,
    missing,
    groups,
    unread,
    readAs: evidence.map(({ readAs }) => readAs ?? '').find(Boolean) ?? null,
    knownDevice: known,
    suggestions:
      known === null
        ? []
        : neighbours(index, keyOfNames(query.words)).filter((name) => name !== known),
  }
}

type Whole = Pick<Matched, 'certainty' | 'rows' | 'constraints' | 'difference'>

function ofOnePack(
  index: SearchIndex,
  found: readonly number[],
  { evidence, constraints: all, hasMissing }: OnePack,
): Whole {
  const constraints = decidingConstraints(all)
  const identity = constraints.filter(({ isIdentity }) => isIdentity)
  const right = found.filter((row) => identity.every((one) => isWithin(one, row)))
  const isEmpty = found.length === 0
  // If a second device is unknown, the first alone is only half the answer. Labels contain numbers of many
  // kinds.
  const isHalf = hasMissing && evidence.every(({ kind }) => kind === 'device')
  const isRight = (right.length > 0 || isEmpty) && !isHalf
  return {
    certainty: certaintyOf(index, evidence, { isRight, isEmpty }),
    rows: nearestFirst(right.length > 0 ? right : found, constraints),
    constraints,
    difference: (row) => {
      const of = evidence.find(({ rows: own }) => own.includes(row))
      return differenceIn(identity, row) ?? of?.difference?.(row) ?? null
    },
  }
}

interface OnePack {
  evidence: readonly Evidence[]
  constraints: readonly Constraint[]
  /** The query also names something that was not found. */
  hasMissing: boolean
}

// Each pack was compared with the constraints that describe it; those found make the list.
function ofGroups(
  index: SearchIndex,
  groups: readonly Group[],
  evidence: readonly Evidence[],
): Whole {
  const found = groups.filter(({ state }) => state === 'found')
  const shown = found.length > 0 ? found : groups.filter(({ state }) => state === 'similar')
  const rows = inTurn(shown.map((group) => group.rows))
  // A device beside a number only says what the number is for.
  const meant = shown.flatMap(({ members }) => {
    const own = members.filter((one) => evidence.includes(one))
    return own.length > 0 ? own : members
  })
  const state = { isRight: found.length > 0, isEmpty: rows.length === 0 }
  return {
    certainty: certaintyOf(index, meant, state),
    rows,
    constraints: [...new Set(groups.flatMap((group) => group.constraints))],
    difference: (row) => shown.find((group) => group.rows.includes(row))?.difference(row) ?? null,
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
  const isOpen =
    one.certainty === 'exact' && isOfTwoChemistries(searchKeyOf(readableForm(one.typed)))
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

function knownDevice(index: SearchIndex, evidence: readonly Evidence[]): string | null {
  const device = evidence.find(({ kind }) => kind === 'device')
  const text = device?.texts[0]
  return text === undefined ? null : index.displays.at(text)
}
