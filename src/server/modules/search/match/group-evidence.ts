// Groups numbers that share a battery: one group is one pack, several groups are several packs.
import type { SearchIndex } from '../index/search-index.ts'
import { type ParsedQuery, typedWords } from '../query/parsed-query.ts'
import type { Word } from '../query/word.ts'
import { type Constraint, differenceIn, isWithin } from './constraints.ts'
import { type Evidence, inTurn, intersection, union } from './evidence.ts'
import { type Group, keyOfNames, MOST_SIMILAR } from './matched.ts'
import { neighbours } from './near-keys.ts'
import { correctRun } from './slips.ts'

export interface Grouped {
  /** Empty when the query names one pack. */
  groups: Group[]
  /** The rows of all groups interleaved, the best of each first. */
  ordered: number[]
  /** Number of missing numbers that are not listed. */
  unread: number
}

export function groupEvidence(
  index: SearchIndex,
  query: ParsedQuery,
  { evidence, devices, constraints, absent }: Named,
): Grouped {
  const ownLine = devices.filter((device) => isOwnLine(query, device, evidence))
  const found = joinShared([...evidence, ...ownLine]).map((members) => groupOf(members, devices))
  const groups = found.map((group) => checked(query, group, constraints))
  const missing = isList(query, groups.length + absent.length) ? absent : []
  const listed = missing
    .slice(0, Math.max(0, MOST_LISTED - groups.length))
    .map((run) => missingGroup(index, query, run))
  const all = [...groups, ...listed]
  return {
    groups: all.length > 1 ? all : [],
    ordered: inTurn(groups.map(({ rows }) => rows)),
    unread: missing.length - listed.length,
  }
}

interface Named {
  evidence: readonly Evidence[]
  devices: readonly Evidence[]
  constraints: readonly Constraint[]
  /** Numbers without a match. */
  absent: readonly (readonly Word[])[]
}

// A voltage or chemistry on the lines of a group applies to it; products that contradict it are only similar.
function checked(query: ParsedQuery, group: Group, constraints: readonly Constraint[]): Group {
  const lines = new Set(group.words.map((word) => lineOf(query, [word])))
  const own = constraints.filter(({ isIdentity, value, words }) => {
    const start = value?.start ?? words[0]?.start
    return isIdentity && start !== undefined && lines.has(lineAt(query, start))
  })
  const right = group.rows.filter((row) => own.every((one) => isWithin(one, row)))
  if (own.length === 0 || group.rows.length === 0) return group
  if (right.length > 0) return { ...group, rows: right }
  return { ...group, state: 'similar', difference: (row) => differenceIn(own, row) }
}

// A device on a line without numbers asks for a separate battery; in a title it says what the number is for.
function isOwnLine(query: ParsedQuery, device: Evidence, numbers: readonly Evidence[]): boolean {
  if (query.lines < 2) return false
  const line = lineOf(query, device.words)
  return numbers.every(({ words }) => lineOf(query, words) !== line)
}

function lineOf(query: ParsedQuery, words: readonly Word[]): number {
  return lineAt(query, words[0]?.start ?? 0)
}

function lineAt({ source }: ParsedQuery, start: number): number {
  return source.text.slice(0, start).split('\n').length
}

// Lines, or several numbers between commas; each missing one is reported.
function isList(query: ParsedQuery, parts: number): boolean {
  if (parts < 2) return false
  const names = query.words.filter(({ role }) => role === 'name')
  const breaks = names.filter(({ separator }, at) => at > 0 && separator === 'break').length
  return breaks > 0 && names.length <= parts * 2.5
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
  const common = members.map(({ rows }) => [...rows]).reduce((rows, own) => intersection(rows, own))
  const carried = common.length > 0 ? common : byCount(members)
  const fitting =
    devices.map(({ rows }) => intersection(carried, rows)).find((rows) => rows.length > 0) ?? []
  const rows = [...new Set([...fitting, ...carried])]
  const isSimilar = members.every(({ certainty }) => certainty === 'similar')
  return {
    texts: members.map(({ typed }) => typed),
    kind: members.some(({ kind }) => kind !== 'device') ? 'number' : 'device',
    state: rows.length === 0 ? 'missing' : isSimilar ? 'similar' : 'found',
    readAs: null,
    rows,
    words: members.flatMap(({ words }) => [...words]),
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
  const near = correctRun(index, query, run)
  const group: Group = {
    texts: [typedWords(query, run)],
    kind: 'number',
    state: 'missing',
    readAs: null,
    rows: [],
    words: run,
    difference: () => null,
    suggestions: [],
  }
  if (!near) return { ...group, suggestions: neighbours(index, keyOfNames(run)) }
  const rows = near.rows.slice(0, MOST_SIMILAR)
  const difference = (row: number) => near.difference?.(row) ?? null
  return { ...group, state: 'similar', readAs: near.readAs ?? null, rows, difference }
}

const MOST_LISTED = 50
