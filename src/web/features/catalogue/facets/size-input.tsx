// Size filter: dimensions of the old battery and a tolerance, in mm.
import type { Facets } from '../../../../contract/product-card.ts'
import { labelled } from '../../../../shared/punctuation.ts'
import { useTexts } from '../../../texts.ts'
import { type Dimension, DIMENSIONS, type SizeFilter, DEFAULT_TOLERANCE } from './size-filter.ts'
import css from './facets.module.css'

interface SizeInputProps {
  facets: Pick<Facets, Dimension>
  size: SizeFilter | undefined
}

/** Omits dimensions that no product of the list has, unless the list is filtered by them. */
export function SizeInput({ facets, size }: SizeInputProps) {
  const t = useTexts('lists').facets
  const differs = DIMENSIONS.some((name) => facets[name] && facets[name].min !== facets[name].max)
  if (!size && !differs) return null
  const dimensions = DIMENSIONS.filter((name) => facets[name] ?? size?.[name] !== undefined)
  return (
    <fieldset className={css.facet}>
      <legend>
        {t.names.size} <span className={css.unit}>mm</span>
      </legend>
      <div className={css.size}>
        {dimensions.map((name) => {
          const span = facets[name]
          return (
            <label key={name}>
              <span>{t.size.names[name]}</span>
              <input
                type="number"
                name={name}
                min={0}
                step="any"
                inputMode="decimal"
                placeholder={span ? placeholder(span) : undefined}
                defaultValue={size?.[name]}
                aria-label={labelled(t.names.size, `${t.size.names[name]} (mm)`)}
              />
            </label>
          )
        })}
        <label>
          <span>{t.size.tolerance}</span>
          <input
            type="number"
            name="tolerance"
            min={0}
            step="any"
            inputMode="decimal"
            defaultValue={size?.tolerance ?? DEFAULT_TOLERANCE}
            aria-label={labelled(t.names.size, `${t.size.tolerance} (mm)`)}
          />
        </label>
      </div>
      <p className={css.hint}>{t.size.hint}</p>
      {dimensions.includes('diameter') && <p className={css.hint}>{t.size.roundHint}</p>}
    </fieldset>
  )
}

/** Rounded to whole millimetres, because the field is narrow. */
function placeholder({ min, max }: { min: number; max: number }): string {
  return min === max ? String(min) : `${Math.floor(min)}–${Math.ceil(max)}`
}
