// Filters a list of names while the user types; rendered only when scripts run.
import { type ReactNode, useState } from 'react'
import { controlClass, Field } from '../../../../ui/field.tsx'
import { VisuallyHidden } from '../../../../ui/visually-hidden.tsx'
import { useLive } from '../../../components/use-live.ts'
import css from './finder.module.css'

interface NameFilterProps<I> {
  items: readonly I[]
  nameOf: (item: I) => string
  label: string
  /** Shown when nothing matches. */
  none: string
  /** The items that match; null while nothing is typed. */
  children: (matches: readonly I[] | null) => ReactNode
}

export function NameFilter<I>({ items, nameOf, label, none, children }: NameFilterProps<I>) {
  const [words, setWords] = useState('')
  const live = useLive()
  const wanted = words.trim().toLowerCase()
  const matches =
    wanted === '' ? null : items.filter((item) => nameOf(item).toLowerCase().includes(wanted))
  return (
    <>
      <div className={css.filter}>
        {live && (
          <Field id="filter-names" label={label}>
            <input
              id="filter-names"
              className={controlClass}
              type="search"
              // For app/places.ts, which restores the text when the visitor returns to the page.
              data-keep=""
              autoComplete="off"
              spellCheck={false}
              value={words}
              onChange={(event) => setWords(event.target.value)}
            />
          </Field>
        )}
        <VisuallyHidden>
          <span role="status">{matches?.length}</span>
        </VisuallyHidden>
      </div>
      {matches?.length === 0 && <p>{none}</p>}
      {children(matches)}
    </>
  )
}
