// Value filter: checkboxes with counts, the first eight visible, the rest one click away.
import type { FacetValue } from '../../../../contract/product-card.ts'
import { useTexts } from '../../../texts.ts'
import { figureText } from '../product-facts/measures.ts'
import type { ValueFilter } from './filter-address.ts'
import css from './facets.module.css'

interface ValueFacetProps {
  name: ValueFilter
  values: FacetValue[]
  /** Values from the URL; unknown ones are shown too, so that the user can remove them. */
  chosen: string[]
  /** Products in the list; a value that all of them share filters nothing. */
  total: number
  /** Number of values not listed. */
  more: number
}

const SHOWN_FIRST = 8

export function ValueFacet({ name, values, chosen, total, more }: ValueFacetProps) {
  const t = useTexts('lists').facets
  const all = [...values, ...unknown(values, chosen)]
  if (chosen.length === 0 && !all.some(({ count }) => count > 0 && count < total)) return null
  const rest = all.slice(SHOWN_FIRST)
  return (
    <fieldset className={css.facet}>
      <legend>{t.names[name]}</legend>
      {all.slice(0, SHOWN_FIRST).map((value) => (
        <Option key={value.value} name={name} value={value} chosen={chosen} />
      ))}
      {rest.length > 0 && (
        <details open={rest.some(({ value }) => chosen.includes(value)) || undefined}>
          <summary className={css.more}>{t.showAll(all.length)}</summary>
          {rest.map((value) => (
            <Option key={value.value} name={name} value={value} chosen={chosen} />
          ))}
          {more > 0 && <p className={css.hint}>{t.moreBrands(more)}</p>}
        </details>
      )}
    </fieldset>
  )
}

interface OptionProps {
  name: ValueFilter
  value: FacetValue
  chosen: string[]
}

function Option({ name, value, chosen }: OptionProps) {
  const selected = chosen.includes(value.value)
  return (
    <label className={css.option}>
      <input
        type="checkbox"
        name={name}
        value={value.value}
        defaultChecked={selected}
        disabled={value.count === 0 && !selected}
      />
      <span>{value.label}</span>
      <span className={css.count}>{figureText(value.count)}</span>
    </label>
  )
}

function unknown(values: FacetValue[], chosen: string[]): FacetValue[] {
  return chosen
    .filter((wanted) => !values.some(({ value }) => value === wanted))
    .map((value) => ({ value, label: value, count: 0, selected: true }))
}
