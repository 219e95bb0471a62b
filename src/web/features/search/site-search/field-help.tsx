// Help for the focused search field: suggestions for one line, counts for several lines.
import { type RefObject, useEffect } from 'react'
import { longText } from './long-text.ts'
import { MAX_IN_ADDRESS } from './pasted-lines.ts'
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

/** An address that is longer than the server accepts could not be loaded again. */
function shortenAddress({ formData }: FormDataEvent) {
  const whole = formData.get('keyword')
  if (typeof whole !== 'string' || whole.length <= MAX_IN_ADDRESS) return
  const inAddress = whole.slice(0, MAX_IN_ADDRESS).toWellFormed()
  Object.assign(longText, { whole, inAddress })
  formData.set('keyword', inAddress)
}

/** Caret position in the multi-line field that replaces the single-line one. */
let caret = 0

export function FieldHelp({ field, isLong, fill, close }: FieldHelpProps) {
  useEffect(() => {
    const form = field.current?.form
    form?.addEventListener('formdata', shortenAddress)
    return () => form?.removeEventListener('formdata', shortenAddress)
  }, [field])
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
