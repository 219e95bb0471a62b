// The draft of the feedback form: what was typed stays in this browser until it is sent or thrown away.
import { useEffect, useRef, useState } from 'react'
import type { InquiryType } from '../../../shared/case-states.ts'
import { type DraftValues, draftOf, dropDraft, keepDraft, readDraft } from './draft.ts'

export interface DraftHandle {
  /** Something was brought back into the form. */
  restored: boolean
  keep: () => void
  drop: () => void
  discard: () => void
}

interface DraftOptions {
  type: InquiryType
  setType: (type: InquiryType) => void
  details: DraftValues | null
  isTypeFixed: boolean
}

/** Fields that come with another type are filled from it too: switching loses nothing. */
export function useDraft(
  form: { current: HTMLFormElement | null },
  options: DraftOptions,
): DraftHandle {
  const { type, setType, details, isTypeFixed } = options
  const values = useRef<DraftValues | null>(null)
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined)
  const [restored, setRestored] = useState(false)
  useEffect(() => {
    if (values.current === null) {
      const found = readDraft()
      values.current = found ?? {}
      setRestored(found !== null && Object.keys(found).some((name) => name !== 'inquiryType'))
      const kept = found?.['inquiryType'] as InquiryType | undefined
      if (kept && !isTypeFixed && kept !== type) return setType(kept)
    }
    if (form.current) fillEmpty(form.current, { ...details, ...values.current })
  }, [form, type, details, setType, isTypeFixed])
  useEffect(() => () => clearTimeout(timer.current), [])
  // At once: the next choice of a type may take a field away. Storing can wait.
  function take() {
    if (!form.current || values.current === null) return
    values.current = { ...values.current, ...draftOf(new FormData(form.current)) }
  }
  function drop() {
    clearTimeout(timer.current)
    values.current = {}
    dropDraft()
  }
  return {
    restored,
    keep() {
      take()
      clearTimeout(timer.current)
      timer.current = setTimeout(() => keepDraft(values.current ?? {}), 300)
    },
    drop,
    discard() {
      drop()
      setRestored(false)
      form.current?.reset()
    },
  }
}

/** What somebody has typed already stays. */
function fillEmpty(form: HTMLFormElement, values: DraftValues): void {
  for (const [name, value] of Object.entries(values)) {
    const field = form.elements.namedItem(name)
    const isText =
      field instanceof HTMLInputElement ||
      field instanceof HTMLTextAreaElement ||
      (field instanceof HTMLSelectElement && name !== 'inquiryType')
    if (!isText || field.value !== '' || !value) continue
    field.value = value
    // What depends on the choice hears of it.
    if (field instanceof HTMLSelectElement) {
      field.dispatchEvent(new Event('change', { bubbles: true }))
    }
  }
}
