// Saves the registration draft on the server whenever the user pauses typing or leaves the page.
import { useEffect, useRef, useState } from 'react'
import { CallError } from '../../../../client/call.ts'
import { sessionTransport } from '../../../../client/session-transport.ts'
import { saveDraft } from '../../../../client/user-application.ts'
import { RESULT_CODES } from '../../../../contract/result-code.ts'
import { useLang } from '../../../site-context.ts'
import { isEmpty, type Registration, toDraft } from './registration.ts'

const PAUSE_MS = 1_200

export type SaveState = 'idle' | 'saving' | 'failed'

interface DraftOptions {
  ticket: string | null
  form: Registration
  onSaved: (savedAt: string) => void
  /** Called when the ticket has expired. */
  onGone: () => void
}

/** Shows no toasts: the banner reports the saving state, and the next change retries. */
export function useDraft({ ticket, form, onSaved, onGone }: DraftOptions): SaveState {
  const lang = useLang()
  const [saving, setSaving] = useState<SaveState>('idle')
  const savedDraft = useRef('')
  useEffect(() => {
    if (!ticket || isEmpty(form)) return
    const draft = JSON.stringify(toDraft(form))
    if (draft === savedDraft.current) return
    async function save(): Promise<void> {
      if (!ticket) return
      setSaving('saving')
      try {
        const stored = await saveDraft({ lang, ticket, form: toDraft(form) }, sessionTransport)
        savedDraft.current = draft
        setSaving('idle')
        onSaved(stored.savedAt)
      } catch (error) {
        setSaving('failed')
        if (error instanceof CallError && error.code === RESULT_CODES.gone) onGone()
      }
    }
    const timer = setTimeout(() => void save(), PAUSE_MS)
    const saveWhenHidden = () => {
      if (document.visibilityState !== 'hidden') return
      clearTimeout(timer)
      void save()
    }
    document.addEventListener('visibilitychange', saveWhenHidden, { once: true })
    return () => {
      clearTimeout(timer)
      document.removeEventListener('visibilitychange', saveWhenHidden)
    }
    // oxlint-disable-next-line react/exhaustive-deps
  }, [ticket, form, lang])
  return saving
}
