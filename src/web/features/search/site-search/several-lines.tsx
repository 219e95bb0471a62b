// Panel of a multi-line search field: line count, search button and length limit.
import { type RefObject, useEffect, useLayoutEffect, useState } from 'react'
import { buttonClass } from '../../../../ui/button.tsx'
import { LocalLink } from '../../../page/local-link.tsx'
import { PATHS } from '../../../paths.ts'
import { useTexts } from '../../../texts.ts'
import { longTexts } from './long-text.ts'
import { MoreLines } from './more-lines.tsx'
import { countLines, MAX_CHARACTERS, NEARLY_FULL } from './pasted-lines.ts'
import type { SearchField } from './search-field.ts'
import css from './suggestions.module.css'

interface SeveralLinesProps {
  field: RefObject<SearchField | null>
  /** Caret position when this field replaces a focused one. */
  caret: number
}

export function SeveralLines({ field, caret }: SeveralLinesProps) {
  const t = useTexts('search').field
  const [text, setText] = useState('')
  const [open, setOpen] = useState(false)
  useField({ field, caret, setText, setOpen })
  const lines = countLines(text)
  const isTooLong = text.length > MAX_CHARACTERS
  return (
    <>
      {!open && <MoreLines text={text} />}
      <div
        className={css.box}
        hidden={!open || lines === 0}
        // A click in the panel leaves the focus in the field.
        onMouseDown={(event) => event.preventDefault()}
      >
        <p className={css.group}>
          <button type="submit" className={buttonClass('primary', true)}>
            {/* Of too many lines not all are searched, so no number is named. */}
            {t.searchLines(isTooLong ? 1 : lines)}
          </button>{' '}
          {matchMedia('(hover: hover)').matches && t.keys}
        </p>
        <p className={css.group} role="status">
          {text.length > NEARLY_FULL && t.characters(text.length, MAX_CHARACTERS)}
        </p>
        {isTooLong && (
          <p className={css.group}>
            <LocalLink
              to={PATHS.wishList}
              // The search field of that page shows the text too.
              onClick={() => longTexts.set(PATHS.wishList, text)}
            >
              {t.longList}
            </LocalLink>
          </p>
        )}
      </div>
    </>
  )
}

interface FieldState extends SeveralLinesProps {
  setText: (text: string) => void
  setOpen: (open: boolean) => void
}

/** Focuses a field that replaces a focused one; while the search has the focus, shows the panel and the whole text. */
function useField({ field, caret, setText, setOpen }: FieldState): void {
  useLayoutEffect(() => {
    const area = field.current
    if (!area || document.activeElement !== document.body) return
    area.focus()
    area.setSelectionRange(caret, caret)
  }, [field, caret])
  useEffect(() => {
    const area = field.current
    const form = area?.form
    if (!(area instanceof HTMLTextAreaElement) || !form) return
    const ended = new AbortController()
    const { signal } = ended
    const show = (open: boolean) => {
      setOpen(open)
      setText(area.value)
      fitHeight(area, open)
    }
    show(form.contains(document.activeElement))
    area.addEventListener('input', () => show(true), { signal })
    area.addEventListener('keydown', (event) => onKey(event, form, setOpen), { signal })
    form.addEventListener('focusin', () => show(true), { signal })
    form.addEventListener('submit', () => show(false), { signal })
    form.addEventListener(
      'focusout',
      ({ relatedTarget }) => show(form.contains(relatedTarget as Node | null)),
      { signal },
    )
    return () => ended.abort()
  }, [field, setText, setOpen])
}

/** Enter searches, Shift+Enter adds a line. */
function onKey(event: KeyboardEvent, form: HTMLFormElement, setOpen: (open: boolean) => void) {
  if (event.isComposing) return
  if (event.key === 'Escape') setOpen(false)
  if (event.key !== 'Enter' || event.shiftKey) return
  event.preventDefault()
  form.requestSubmit()
}

const MAX_ROWS = 8

/** Fits the text while active, up to eight rows; one row otherwise. */
function fitHeight(area: HTMLTextAreaElement, open: boolean): void {
  area.style.height = ''
  area.toggleAttribute('data-open', open)
  if (!open) {
    area.scrollTop = 0
    return
  }
  const { lineHeight, paddingBlockStart } = getComputedStyle(area)
  const maxHeight =
    MAX_ROWS * Number.parseFloat(lineHeight) + 2 * Number.parseFloat(paddingBlockStart)
  const border = area.offsetHeight - area.clientHeight
  area.style.height = `${Math.min(area.scrollHeight, maxHeight) + border}px`
}
