// Count of the hidden lines at the end of an inactive multi-line field.
import { useTexts } from '../../../texts.ts'
import { countLines } from './pasted-lines.ts'
import css from './search-box.module.css'

export function MoreLines({ text }: { text: string }) {
  const t = useTexts('frame').search
  const lines = countLines(text)
  if (lines < 2) return null
  return (
    <span className={css.more} aria-hidden="true">
      <small>{t.moreLines(lines - 1)}</small>
    </span>
  )
}
