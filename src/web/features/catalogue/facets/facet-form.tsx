// The filters of a list as one GET form; with scripts each change applies immediately.
import type { Facets } from '../../../../contract/product-card.ts'
import { useHref } from '../../../page/local-link.tsx'
import { useTexts } from '../../../texts.ts'
import { figureText } from '../product-facts/measures.ts'
import { FACETS_ID, FILTER_FORM } from './filter-form.ts'
import { RANGE_FILTERS, ROW_CHOICES, VALUE_FILTERS, type ListState } from './filter-address.ts'
import { RangeInput } from './range-input.tsx'
import { SizeInput } from './size-input.tsx'
import { ValueFacet } from './value-facet.tsx'
import css from './facets.module.css'

interface FacetFormProps {
  facets: Facets
  state: ListState
  /** Path of the list without language prefix and query. */
  path: string
  /** Query fields of the screen, such as the keyword. */
  screenQuery: Readonly<Record<string, string>>
  total: number
}

/** A column next to the list; on narrow screens a sheet opened by a button, with or without scripts. */
export function FacetForm({ facets, state, path, screenQuery, total }: FacetFormProps) {
  const t = useTexts('lists').facets
  return (
    <div id={FACETS_ID} className={css.sheet} popover="auto" aria-label={t.title}>
      <form id={FILTER_FORM} className={css.form} method="get" action={useHref(path)}>
        <div className={css.head}>
          <h2>{t.title}</h2>
          <button
            type="button"
            className={css.close}
            popoverTarget={FACETS_ID}
            popoverTargetAction="hide"
            aria-label={t.close}
          >
            ×
          </button>
        </div>
        {Object.entries(screenQuery).map(([name, value]) => (
          <input key={name} type="hidden" name={name} value={value} />
        ))}
        {state.view && <input type="hidden" name="view" value={state.view} />}
        {state.rows !== ROW_CHOICES[0] && <input type="hidden" name="rows" value={state.rows} />}
        {state.direction && <input type="hidden" name="direction" value={state.direction} />}
        <InStockSwitch facets={facets} state={state} total={total} />
        {VALUE_FILTERS.map((name) => (
          <ValueFacet
            key={name}
            name={name}
            values={facets[name]}
            chosen={state.filters[name] ?? []}
            total={total}
            more={name === 'deviceBrand' ? facets.deviceBrandMore : 0}
          />
        ))}
        {RANGE_FILTERS.filter((name) => total > 1 || state.filters[name]).map((name) => (
          <RangeInput
            key={name}
            name={name}
            facet={facets[name]}
            range={state.filters[name] ?? null}
          />
        ))}
        <SizeInput facets={facets} size={state.filters.size} />
        <noscript>
          <button type="submit" className={css.apply}>
            {t.apply}
          </button>
        </noscript>
        <button
          type="button"
          className={css.show}
          popoverTarget={FACETS_ID}
          popoverTargetAction="hide"
        >
          {t.show(total)}
        </button>
      </form>
    </div>
  )
}

function InStockSwitch({ facets, state, total }: Omit<FacetFormProps, 'path' | 'screenQuery'>) {
  const t = useTexts('lists').facets
  const chosen = state.filters.inStock === true
  const { count: stocked } = facets.inStock
  if (!chosen && (stocked === 0 || stocked === total)) return null
  return (
    <fieldset className={css.facet}>
      <legend>{t.names.inStock}</legend>
      <label className={css.option}>
        <input type="checkbox" name="inStock" value="1" defaultChecked={chosen} />
        <span>{t.inStock}</span>
        <span className={css.count}>{figureText(stocked)}</span>
      </label>
    </fieldset>
  )
}
