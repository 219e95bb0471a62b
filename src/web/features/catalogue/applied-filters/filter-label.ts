// Label of an applied filter for chips and search advice.
import type { Facets } from '../../../../contract/product-card.ts'
import { labelled } from '../../../../shared/punctuation.ts'
import type { lists } from '../../../texts/en_us/lists.ts'
import type { AppliedFilter, NumberRange } from '../facets/filter-address.ts'
import type { SizeFilter } from '../facets/size-filter.ts'
import { UNITS } from '../facets/range-input.tsx'
import { figureText, measureText } from '../product-facts/measures.ts'

/** 'Chemistry: Li-ion', 'Voltage: 10.8 V to 11.4 V', 'Size: L 90 × W 60 mm ± 2 mm', 'In stock only'. */
export function filterLabel(t: typeof lists, facets: Facets | null, filter: AppliedFilter): string {
  if (filter.kind === 'inStock') return t.facets.inStock
  const name = t.facets.names[filter.name]
  if (filter.kind === 'size') return labelled(name, sizeLabel(t, filter.size))
  if (filter.kind === 'range')
    return labelled(name, rangeLabel(t, filter.range, UNITS[filter.name]))
  const known = facets?.[filter.name].find(({ value }) => value === filter.value)
  return labelled(name, known?.label ?? filter.value)
}

function rangeLabel(t: typeof lists, { min, max }: NumberRange, unit: string): string {
  if (min === undefined) return t.applied.atMost(measureText(max ?? 0, unit))
  if (max === undefined) return t.applied.atLeast(measureText(min, unit))
  if (min === max) return measureText(min, unit)
  return t.applied.between(measureText(min, unit), measureText(max, unit))
}

/** 'L 257.6 × W 80.5 × H 6.2 mm ± 2 mm', 'Ø 18.2 × H 65 mm ± 1 mm', 'W 80.5 mm ± 2 mm'. */
function sizeLabel(t: typeof lists, size: SizeFilter): string {
  const wanted = (['diameter', 'length', 'width', 'height'] as const).flatMap((name) =>
    size[name] === undefined ? [] : `${t.facets.size.letters[name]}\u00a0${figureText(size[name])}`,
  )
  return `${wanted.join(' × ')}\u00a0mm ±\u00a0${measureText(size.tolerance, 'mm')}`
}
