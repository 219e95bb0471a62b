// Groups numbers that share a battery: one group is one pack, several groups are several packs.
import type { SearchIndex } from '../index/search-index.ts'
import { type ParsedQuery, typedWords } from '../query/parsed-query.ts'
import type { Word } from '../query/word.ts'
import { type Absent, isOneRun } from './absent.ts'
import { type Constraint, differenceIn, isWithin, nearestFirst } from './constraints.ts'
import { type Evidence, intersection, positionsOf, union } from './evidence.ts'
import { constraintsOfGroups } from './group-constraints.ts'
import { type PartLookup, lineLookup } from './lines.ts'
import { type Group, keyOfNames, MAX_SIMILAR } from './match-result.ts'
import { neighbours } from './near-keys.ts'
import { correctRun } from './slips.ts'

export interface GroupedEvidence {
  /** Empty when the query names one pack. */
  groups: Group[]
  /** The rows of that pack, best first. */
  rows: number[]
  /** The words of the missing items of a list, up to its limit, and of all missing numbers outside such items. */
  missing: Word[]
  /** How many missing items and numbers of a list are beyond its limit. */
  unread: number
}

export function groupEvidence(
  index: SearchIndex,
  query: ParsedQuery,
  { evidence, devices, constraints, absent }: QueryEvidence,
): GroupedEvidence {
  const lineOf = lineLookup(query)
  const ownLine = devices.filter((device) => isOwnLine(lineOf, device, evidence))
  const foundGroups = joinShared([...evidence, ...ownLine]).map((members) =>
    groupOf(members, devices),
  )
  const { items } = absent
  const runs = isList(query, foundGroups.length + items.length + absent.runs.length)
    ? absent.runs
    : []
  const missing = inTextOrder([...items, ...runs])
  const listed = missing.slice(0, Math.max(0, MAX_LISTED - foundGroups.length))
  const unread = missing.length - listed.length
  const words = [...listed.filter((run) => items.includes(run)), ...absent.runs].flat()
  if (foundGroups.length + listed.length < 2) {
    return { groups: [], rows: foundGroups[0]?.rows ?? [], missing: words, unread }
  }
  const groups = [...foundGroups, ...listed.map((run) => missingGroup(index, query, run))]
  const constraintsByGroup = constraintsOfGroups(query, groups, constraints)
  const checkedGroups = groups.map((group) =>
    checkGroup(group, constraintsByGroup.get(group) ?? []),
  )
  return { groups: checkedGroups, rows: [], missing: words, unread }
}

interface QueryEvidence {
  evidence: readonly Evidence[]
  devices: readonly Evidence[]
  constraints: readonly Constraint[]
  absent: Absent
}

// Products that contradict the voltage or chemistry of their group are only similar.
function checkGroup(group: Group, constraints: readonly Constraint[]): Group {
  const identity = constraints.filter(({ isIdentity }) => isIdentity)
  const fitting = group.rows.filter((row) => identity.every((one) => isWithin(one, row)))
  const rows = nearestFirst(fitting.length > 0 ? fitting : group.rows, constraints)
  if (fitting.length > 0 || group.rows.length === 0) return { ...group, rows, constraints }
  const difference = (row: number) => differenceIn(identity, row) ?? group.difference(row)
  return { ...group, rows, constraints, state: 'similar', difference }
}

// A device on a line without numbers asks for a separate battery; in a title it says what the number is for.
function isOwnLine(lineOf: PartLookup, device: Evidence, numbers: readonly Evidence[]): boolean {
  const lineOfFirst = (one: Evidence) => lineOf(positionsOf(one)[0] ?? 0)
  const line = lineOfFirst(device)
  return numbers.every((number) => lineOfFirst(number) !== line)
}

// Lines, or several numbers between commas; each missing one is reported.
function isList(query: ParsedQuery, parts: number): boolean {
  if (parts < 2) return false
  const names = query.words.filter(({ role }) => role === 'name')
  const breaks = names.filter(({ separator }, at) => at > 0 && separator === 'break').length
  return breaks > 0 && names.length <= parts * 2.5
}

function inTextOrder(runs: readonly Word[][]): Word[][] {
  return runs.toSorted((a, b) => (a[0]?.start ?? 0) - (b[0]?.start ?? 0))
}

// Two numbers with a common battery belong to one pack, and so do numbers connected through others.
function joinShared(evidence: readonly Evidence[]): Evidence[][] {
  const groups: { members: Evidence[]; rows: Set<number> }[] = []
  for (const one of evidence) {
    const shared = groups.filter(({ rows }) => one.rows.some((row) => rows.has(row)))
    const first = shared[0] ?? { members: [], rows: new Set<number>() }
    if (shared.length === 0) groups.push(first)
    for (const other of shared.slice(1)) {
      first.members.push(...other.members)
      for (const row of other.rows) first.rows.add(row)
      groups.splice(groups.indexOf(other), 1)
    }
    first.members.push(one)
    for (const row of one.rows) first.rows.add(row)
  }
  return groups.map(({ members }) => members)
}

function groupOf(members: readonly Evidence[], devices: readonly Evidence[]): Group {
  const commonRows = members
    .map(({ rows }) => [...rows])
    .reduce((common, rows) => intersection(common, rows))
  const candidates = commonRows.length > 0 ? commonRows : byCount(members)
  const fitting =
    devices.map(({ rows }) => intersection(candidates, rows)).find((rows) => rows.length > 0) ?? []
  const rows = [...new Set([...fitting, ...candidates])]
  const isSimilar = members.every(({ certainty }) => certainty === 'similar')
  return {
    texts: members.map(({ typed }) => typed),
    kind: members.some(({ kind }) => kind !== 'device') ? 'number' : 'device',
    state: rows.length === 0 ? 'missing' : isSimilar ? 'similar' : 'found',
    readAs: null,
    rows,
    words: members.flatMap(({ words }) => [...words]),
    members,
    constraints: [],
    difference: (row) => {
      return members.find((one) => one.rows.includes(row))?.difference?.(row) ?? null
    },
    suggestions: [],
  }
}

// Batteries shared by most of the numbers come first.
function byCount(members: readonly Evidence[]): number[] {
  const counts = new Map<number, number>()
  for (const { rows } of members)
    for (const row of rows) counts.set(row, (counts.get(row) ?? 0) + 1)
  const all = union(members.map(({ rows }) => rows))
  return all.sort((a, b) => (counts.get(b) ?? 0) - (counts.get(a) ?? 0) || a - b)
}

function missingGroup(index: SearchIndex, query: ParsedQuery, run: readonly Word[]): Group {
  const isNumber = isOneRun(run)
  const near = isNumber ? correctRun(index, query, run) : undefined
  const group: Group = {
    texts: [typedWords(query, run)],
    kind: isNumber ? 'number' : 'device',
    state: 'missing',
    readAs: null,
    rows: [],
    words: run,
    members: [],
    constraints: [],
    difference: () => null,
    suggestions: [],
  }
  if (!near) return { ...group, suggestions: neighbours(index, keyOfNames(run)) }
  const rows = near.rows.slice(0, MAX_SIMILAR)
  const difference = (row: number) => near.difference?.(row) ?? null
  const readAs = near.readAs ?? null
  return { ...group, state: 'similar', readAs, rows, members: [near], difference }
}

const MAX_LISTED = 50
