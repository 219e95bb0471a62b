// Feedback form: the inquiry type selects its fields; a draft stays in the browser until it is sent.
import { type FormEvent, useRef, useState } from 'react'
import { sendFeedback } from '../../../../client/contact.ts'
import type { InquiryType } from '../../../../shared/case-states.ts'
import { useLang } from '../../../site-context.ts'
import { useTexts } from '../../../texts.ts'
import { useAttachment } from '../../../components/attachment/use-attachment.ts'
import { useSubmit } from '../../../components/form/use-submit.ts'
import { sendChecked } from '../../../components/security-code/send-checked.ts'
import type { SecurityCodeHandle } from '../../../components/security-code/security-code.tsx'
import type { NewCase } from './case-access.ts'
import { type DraftValues, draftOf } from './draft.ts'
import { FeedbackFields } from './feedback-fields.tsx'
import type { PrefilledInquiry } from './inquiry-fields.ts'
import { useIdempotencyKeys } from '../../../components/idempotency-keys.ts'
import { useDraft } from './use-draft.ts'

export interface FeedbackFormProps {
  /** Values from the URL; `type` only preselects. */
  prefilled: PrefilledInquiry
  /** The only allowed type, for screens with a single purpose. */
  only?: InquiryType
  /** Member details for empty fields. */
  details?: DraftValues | null
  onSent: (sent: NewCase) => void
}

/** Uses the texts 'feedback', 'form' and 'security-code'. */
export function FeedbackForm({ prefilled, only, details = null, onSent }: FeedbackFormProps) {
  const { labels } = useTexts('feedback')
  const lang = useLang()
  const check = useRef<SecurityCodeHandle>(null)
  const form = useRef<HTMLFormElement>(null)
  const keys = useIdempotencyKeys()
  const attachment = useAttachment()
  const [type, setType] = useState<InquiryType>(only ?? prefilled.type ?? 'product')
  const draft = useDraft(form, {
    type,
    setType,
    details,
    isTypeFixed: Boolean(only ?? prefilled.type),
  })
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
            sendingId: keys.keyFor(values),
            ...answer,
          } as Parameters<typeof sendFeedback>[0],
          attachment.startSubmission(values),
        ),
      )
      if (!opened) return
      keys.done()
      draft.clear()
      onSent({ ...opened, email: fields['email'] ?? '' })
    },
    { labels, check: attachment.errors, countsOnce: true },
  )
  const { onInput } = state.form
  return (
    <form
      {...state.form}
      ref={form}
      onInput={(event: FormEvent<HTMLFormElement>) => {
        onInput(event)
        draft.save()
      }}
    >
      <FeedbackFields
        state={state}
        type={type}
        onType={only ? null : setType}
        prefilled={prefilled}
        progress={attachment.progress}
        check={check}
        draft={draft}
      />
    </form>
  )
}
