// The name of an applied filter, as chips and advice say it.
import type { Facets } from '../../../contract/product-card.ts'
import { labelled } from '../../parts/punctuation.ts'
import type { lists } from '../../texts/en_us/lists.ts'
import type { AppliedFilter, NumberRange } from '../facets/filter-address.ts'
import { UNITS } from '../facets/range-facet.tsx'
import { measure } from '../product-facts/measures.ts'

/** 'Chemistry: Li-ion', 'Voltage: 10.8 V to 11.4 V', 'In stock only'. */
export function filterLabel(t: typeof lists, facets: Facets | null, filter: AppliedFilter): string {
  if (filter.kind === 'inStock') return t.facets.inStock
  const name = t.facets.names[filter.name]
  if (filter.kind === 'range')
    return labelled(name, rangeLabel(t, filter.range, UNITS[filter.name]))
  const known = facets?.[filter.name].find(({ value }) => value === filter.value)
  return labelled(name, known?.label ?? filter.value)
}

function rangeLabel(t: typeof lists, { min, max }: NumberRange, unit: string): string {
  if (min === undefined) return t.applied.atMost(measure(max ?? 0, unit))
  if (max === undefined) return t.applied.atLeast(measure(min, unit))
  if (min === max) return measure(min, unit)
  return t.applied.between(measure(min, unit), measure(max, unit))
}
