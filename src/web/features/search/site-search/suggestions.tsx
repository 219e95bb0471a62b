// Suggestions below a search field: an ARIA 1.2 combobox with a grouped list of links.
import { type RefObject, useEffect, useId, useRef, useState } from 'react'
import type { Suggestion } from '../../../../contract/search.ts'
import { hiddenClass } from '../../../../ui/visually-hidden.tsx'
import { LocalLink } from '../../../page/local-link.tsx'
import { useTexts } from '../../../texts.ts'
import { insertText, type Insertion, type Selection, insertPasted } from './pasted-lines.ts'
import type { SearchField } from './search-field.ts'
import { groupSuggestions } from './suggestion-groups.ts'
import { typedParts } from './typed-parts.ts'
import { useSuggested } from './use-suggested.ts'
import css from './suggestions.module.css'

export interface SuggestionsProps {
  input: RefObject<SearchField | null>
  /** Called when the text needs a multi-line field. */
  onLines: (lines: Insertion) => void
  /** Called when an option was followed. */
  onChosen: () => void
}

export function Suggestions({ input, onLines, onChosen }: SuggestionsProps) {
  const t = useTexts('search').field
  const { label } = useTexts('frame').search
  const id = useId()
  const [text, setText] = useState('')
  const [open, setOpen] = useState(false)
  const list = useSuggested(text)
  // `at`: index of the highlighted option, -1: none; valid only for the text and list for which it was set.
  const [choice, setChoice] = useState({ text, list, at: -1 })
  const active = choice.text === text && choice.list === list ? choice.at : -1
  const setActive = (at: number) => setChoice({ text, list, at })
  const groups = groupSuggestions(list ?? [])
  const options = groups.flatMap((group) => group.options)
  const shown = open && options.length > 0
  const box = useRef<HTMLDivElement>(null)

  useComboboxListeners({ input, box, options, active, shown, setActive, setOpen, setText, onLines })
  useComboboxMarkup(input, { listId: id, shown, activeId: active < 0 ? null : `${id}-${active}` })

  return (
    <>
      <p className={hiddenClass} role="status">
        {open && list && (options.length > 0 ? t.count(options.length) : t.none)}
      </p>
      <div
        ref={box}
        id={id}
        role="listbox"
        aria-label={label}
        className={css.box}
        hidden={!shown}
        onClick={(event) => {
          if (!(event.target as Element).closest('a')) return
          setOpen(false)
          onChosen()
        }}
      >
        {groups.map((group) => (
          <div key={group.kind} role="group" aria-labelledby={`${id}-${group.kind}`}>
            <p id={`${id}-${group.kind}`} className={css.group} role="presentation">
              {t.groups[group.kind]}
            </p>
            {group.options.map((option) => {
              const at = options.indexOf(option)
              return (
                <Option
                  key={`${option.kind} ${option.url}`}
                  id={`${id}-${at}`}
                  option={option}
                  typed={text}
                  isActive={at === active}
                />
              )
            })}
          </div>
        ))}
      </div>
    </>
  )
}

interface OptionProps {
  id: string
  option: Suggestion
  typed: string
  isActive: boolean
}

function Option({ id, option, typed, isActive }: OptionProps) {
  return (
    <LocalLink
      id={id}
      to={option.url}
      role="option"
      tabIndex={-1}
      aria-selected={isActive}
      className={css.option}
    >
      {option.image && (
        <img src={option.image} alt="" width="48" height="36" className={css.thumb} />
      )}
      <span className={css.words}>
        <span>
          {typedParts(option.text, typed).map((part, at) =>
            part.isTyped ? part.text : <b key={at}>{part.text}</b>,
          )}
        </span>
        {option.detail && <span className={css.detail}>{option.detail}</span>}
      </span>
    </LocalLink>
  )
}

/** What the listeners of the field read and change. */
interface Combobox {
  input: RefObject<SearchField | null>
  box: RefObject<HTMLDivElement | null>
  options: Suggestion[]
  /** Index of the highlighted option; -1: none. */
  active: number
  shown: boolean
  setActive: (at: number) => void
  setOpen: (open: boolean) => void
  setText: (text: string) => void
  onLines: (lines: Insertion) => void
}

/** The field exists before this component loads, so it attaches listeners to the element. */
function useComboboxListeners(combobox: Combobox): void {
  const latest = useRef(combobox)
  useEffect(() => {
    latest.current = combobox
  })
  const { input } = combobox
  useEffect(() => {
    // Both kinds of field have the same listeners but different types.
    const field = input.current as HTMLInputElement | null
    if (!field) return
    const ended = new AbortController()
    const { signal } = ended
    const type = () => {
      latest.current.setText(field.value)
      latest.current.setOpen(true)
    }
    if (document.activeElement === field && field.value) type()
    field.addEventListener('input', type, { signal })
    field.addEventListener('focus', type, { signal })
    field.addEventListener('blur', (event) => closeOnLeave(event, latest.current), { signal })
    field.addEventListener('keydown', (event) => onKey(event, field, latest.current), { signal })
    field.addEventListener('paste', (event) => onPaste(event, field, latest.current), { signal })
    return () => ended.abort()
  }, [input])
}

function closeOnLeave({ relatedTarget }: FocusEvent, { box, setOpen }: Combobox): void {
  if (!box.current?.contains(relatedTarget as Node)) setOpen(false)
}

function onKey(event: KeyboardEvent, field: SearchField, combobox: Combobox): void {
  // Ignores keys during input method composition.
  if (event.isComposing) return
  const { options, active, shown, box, setActive, setOpen, setText } = combobox
  const steps: Record<string, number> = { ArrowDown: 1, ArrowUp: -1 }
  const step = steps[event.key]
  if (step !== undefined) {
    event.preventDefault()
    if (!shown) return setOpen(true)
    // The field itself counts as one more position.
    const places = options.length + 1
    return setActive(((active + 1 + step + places) % places) - 1)
  }
  if (event.key === 'Enter' && event.shiftKey) {
    takeLines(event, insertText(selectionOf(field), '\n'), combobox)
  } else if (event.key === 'Enter' && shown && active >= 0) {
    event.preventDefault()
    box.current?.querySelectorAll<HTMLElement>('[role=option]')[active]?.click()
  } else if (event.key === 'Enter') {
    setOpen(false)
  } else if (event.key === 'Escape' && (shown || field.value)) {
    event.preventDefault()
    setActive(-1)
    if (shown) return setOpen(false)
    field.value = ''
    setText('')
  }
}

/** Keeps the lines of a pasted list, which a single-line field would join. */
function onPaste(event: ClipboardEvent, field: SearchField, combobox: Combobox): void {
  takeLines(
    event,
    insertPasted(selectionOf(field), event.clipboardData?.getData('text') ?? ''),
    combobox,
  )
}

function takeLines(event: Event, lines: Insertion | null, { onLines }: Combobox): void {
  if (!lines) return
  event.preventDefault()
  onLines(lines)
}

function selectionOf({ value, selectionStart, selectionEnd }: SearchField): Selection {
  return { value, start: selectionStart ?? value.length, end: selectionEnd ?? value.length }
}

interface Markup {
  listId: string
  shown: boolean
  activeId: string | null
}

function useComboboxMarkup(input: Combobox['input'], { listId, shown, activeId }: Markup): void {
  useEffect(() => {
    const field = input.current
    if (!field) return
    field.setAttribute('role', 'combobox')
    field.setAttribute('aria-autocomplete', 'list')
    field.setAttribute('aria-controls', listId)
    field.setAttribute('aria-expanded', String(shown))
    if (activeId) field.setAttribute('aria-activedescendant', activeId)
    else field.removeAttribute('aria-activedescendant')
    if (activeId) document.getElementById(activeId)?.scrollIntoView({ block: 'nearest' })
  }, [input, listId, shown, activeId])
}
