// What helps with the search field once it is used: suggestions for one line, counts for several.
import type { RefObject } from 'react'
import type { SearchField } from './search-field.ts'
import { SeveralLines } from './several-lines.tsx'
import { Suggestions } from './suggestions.tsx'

export interface FieldHelpProps {
  field: RefObject<SearchField | null>
  isLong: boolean
  /** Puts a text into the field. */
  fill: (text: string) => void
  /** The search is left: a suggestion was followed. */
  close: () => void
}

/** Where writing goes on in the field of several lines that takes the place of the other. */
let caret = 0

export function FieldHelp({ field, isLong, fill, close }: FieldHelpProps) {
  if (isLong) return <SeveralLines field={field} caret={caret} />
  return (
    <Suggestions
      input={field}
      onLines={({ text, caret: behind }) => {
        caret = behind
        fill(text)
      }}
      onChosen={close}
    />
  )
}
