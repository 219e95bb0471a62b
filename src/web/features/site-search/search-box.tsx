// The search of the site: a plain GET form that learns to suggest when it is first used.
import { type ComponentType, useEffect, useId, useRef, useState } from 'react'
import { useLocation } from 'react-router'
import { ArrowLeftIcon, SearchIcon } from '../../../ui/icons.tsx'
import { classNames } from '../../../ui/class-names.ts'
import { useHref } from '../../parts/local-link.tsx'
import { PATHS } from '../../paths.ts'
import { useTexts } from '../../texts.ts'
import type { SuggestionsProps } from './suggestions.tsx'
import css from './search-box.module.css'

export interface SearchBoxProps {
  /** The large one of the home page. */
  large?: boolean
}

export function SearchBox({ large }: SearchBoxProps) {
  const t = useTexts('frame').search
  const id = useId()
  const input = useRef<HTMLInputElement>(null)
  const [Suggestions, setSuggestions] = useState<ComponentType<SuggestionsProps> | null>(null)
  const [sheet, setSheet] = useState(false)
  const keyword = useKeyword()
  const action = useHref(PATHS.search)
  useSlashKey(input)

  async function learn() {
    setSheet(true)
    if (Suggestions) return
    try {
      const part = await import('./suggestions.tsx')
      setSuggestions(() => part.Suggestions)
    } catch {
      // Without suggestions the form still searches.
    }
  }

  return (
    <search
      className={classNames(css.search, large && css.large)}
      data-sheet={sheet || undefined}
      // Whoever goes on by keyboard sees the page again.
      onBlur={({ currentTarget, relatedTarget }) => {
        if (relatedTarget && !currentTarget.contains(relatedTarget)) setSheet(false)
      }}
    >
      <form action={action} className={css.form} onSubmit={() => setSheet(false)}>
        <button
          type="button"
          className={css.leave}
          aria-label={useTexts('frame').back}
          onClick={() => {
            setSheet(false)
            input.current?.blur()
          }}
        >
          <ArrowLeftIcon />
        </button>
        <label htmlFor={id} className={css.label}>
          {t.label}
        </label>
        <input
          // Another keyword in the address is another search: the field starts anew with it.
          key={keyword}
          ref={input}
          id={id}
          name="keyword"
          type="search"
          className={css.input}
          placeholder={t.placeholder}
          defaultValue={keyword}
          maxLength={200}
          enterKeyHint="search"
          autoComplete="off"
          autoCapitalize="off"
          autoCorrect="off"
          spellCheck={false}
          onFocus={() => void learn()}
        />
        <kbd className={css.key} aria-hidden="true">
          /
        </kbd>
        <button type="submit" className={css.submit} aria-label={t.submit}>
          <SearchIcon />
          {large && <span className={css.word}>{t.submit}</span>}
        </button>
        {Suggestions && (
          <Suggestions key={keyword} input={input} onChosen={() => setSheet(false)} />
        )}
      </form>
    </search>
  )
}

/** The keyword of a search page, to stand in the field. */
function useKeyword(): string {
  const { pathname, search } = useLocation()
  return pathname === PATHS.search ? (new URLSearchParams(search).get('keyword') ?? '') : ''
}

/** `/` leads to the first search field in sight, unless something is being typed. */
function useSlashKey(input: React.RefObject<HTMLInputElement | null>): void {
  useEffect(() => {
    function onKey(event: KeyboardEvent) {
      const field = input.current
      if (event.key !== '/' || event.defaultPrevented || isTyping() || !field) return
      if (event.ctrlKey || event.metaKey || event.altKey || !field.checkVisibility(SEEN)) return
      event.preventDefault()
      field.focus()
      field.select()
    }
    document.addEventListener('keydown', onKey)
    return () => document.removeEventListener('keydown', onKey)
  }, [input])
}

const SEEN = { visibilityProperty: true }

function isTyping(): boolean {
  return !!document.activeElement?.matches('input, textarea, select, [contenteditable]')
}
