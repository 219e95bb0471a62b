// Makes the result of a query from its evidence: numbers, devices and sizes identify the battery; voltage and chemistry
// confirm or contradict it.
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
import { type Evidence, interleave } from './evidence.ts'
import { groupEvidence } from './group-evidence.ts'
import {
  type Certainty,
  type Group,
  keyOfNames,
  type MatchResult,
  MAX_SIMILAR,
  namesOf,
  NO_MATCH,
} from './match-result.ts'
import { neighbours } from './near-keys.ts'

export interface FoundEvidence {
  evidence: readonly Evidence[]
  /** All of the query: each pack of a list has its own. */
  constraints: readonly Constraint[]
  /** Devices named alongside numbers; they rank what the numbers found. */
  devices: readonly Evidence[]
}

/** One pack, or a group for each of several packs and for each text that was not found. */
export function resultOfEvidence(
  index: SearchIndex,
  query: ParsedQuery,
  found: FoundEvidence,
): MatchResult {
  const { devices } = found
  const lacksChemistry = !found.constraints.some(({ about }) => about === 'chemistry')
  const evidence = lacksChemistry ? found.evidence.map(withoutCertainChemistry) : found.evidence
  const all = [...evidence, ...devices]
  const constraints = found.constraints.map((constraint) => inContext(constraint, evidence))
  const { groups, rows, missing, unread } = groupEvidence(index, query, {
    evidence,
    devices,
    constraints,
    absent: absentIn(index, query, all),
  })
  const part =
    groups.length > 0
      ? resultOfGroups(index, groups, evidence)
      : resultOfOnePack(index, rows, { evidence, constraints, hasMissing: missing.length > 0 })
  const known = part.rows.length === 0 ? knownDevice(index, evidence) : null
  return {
    ...NO_MATCH,
    ...part,
    rows: part.certainty === 'similar' ? part.rows.slice(0, MAX_SIMILAR) : part.rows,
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

type ResultPart = Pick<MatchResult, 'certainty' | 'rows' | 'constraints' | 'difference'>

function resultOfOnePack(
  index: SearchIndex,
  found: readonly number[],
  { evidence, constraints: all, hasMissing }: OnePack,
): ResultPart {
  const constraints = decidingConstraints(all)
  const identity = constraints.filter(({ isIdentity }) => isIdentity)
  const right = found.filter((row) => identity.every((constraint) => isWithin(constraint, row)))
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
      const source = evidence.find(({ rows }) => rows.includes(row))
      return differenceIn(identity, row) ?? source?.difference?.(row) ?? null
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
function resultOfGroups(
  index: SearchIndex,
  groups: readonly Group[],
  evidence: readonly Evidence[],
): ResultPart {
  const found = groups.filter(({ state }) => state === 'found')
  const shown = found.length > 0 ? found : groups.filter(({ state }) => state === 'similar')
  const rows = interleave(shown.map((group) => group.rows))
  // A device beside a number only says what the number is for.
  const meant = shown.flatMap(({ members }) => {
    const numbers = members.filter((member) => evidence.includes(member))
    return numbers.length > 0 ? numbers : members
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
function inContext(constraint: Constraint, evidence: readonly Evidence[]): Constraint {
  if (constraint.about === 'dimensions') return { ...constraint, isIdentity: false }
  if (constraint.about !== 'category') return constraint
  const isDigitsOnly = ({ kind, words }: Evidence) => {
    return kind === 'device' && namesOf(words).every(({ name }) => /^\d+$/.test(name))
  }
  const namesAnother = (each: Evidence) => {
    return isPartOfName(constraint, each) && !each.rows.some((row) => isWithin(constraint, row))
  }
  return evidence.every(isDigitsOnly) || evidence.every(namesAnother)
    ? { ...constraint, isIdentity: true }
    : constraint
}

function isPartOfName({ words: category }: Constraint, { kind, words }: Evidence): boolean {
  const names = namesOf(words)
  const positions = names.map(({ at }) => at)
  const [first, last] = [Math.min(...positions), Math.max(...positions)]
  const end = names.some(({ name }) => /\d/.test(name)) ? last : last + 2
  // 'Bosch motion detector' is a name with its category.
  const isPartOfEvidence = category.some(({ at }) => words.some((word) => word.at === at))
  return kind === 'device' && !isPartOfEvidence && category.some(({ at }) => at > first && at < end)
}

// AG4 denotes an alkaline cell and is also printed on silver oxide cells: without a chemistry neither is
// certain.
function withoutCertainChemistry(evidence: Evidence): Evidence {
  const isAmbiguous =
    evidence.certainty === 'exact' && isOfTwoChemistries(searchKeyOf(readableForm(evidence.typed)))
  return isAmbiguous ? { ...evidence, certainty: 'family' } : evidence
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
    const [word, another] = words
    return (
      kind === 'device' && !another && isRareWord(index, words) && /^[a-z]/.test(word?.name ?? '')
    )
  }
  if (evidence.length === 1 && evidence.every(isPlainWord)) return 'partial'
  return evidence.every(({ certainty }) => certainty === 'exact') ? 'exact' : 'family'
}

function knownDevice(index: SearchIndex, evidence: readonly Evidence[]): string | null {
  const device = evidence.find(({ kind }) => kind === 'device')
  const text = device?.texts[0]
  return text === undefined ? null : index.displays.at(text)
}
