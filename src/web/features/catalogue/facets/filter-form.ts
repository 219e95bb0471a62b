// Applies the filter form on each change and keeps it in sync with the URL.
import { type FormEvent, useEffect, useRef } from 'react'
import { useLocation, useNavigate } from '../../../router/router-context.ts'
import { KEEP_PLACE } from '../../../page/keep-place.ts'
import {
  type ListFilters,
  type ListState,
  listQuery,
  type RangeFilter,
  readListState,
} from './filter-address.ts'
import { isDimension, DEFAULT_TOLERANCE } from './size-filter.ts'

/** Id of the form, to which the sort field and its button belong although they are outside of it. */
export const FILTER_FORM = 'filters'
/** Id of the sheet with the filters, which buttons open as a popover where the window is narrow. */
export const FACETS_ID = 'facets'

/** Typed numbers apply after a pause, clicks immediately. */
const TYPING_PAUSE_MS = 600

interface FilterFormTarget {
  path: string
  /** Query fields of the screen, such as the keyword. */
  screenQuery: Readonly<Record<string, string>>
  state: ListState
}

/** Handlers for an element that contains the form and its outside controls. */
export function useFilterForm({ path, screenQuery, state }: FilterFormTarget) {
  const navigate = useNavigate()
  const { search } = useLocation()
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined)

  useEffect(() => {
    // A filter that was chosen while a navigation was in progress must not be reset when that page arrives.
    if (timer.current === undefined) showState(search)
  }, [search])
  useEffect(() => () => clearTimeout(timer.current), [])

  function apply(form: HTMLFormElement) {
    clearTimeout(timer.current)
    timer.current = undefined
    const next = listQuery(withDefaultDirection(stateOf(form), state), screenQuery)
    if (next !== listQuery(state, screenQuery)) void navigate(path + next, KEEP_PLACE)
  }

  function onChange(event: FormEvent) {
    const field = event.target as HTMLInputElement | HTMLSelectElement
    const { form } = field
    if (form?.id !== FILTER_FORM) return
    clearTimeout(timer.current)
    timer.current = setTimeout(() => apply(form), field.type === 'number' ? TYPING_PAUSE_MS : 0)
  }

  function onSubmit(event: FormEvent) {
    const form = event.target as HTMLFormElement
    if (form.id !== FILTER_FORM) return
    event.preventDefault()
    apply(form)
  }

  return { onChange, onSubmit }
}

/** List state of the form, from page one. */
function stateOf(form: HTMLFormElement): ListState {
  const query = new URLSearchParams()
  for (const [name, value] of new FormData(form)) query.append(name, String(value))
  return { ...readListState(query), page: 1 }
}

/** A changed sort starts in its default direction. */
function withDefaultDirection({ direction, ...next }: ListState, before: ListState): ListState {
  return direction && next.sort === before.sort ? { ...next, direction } : next
}

/** Updates the fields after back, forward and chip clicks, except a number being typed. */
function showState(search: string): void {
  const form = document.getElementById(FILTER_FORM) as HTMLFormElement | null
  if (!form) return
  const { filters, sort } = readListState(new URLSearchParams(search))
  for (const field of form.elements) {
    if (field instanceof HTMLSelectElement) showChoice(field, sort ?? '')
    else if (field instanceof HTMLInputElement) showField(field, filters)
  }
}

function showChoice(field: HTMLSelectElement, value: string): void {
  field.value = value
  // An unavailable or default sort selects the first option.
  if (field.selectedIndex < 0) field.selectedIndex = 0
}

function showField(field: HTMLInputElement, filters: ListFilters): void {
  if (field.type === 'hidden') return
  const range = /^(\w+)(Min|Max)$/.exec(field.name)
  if (field.type === 'checkbox') {
    const chosen = filters[field.name as keyof ListFilters]
    field.checked = Array.isArray(chosen) ? chosen.includes(field.value) : chosen === true
  } else if (field === document.activeElement) {
    return
  } else if (range?.[1]) {
    const bounds = filters[range[1] as RangeFilter]
    field.value = String((range[2] === 'Min' ? bounds?.min : bounds?.max) ?? '')
  } else if (field.name === 'tolerance' || isDimension(field.name)) {
    const fallback = field.name === 'tolerance' ? DEFAULT_TOLERANCE : ''
    field.value = String(filters.size?.[field.name] ?? fallback)
  }
}
