// Kinds of keyword parts that are a value with a unit.
import type { QueryPart } from '../../../../contract/search.ts'

export const VALUE_KINDS: ReadonlySet<QueryPart['kind']> = new Set([
  'voltage',
  'capacity',
  'energy',
  'dimensions',
])
