// Assigns the values and facts (such as a chemistry) in a query for several packs to the packs that they describe.
import type { ParsedQuery } from '../query/parsed-query.ts'
import { type Constraint, decidingConstraints, positionOf } from './constraints.ts'
import { positionsOf } from './evidence.ts'
import { lineLookup } from './lines.ts'
import type { Group } from './match-result.ts'

/**
 * A value belongs to the packs on its line. On a line of its own it belongs to the pack above, as on a label; above
 * all packs, to every pack without another such value.
 */
export function constraintsOfGroups(
  query: ParsedQuery,
  groups: readonly Group[],
  constraints: readonly Constraint[],
): Map<Group, Constraint[]> {
  if (constraints.length === 0) return new Map()
  const lineOf = lineLookup(query)
  const byLine = new Map<number, Group[]>()
  for (const group of groups) {
    const parts = group.members.length > 0 ? group.members : [group]
    for (const line of new Set(parts.flatMap(positionsOf).map(lineOf))) {
      byLine.set(line, [...(byLine.get(line) ?? []), group])
    }
  }
  const lines = [...byLine.keys()].sort((a, b) => a - b)
  const byGroup = new Map<Group, Constraint[]>()
  const aboveAll: Constraint[] = []
  for (const one of constraints) {
    const at = lineOf(positionOf(one))
    const line = lines.findLast((each) => each <= at)
    if (line === undefined) aboveAll.push(one)
    for (const group of byLine.get(line ?? Number.NaN) ?? []) {
      byGroup.set(group, [...(byGroup.get(group) ?? []), one])
    }
  }
  return new Map(
    groups.map((group) => {
      const decided = decidingConstraints(byGroup.get(group) ?? [])
      const others = aboveAll.filter(({ about }) => decided.every((one) => one.about !== about))
      return [group, [...decided, ...decidingConstraints(others)]]
    }),
  )
}
