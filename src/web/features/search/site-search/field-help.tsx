// Help for the focused search field: suggestions for one line, counts for several lines.
import type { RefObject } from 'react'
import type { SearchField } from './search-field.ts'
import { SeveralLines } from './several-lines.tsx'
import { Suggestions } from './suggestions.tsx'

export interface FieldHelpProps {
  field: RefObject<SearchField | null>
  /** The field is a textarea, because its text does not fit on one line. */
  isLong: boolean
  /** Replaces the text of the field. */
  fill: (text: string) => void
  /** Called when a suggestion was followed. */
  close: () => void
}

/** Caret position in the multi-line field that replaces the single-line one. */
let caret = 0

export function FieldHelp({ field, isLong, fill, close }: FieldHelpProps) {
  if (isLong) return <SeveralLines field={field} caret={caret} />
  return (
    <Suggestions
      input={field}
      onLines={({ text, caret: newCaret }) => {
        caret = newCaret
        fill(text)
      }}
      onChosen={close}
    />
  )
}
