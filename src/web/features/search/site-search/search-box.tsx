// Site search: a plain GET form that loads suggestions and multi-line input on first use.
import { type ComponentType, type RefObject, useEffect, useId, useRef, useState } from 'react'
import { useLocation } from '../../../router/router-context.ts'
import { ArrowLeftIcon, SearchIcon } from '../../../../ui/icons.tsx'
import { classNames } from '../../../../ui/class-names.ts'
import { hiddenClass } from '../../../../ui/visually-hidden.tsx'
import { useHref } from '../../../page/local-link.tsx'
import { PATHS } from '../../../paths.ts'
import { useLang } from '../../../site-context.ts'
import { loadTexts, useTexts } from '../../../texts.ts'
import { LabelPhotoButton } from '../label-photo/label-photo-button.tsx'
import type { FieldHelpProps } from './field-help.tsx'
import { longTexts } from './long-text.ts'
import { MoreLines } from './more-lines.tsx'
import type { SearchField } from './search-field.ts'
import css from './search-box.module.css'

export interface SearchBoxProps {
  /** True for the large search of the home page. */
  large?: boolean
}

export function SearchBox({ large }: SearchBoxProps) {
  const t = useTexts('frame').search
  const id = useId()
  const field = useRef<SearchField>(null)
  const { text, isLong, fill } = useFieldText()
  /** On phones the search covers the screen while it is in use. */
  const [isFullScreen, setFullScreen] = useState(false)
  const [Help, loadHelp] = useHelp()
  const key = `${isLong}${text}`
  useSlashKey(field)
  const close = () => setFullScreen(false)

  return (
    <search
      className={classNames(css.search, large && css.large)}
      data-sheet={isFullScreen || undefined}
      // Leaving the search by keyboard shows the page again.
      onBlur={({ currentTarget, relatedTarget }) => {
        if (relatedTarget && !currentTarget.contains(relatedTarget)) close()
      }}
    >
      <form action={useHref(PATHS.search)} className={css.form} onSubmit={close}>
        <LeaveButton
          onClick={() => {
            close()
            field.current?.blur()
          }}
        />
        <label htmlFor={id} className={hiddenClass}>
          {t.label}
        </label>
        <QueryField
          key={key}
          {...{ field, id, isLong, text }}
          onFocus={() => {
            setFullScreen(true)
            loadHelp()
          }}
        />
        {isLong && !Help && <MoreLines text={text} />}
        {!large && (
          <kbd className={css.key} aria-hidden="true">
            /
          </kbd>
        )}
        <LabelPhotoButton />
        <button type="submit" className={css.submit} aria-label={t.submit}>
          <SearchIcon />
          {large && <span className={css.word}>{t.submit}</span>}
        </button>
        {Help && <Help key={`?${key}`} {...{ field, isLong, fill, close }} />}
      </form>
    </search>
  )
}

interface QueryFieldProps {
  field: RefObject<SearchField | null>
  id: string
  isLong: boolean
  text: string
  onFocus: () => void
}

function QueryField({ field, id, isLong, text, onFocus }: QueryFieldProps) {
  const Field = (isLong ? 'textarea' : 'input') as 'input'
  return (
    <Field
      ref={field as RefObject<HTMLInputElement>}
      id={id}
      name="keyword"
      type={isLong ? undefined : 'search'}
      className={css.input}
      placeholder={useTexts('frame').search.placeholder}
      defaultValue={text}
      enterKeyHint="search"
      autoComplete="off"
      autoCapitalize="off"
      autoCorrect="off"
      spellCheck={false}
      onFocus={onFocus}
    />
  )
}

/** Closes the full-screen search on phones. */
function LeaveButton({ onClick }: { onClick: () => void }) {
  return (
    <button
      type="button"
      className={css.leave}
      aria-label={useTexts('frame').back}
      onClick={onClick}
    >
      <ArrowLeftIcon />
    </button>
  )
}

/** Initial text: the keyword of a search page, a long text kept for the page, or a text filled in since. */
function useFieldText() {
  const { pathname, search } = useLocation()
  const query = pathname === PATHS.search ? new URLSearchParams(search).get('keyword') : null
  const inAddress = (query ?? '').replaceAll('\r', '')
  const keyword = longTexts.get(pathname + inAddress) ?? inAddress
  // The keyword of the URL at that time, and the text filled in.
  const [filled, setFilled] = useState([keyword, keyword])
  // A new keyword in the URL discards the filled text.
  const text = (filled[0] === keyword && filled[1]) || keyword
  return {
    text,
    /** Text that does not fit on one line of the field: it has several, or more than 80 characters. */
    isLong: /\n|.{81}/.test(text),
    fill: (next: string) => setFilled([keyword, next]),
  }
}

/** Lazily loaded help component and its loader. The form works without it. */
function useHelp(): [ComponentType<FieldHelpProps> | null, () => void] {
  const lang = useLang()
  const [help, setHelp] = useState<ComponentType<FieldHelpProps> | null>(null)
  function loadHelp() {
    Promise.all([import('./field-help.tsx'), loadTexts(lang, 'search')]).then(
      ([{ FieldHelp }]) => setHelp(() => FieldHelp),
      () => undefined,
    )
  }
  return [help, loadHelp]
}

/** `/` focuses the first visible search field, unless the user is typing. */
function useSlashKey(input: RefObject<SearchField | null>): void {
  useEffect(() => {
    function onKey(event: KeyboardEvent) {
      const field = input.current
      if (event.key !== '/' || event.defaultPrevented || isTyping() || !field) return
      if (event.ctrlKey || event.metaKey || event.altKey) return
      if (!field.checkVisibility(UNLESS_HIDDEN)) return
      event.preventDefault()
      field.focus()
      field.select()
    }
    document.addEventListener('keydown', onKey)
    return () => document.removeEventListener('keydown', onKey)
  }, [input])
}

/** Also counts `visibility: hidden` as not visible. */
const UNLESS_HIDDEN = { visibilityProperty: true }

function isTyping(): boolean {
  return !!document.activeElement?.matches('input, textarea, select, [contenteditable]')
}
