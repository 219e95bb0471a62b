// Fields of the feedback form, including those of its inquiry type.
import { type Ref, useState } from 'react'
import { INQUIRY_TYPES, type InquiryType, RETURN_REASONS } from '../../../../shared/case-states.ts'
import { Button } from '../../../../ui/button.tsx'
import { LocalLink } from '../../../page/local-link.tsx'
import { PATHS } from '../../../paths.ts'
import { useTexts } from '../../../texts.ts'
import { AttachmentField } from '../../../components/attachment/attachment-field.tsx'
import { ErrorSummary } from '../../../components/form/error-summary.tsx'
import {
  CheckField,
  RequiredNote,
  SelectField,
  TextAreaField,
  TextField,
} from '../../../components/form/form-field.tsx'
import { SubmitButton } from '../../../components/form/submit-button.tsx'
import type { SubmitState } from '../../../components/form/use-submit.ts'
import {
  SecurityCode,
  type SecurityCodeHandle,
} from '../../../components/security-code/security-code.tsx'
import { INQUIRY_FIELDS, type PrefilledInquiry } from './inquiry-fields.ts'
import type { DraftHandle } from './use-draft.ts'
import css from './feedback.module.css'

interface FeedbackFieldsProps {
  state: SubmitState
  type: InquiryType
  /** Null: the type is fixed. */
  onType: ((type: InquiryType) => void) | null
  prefilled: PrefilledInquiry
  /** Of the upload, from 0 to 1; null: none is running. */
  progress: number | null
  check: Ref<SecurityCodeHandle>
  draft: DraftHandle
}

export function FeedbackFields(props: FeedbackFieldsProps) {
  const { state, type, onType, prefilled, progress, check, draft } = props
  const t = useTexts('feedback')
  return (
    <div className={css.form}>
      <ErrorSummary state={state} />
      {draft.isRestored && (
        <p className={css.draft} role="status">
          {t.draft}
          <Button small look="quiet" onClick={draft.discard}>
            {t.discard}
          </Button>
        </p>
      )}
      <RequiredNote />
      {onType && <TypeField state={state} type={type} onType={onType} />}
      {t.typeNotes[type] && <p className={css.note}>{t.typeNotes[type]}</p>}
      <ExtraFields state={state} type={type} prefilled={prefilled} />
      <PersonFields state={state} />
      <TextField
        state={state}
        name="subject"
        required
        maxLength={160}
        defaultValue={prefilled.subject}
      />
      <TextAreaField
        state={state}
        name="message"
        required
        rows={7}
        maxLength={4000}
        defaultValue={prefilled.message}
        hint={t.messageHints[type]}
      />
      <AttachmentField state={state} progress={progress} />
      <div className={css.consent}>
        <CheckField state={state} name="privacyAccepted" value="true" required>
          {t.accept} <LocalLink to={PATHS.privacy}>{t.privacy}</LocalLink>
        </CheckField>
        <p className={css.hint}>{t.privacyNote}</p>
      </div>
      <SecurityCode ref={check} />
      <SubmitButton state={state}>{t.send}</SubmitButton>
    </div>
  )
}

function TypeField(props: {
  state: SubmitState
  type: InquiryType
  onType: (type: InquiryType) => void
}) {
  const { state, type, onType } = props
  const t = useTexts('feedback')
  return (
    <SelectField
      state={state}
      name="inquiryType"
      required
      value={type}
      onChange={(event) => {
        const chosen = INQUIRY_TYPES.find((one) => one === event.target.value)
        if (chosen) onType(chosen)
      }}
    >
      {INQUIRY_TYPES.map((one) => (
        <option key={one} value={one}>
          {t.types[one]}
        </option>
      ))}
    </SelectField>
  )
}

function PersonFields({ state }: { state: SubmitState }) {
  const t = useTexts('feedback')
  return (
    <>
      <div className={css.pair}>
        <TextField state={state} name="fullName" required maxLength={120} autoComplete="name" />
        <TextField state={state} name="region" maxLength={80} autoComplete="country-name" />
      </div>
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

interface ExtraProps {
  state: SubmitState
  type: InquiryType
  prefilled: PrefilledInquiry
}

/** The fields are in the order in which customers find the values: first on the invoice, then on the label. */
function ExtraFields({ state, type, prefilled }: ExtraProps) {
  const t = useTexts('feedback')
  const wanted = INQUIRY_FIELDS[type]
  const text = (name: keyof typeof wanted, more: object = {}) =>
    name in wanted && (
      <TextField state={state} name={name} required={wanted[name] ?? false} {...more} />
    )
  return (
    <>
      {text('seller', { maxLength: 160 })}
      {text('sellerUrl', { maxLength: 200, inputMode: 'url', autoCapitalize: 'off' })}
      <div className={css.pair}>
        {text('orderNo', { maxLength: 60, autoCapitalize: 'characters' })}
        {text('modelNumber', {
          maxLength: 80,
          hint: t.modelHint,
          defaultValue: prefilled.modelNumber,
          spellCheck: false,
        })}
      </div>
      <div className={css.pair}>
        {text('quantity', { type: 'number', min: 1, max: 1_000_000, inputMode: 'numeric' })}
        {text('dateCode', {
          maxLength: 32,
          hint: t.dateCodeHint,
          autoCapitalize: 'characters',
          spellCheck: false,
        })}
      </div>
      {text('verificationCode', { maxLength: 32, inputMode: 'numeric', hint: t.verificationHint })}
      {'reason' in wanted && <Reason state={state} />}
    </>
  )
}

/** A return for a wrong fit must name the device. */
function Reason({ state }: { state: SubmitState }) {
  const t = useTexts('feedback')
  const [reason, setReason] = useState('')
  return (
    <>
      <SelectField
        state={state}
        name="reason"
        required
        onChange={(event) => setReason(event.target.value)}
        hint={reason === 'not_needed' ? t.restocking : undefined}
      >
        <option value="">{t.choose}</option>
        {RETURN_REASONS.map((one) => (
          <option key={one} value={one}>
            {t.reasons[one]}
          </option>
        ))}
      </SelectField>
      <TextField
        state={state}
        name="device"
        required={reason === 'does_not_fit'}
        maxLength={120}
        hint={t.deviceHint}
      />
    </>
  )
}
