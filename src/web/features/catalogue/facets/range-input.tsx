// Range filter: two number fields below a histogram of the values.
import type { FacetRange } from '../../../../contract/product-card.ts'
import { useTexts } from '../../../texts.ts'
import { measureText } from '../product-facts/measures.ts'
import type { NumberRange, RangeFilter } from './filter-address.ts'
import css from './facets.module.css'

interface RangeInputProps {
  name: RangeFilter
  /** Null: no product has a value. */
  facet: FacetRange | null
  range: NumberRange | null
}

export const UNITS: Record<RangeFilter, string> = { voltage: 'V', capacity: 'mAh', energy: 'Wh' }
const BAR = { width: 10, gap: 1, height: 28 } as const

export function RangeInput({ name, facet, range }: RangeInputProps) {
  const t = useTexts('lists').facets
  if (!range && (!facet || facet.min === facet.max)) return null
  const legend = t.names[name]
  return (
    <fieldset className={css.facet}>
      <legend>
        {legend} <span className={css.unit}>{UNITS[name]}</span>
      </legend>
      {facet && facet.bins.length > 1 && (
        <Histogram facet={facet} range={range} label={t.histogram(legend)} unit={UNITS[name]} />
      )}
      <div className={css.range}>
        {(['min', 'max'] as const).map((end) => (
          <label key={end}>
            <span>{end === 'min' ? t.from : t.to}</span>
            <input
              type="number"
              name={name + (end === 'min' ? 'Min' : 'Max')}
              min={0}
              step="any"
              inputMode="decimal"
              placeholder={facet ? String(facet[end]) : undefined}
              defaultValue={range?.[end]}
              aria-label={`${legend} (${UNITS[name]}): ${end === 'min' ? t.from : t.to}`}
            />
          </label>
        ))}
      </div>
    </fieldset>
  )
}

interface HistogramProps {
  facet: FacetRange
  range: NumberRange | null
  label: string
  unit: string
}

/** Square roots keep small bins visible next to large ones. */
function Histogram({ facet, range, label, unit }: HistogramProps) {
  const t = useTexts('lists').facets
  const max = Math.sqrt(Math.max(...facet.bins.map((bin) => bin.count), 1))
  return (
    <svg
      className={css.histogram}
      viewBox={`0 0 ${facet.bins.length * BAR.width} ${BAR.height}`}
      preserveAspectRatio="none"
      role="img"
      aria-label={label}
    >
      {facet.bins.map(({ from, to, count }, index) => {
        const height = count === 0 ? 0 : Math.max(2, (Math.sqrt(count) / max) * BAR.height)
        const inside = from <= (range?.max ?? Infinity) && to >= (range?.min ?? 0)
        return (
          <rect
            key={from}
            className={inside ? css.bar : css.barOff}
            x={index * BAR.width}
            y={Math.round((BAR.height - height) * 10) / 10}
            width={BAR.width - BAR.gap}
            height={Math.round(height * 10) / 10}
          >
            <title>{t.binHint(measureText(from, unit), measureText(to, unit), count)}</title>
          </rect>
        )
      })}
    </svg>
  )
}
