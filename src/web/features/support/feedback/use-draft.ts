// Hook for the draft of the feedback form, kept in this browser until it is sent or discarded.
import { useEffect, useRef, useState } from 'react'
import type { InquiryType } from '../../../../shared/case-states.ts'
import { type DraftValues, draftOf, dropDraft, storeDraft, readDraft } from './draft.ts'

export interface DraftHandle {
  /** A draft was restored. */
  isRestored: boolean
  save: () => void
  /** Deletes the draft and leaves the form as it is. */
  clear: () => void
  /** Deletes the draft and resets the form. */
  discard: () => void
}

interface DraftOptions {
  type: InquiryType
  setType: (type: InquiryType) => void
  /** Of the member, for fields that the draft leaves empty. */
  details: DraftValues | null
  /** The page or its URL sets the type, so that of the draft is not restored. */
  isTypeFixed: boolean
}

/** How long typing must pause before the draft is stored. */
const STORE_AFTER_MS = 300

/**
 * Fills empty fields from the draft, otherwise from the member's details; also fields that appear when another type is
 * chosen, so that switching loses nothing.
 */
export function useDraft(
  form: { current: HTMLFormElement | null },
  options: DraftOptions,
): DraftHandle {
  const { type, setType, details, isTypeFixed } = options
  const values = useRef<DraftValues | null>(null)
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined)
  const [isRestored, setRestored] = useState(false)
  useEffect(() => {
    if (values.current === null) {
      const found = readDraft()
      values.current = found ?? {}
      setRestored(found !== null && Object.keys(found).some((name) => name !== 'inquiryType'))
      const stored = found?.['inquiryType'] as InquiryType | undefined
      if (stored && !isTypeFixed && stored !== type) return setType(stored)
    }
    if (form.current) fillEmpty(form.current, { ...details, ...values.current })
  }, [form, type, details, setType, isTypeFixed])
  useEffect(() => () => clearTimeout(timer.current), [])
  // Reads immediately, because a type change may remove a field. Storing is delayed.
  function readForm() {
    if (!form.current || values.current === null) return
    values.current = { ...values.current, ...draftOf(new FormData(form.current)) }
  }
  function clear() {
    clearTimeout(timer.current)
    values.current = {}
    dropDraft()
  }
  return {
    isRestored,
    save() {
      readForm()
      clearTimeout(timer.current)
      timer.current = setTimeout(() => storeDraft(values.current ?? {}), STORE_AFTER_MS)
    },
    clear,
    discard() {
      clear()
      setRestored(false)
      form.current?.reset()
    },
  }
}

/** Keeps what the user has already typed. */
function fillEmpty(form: HTMLFormElement, values: DraftValues): void {
  for (const [name, value] of Object.entries(values)) {
    const field = form.elements.namedItem(name)
    const isText =
      field instanceof HTMLInputElement ||
      field instanceof HTMLTextAreaElement ||
      (field instanceof HTMLSelectElement && name !== 'inquiryType')
    if (!isText || field.value !== '' || !value) continue
    field.value = value
    // Notifies components that depend on the choice.
    if (field instanceof HTMLSelectElement) {
      field.dispatchEvent(new Event('change', { bubbles: true }))
    }
  }
}
