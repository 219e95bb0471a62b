// The kinds of parts that are a figure with a unit.
import type { QueryPart } from '../../../contract/search.ts'

export const VALUES: ReadonlySet<QueryPart['kind']> = new Set([
  'voltage',
  'capacity',
  'energy',
  'dimensions',
])
