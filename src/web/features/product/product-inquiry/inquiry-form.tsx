// Inquiry form for one product: contact, quantity and question; then shows the case number and code.
import { useRef, useState } from 'react'
import { sendInquiry } from '../../../../client/product-support.ts'
import { BUSINESS } from '../../../../shared/business-constants.ts'
import { LocalLink } from '../../../page/local-link.tsx'
import { PATHS } from '../../../paths.ts'
import { useLang } from '../../../site-context.ts'
import { useTexts } from '../../../texts.ts'
import { AttachmentField } from '../../../components/attachment/attachment-field.tsx'
import { useAttachment } from '../../../components/attachment/use-attachment.ts'
import { CaseOpened } from '../../support/feedback/case-opened.tsx'
import type { NewCase } from '../../support/feedback/case-access.ts'
import { useIdempotencyKeys } from '../../../components/idempotency-keys.ts'
import { ErrorSummary } from '../../../components/form/error-summary.tsx'
import { RequiredNote, TextAreaField, TextField } from '../../../components/form/form-field.tsx'
import { SubmitButton } from '../../../components/form/submit-button.tsx'
import { type SubmitState, useSubmit } from '../../../components/form/use-submit.ts'
import {
  SecurityCode,
  type SecurityCodeHandle,
} from '../../../components/security-code/security-code.tsx'
import { sendChecked } from '../../../components/security-code/send-checked.ts'
import css from './inquiry-form.module.css'

/** Uses the texts 'feedback', 'form' and 'security-code'. */
export function InquiryForm({ itemNo }: { itemNo: string }) {
  const t = useTexts('feedback')
  const [sent, setSent] = useState<NewCase | null>(null)
  if (sent) return <CaseOpened sent={sent} />
  return (
    <>
      <p>{t.inquiry.intro(itemNo)}</p>
      <Fields itemNo={itemNo} onSent={setSent} />
    </>
  )
}

interface FieldsProps {
  itemNo: string
  onSent: (sent: NewCase) => void
}

function Fields({ itemNo, onSent }: FieldsProps) {
  const t = useTexts('feedback')
  const lang = useLang()
  const { state, check, attachment } = useInquiry({ itemNo, onSent })
  return (
    <form {...state.form} className={css.form}>
      <ErrorSummary state={state} />
      <RequiredNote />
      <PersonFields state={state} />
      <TextField
        state={state}
        name="quantity"
        type="number"
        min={1}
        max={1_000_000}
        inputMode="numeric"
        hint={t.inquiry.quantityHint(BUSINESS.wholesaleMinimum, BUSINESS.dropshipMinimum)}
        wrapClass={css.short}
      />
      <TextAreaField
        state={state}
        name="message"
        required
        rows={6}
        maxLength={4000}
        hint={t.inquiry.messageHint}
      />
      <AttachmentField state={state} progress={attachment.progress} />
      <p className={css.hint}>
        {t.privacyNote}
        {lang === 'en_us' && ' '}
        <LocalLink to={PATHS.privacy}>{t.privacy}</LocalLink>
      </p>
      <SecurityCode ref={check} />
      <SubmitButton state={state}>{t.send}</SubmitButton>
    </form>
  )
}

/** Form state and submission, with the security check and the attached file. */
function useInquiry({ itemNo, onSent }: FieldsProps) {
  const { labels } = useTexts('feedback')
  const lang = useLang()
  const check = useRef<SecurityCodeHandle>(null)
  const keys = useIdempotencyKeys()
  const attachment = useAttachment()
  const state = useSubmit(
    async (values) => {
      const text = (name: string) => String(values.get(name) ?? '').trim()
      const quantity = Number(text('quantity'))
      const email = text('email')
      const opened = await sendChecked(check.current, (answer) =>
        sendInquiry(
          {
            lang,
            itemNo,
            name: text('name'),
            email,
            message: text('message'),
            ...(quantity > 0 ? { quantity } : {}),
            sendingId: keys.keyFor(values),
            ...answer,
          },
          attachment.startSubmission(values),
        ),
      )
      if (!opened) return
      keys.done()
      onSent({ ...opened, email })
    },
    {
      labels: {
        name: labels.fullName,
        email: labels.email,
        quantity: labels.quantity,
        message: labels.message,
        attachment: labels.attachment,
      },
      check: attachment.errors,
      countsOnce: true,
    },
  )
  return { state, check, attachment }
}

function PersonFields({ state }: { state: SubmitState }) {
  const t = useTexts('feedback')
  return (
    <>
      <TextField state={state} name="name" required maxLength={120} autoComplete="name" />
      <TextField
        state={state}
        name="email"
        type="email"
        required
        maxLength={254}
        autoComplete="email"
        hint={t.emailHint}
      />
    </>
  )
}
