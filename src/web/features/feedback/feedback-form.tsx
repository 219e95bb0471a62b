// The feedback form: its type decides what it asks for; a draft stays in the browser until it is sent.
import { type FormEvent, useEffect, useRef, useState } from 'react'
import { sendFeedback } from '../../../client/contact.ts'
import type { InquiryType } from '../../../shared/case-states.ts'
import { useLang } from '../../site-context.ts'
import { useTexts } from '../../texts.ts'
import { useAttachment } from '../attachment/use-attachment.ts'
import { useSubmit } from '../form/use-submit.ts'
import { sendChecked } from '../security-code/send-checked.ts'
import type { SecurityCodeHandle } from '../security-code/security-code.tsx'
import { type DraftValues, draftOf, dropDraft, keepDraft, readDraft } from './draft.ts'
import { FeedbackFields } from './feedback-fields.tsx'
import { useSendingKeys } from './sending-key.ts'

export interface SentCase {
  caseNo: string
  feedbackCode: string
  email: string
}

export interface FeedbackFormProps {
  /** What the address knows already; `type` fixes nothing. */
  known: { type?: InquiryType | undefined; modelNumber?: string; subject?: string }
  /** The only type it may have: other screens show it for one purpose. */
  only?: InquiryType
  /** Of a member, for fields that are empty. */
  details?: DraftValues | null
  onSent: (sent: SentCase) => void
}

/** Texts areas 'feedback', 'form', 'security-code'. */
export function FeedbackForm({ known, only, details = null, onSent }: FeedbackFormProps) {
  const { labels } = useTexts('feedback')
  const lang = useLang()
  const check = useRef<SecurityCodeHandle>(null)
  const form = useRef<HTMLFormElement>(null)
  const keys = useSendingKeys()
  const attachment = useAttachment(labels.attachment)
  const [type, setType] = useState<InquiryType>(only ?? known.type ?? 'product')
  const draft = useDraft(form, { type, setType, details, isTypeFixed: Boolean(only ?? known.type) })
  const state = useSubmit(
    async (values) => {
      const fields = draftOf(values)
      const opened = await sendChecked(check.current, (answer) =>
        sendFeedback(
          {
            ...(fields as { fullName: string; email: string; subject: string; message: string }),
            lang,
            inquiryType: type,
            privacyAccepted: true,
            sendingId: keys.idFor(values),
            ...answer,
          } as Parameters<typeof sendFeedback>[0],
          attachment.sending(values),
        ),
      )
      if (!opened) return
      keys.done()
      draft.drop()
      onSent({ ...opened, email: fields['email'] ?? '' })
    },
    { labels, check: attachment.errors },
  )
  const { onInput } = state.form
  return (
    <form
      {...state.form}
      ref={form}
      onInput={(event: FormEvent<HTMLFormElement>) => {
        onInput(event)
        draft.keep()
      }}
    >
      <FeedbackFields
        state={state}
        type={type}
        onType={only ? null : setType}
        known={known}
        progress={attachment.progress}
        check={check}
        draft={draft}
      />
    </form>
  )
}

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
function useDraft(form: { current: HTMLFormElement | null }, options: DraftOptions): DraftHandle {
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
