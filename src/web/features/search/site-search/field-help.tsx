// Help for the focused search field: suggestions for one line, counts for several lines.
import { type RefObject, useEffect } from 'react'
import { PATHS } from '../../../paths.ts'
import { addressKeyword } from './address-keyword.ts'
import { longTexts } from './long-text.ts'
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

const MAX_STORED = 20

/** Keeps a text that is too long for the address, so that the field of the page with that address shows all of it. */
function keepLongText({ formData }: FormDataEvent) {
  const whole = formData.get('keyword')
  if (typeof whole !== 'string') return
  const inAddress = addressKeyword(whole)
  if (inAddress === whole) return
  longTexts.set(PATHS.search + inAddress, whole)
  const [oldest = ''] = longTexts.keys()
  if (longTexts.size > MAX_STORED) longTexts.delete(oldest)
  formData.set('keyword', inAddress)
}

/** Caret position in the multi-line field that replaces the single-line one. */
let caret = 0

export function FieldHelp({ field, isLong, fill, close }: FieldHelpProps) {
  useEffect(() => {
    const form = field.current?.form
    form?.addEventListener('formdata', keepLongText)
    return () => form?.removeEventListener('formdata', keepLongText)
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
