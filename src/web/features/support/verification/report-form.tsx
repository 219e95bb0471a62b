// Form that reports a seller: opens a case with the code that failed the check.
import { type FormEvent, useRef, useState } from 'react'
import { sendFeedback } from '../../../../client/contact.ts'
import type { ResultOf } from '../../../../contract/call.ts'
import type { sendFeedbackRoute } from '../../../../contract/contact.ts'
import { formatCode } from '../../../../shared/verification-code.ts'
import { LocalLink } from '../../../page/local-link.tsx'
import { PATHS } from '../../../paths.ts'
import { useLang } from '../../../site-context.ts'
import { useTexts } from '../../../texts.ts'
import { AttachmentField } from '../../../components/attachment/attachment-field.tsx'
import { useAttachment } from '../../../components/attachment/use-attachment.ts'
import { ErrorSummary } from '../../../components/form/error-summary.tsx'
import {
  CheckField,
  RequiredNote,
  TextAreaField,
  TextField,
} from '../../../components/form/form-field.tsx'
import { SubmitButton } from '../../../components/form/submit-button.tsx'
import { useStoredForm } from '../../../components/form/use-stored-form.ts'
import { takeFocus } from '../../../components/form/take-focus.ts'
import { type SubmitState, useSubmit } from '../../../components/form/use-submit.ts'
import {
  SecurityCode,
  type SecurityCodeHandle,
} from '../../../components/security-code/security-code.tsx'
import { sendChecked } from '../../../components/security-code/send-checked.ts'
import { storedKey } from '../../../components/stored-key.ts'
import { useIdempotencyKeys } from '../../../components/idempotency-keys.ts'
import css from './verification.module.css'

/** Kept as long as the input, which a reload restores. */
const SELLER_REPORT_KEY = storedKey('report-seller-key')

type OpenedCase = ResultOf<typeof sendFeedbackRoute>

/** `code`: the digits in the verification field above the form; when they change, the field of this form follows. */
export function ReportForm({ code }: { code: string }) {
  const t = useTexts('verification').report
  const [opened, setOpened] = useState<OpenedCase | null>(null)
  const { check, state, attachment, stored } = useReport(setOpened)
  const { form, isRestored, store } = stored
  if (opened) return <Sent opened={opened} />
  return (
    <form
      {...state.form}
      ref={form}
      className={css.report}
      onInput={(event: FormEvent<HTMLFormElement>) => {
        state.form.onInput(event)
        store()
      }}
    >
      <ErrorSummary state={state} />
      {isRestored && <p className={css.note}>{t.kept}</p>}
      <RequiredNote />
      <SellerFields state={state} code={code} />
      <TextField state={state} name="modelNumber" maxLength={80} autoComplete="off" />
      <TextAreaField state={state} name="message" required rows={5} maxLength={4000} />
      <AttachmentField state={state} progress={attachment.progress} />
      <TextField state={state} name="fullName" required maxLength={120} autoComplete="name" />
      <TextField
        state={state}
        name="email"
        type="email"
        required
        maxLength={254}
        autoComplete="email"
      />
      <CheckField state={state} name="privacyAccepted" required>
        {t.accept} <LocalLink to={PATHS.privacy}>{t.privacy}</LocalLink>
      </CheckField>
      <SecurityCode ref={check} />
      <SubmitButton state={state}>{t.send}</SubmitButton>
    </form>
  )
}

function SellerFields({ state, code }: { state: SubmitState; code: string }) {
  return (
    <>
      <TextField state={state} name="seller" required maxLength={160} />
      {/* Of type text, because the server also takes an address without https://. */}
      <TextField
        state={state}
        name="sellerUrl"
        inputMode="url"
        autoCapitalize="off"
        spellCheck={false}
      />
      <TextField
        key={code}
        state={state}
        name="verificationCode"
        defaultValue={formatCode(code)}
        inputMode="numeric"
        maxLength={32}
        autoComplete="off"
      />
    </>
  )
}

function useReport(onDone: (opened: OpenedCase) => void) {
  const t = useTexts('verification').report
  const lang = useLang()
  const check = useRef<SecurityCodeHandle>(null)
  const keys = useIdempotencyKeys(SELLER_REPORT_KEY)
  const attachment = useAttachment()
  const stored = useStoredForm('report-seller')
  const state = useSubmit(
    async (values) => {
      const text = (name: string) => String(values.get(name) ?? '').trim()
      const opened = await sendChecked(check.current, (answer) =>
        sendFeedback(
          {
            lang,
            inquiryType: 'report_seller',
            subject: t.subject,
            seller: text('seller'),
            sellerUrl: text('sellerUrl'),
            verificationCode: text('verificationCode'),
            modelNumber: text('modelNumber'),
            message: text('message'),
            fullName: text('fullName'),
            email: text('email'),
            privacyAccepted: true,
            sendingId: keys.keyFor(values),
            ...answer,
          },
          attachment.startSubmission(values),
        ),
      )
      if (!opened) return
      keys.done()
      stored.clear()
      onDone(opened)
    },
    { labels: t.labels, check: attachment.errors, countsOnce: true },
  )
  return { check, state, attachment, stored }
}

function Sent({ opened }: { opened: OpenedCase }) {
  const t = useTexts('verification').report
  return (
    <section className={css.sent} aria-labelledby="report-sent">
      <h3 id="report-sent" ref={takeFocus} tabIndex={-1}>
        {t.sentTitle}
      </h3>
      <p>{t.sentText}</p>
      <dl className={css.facts}>
        <div>
          <dt>{t.caseNo}</dt>
          <dd>{opened.caseNo}</dd>
        </div>
        <div>
          <dt>{t.feedbackCode}</dt>
          <dd>{opened.feedbackCode}</dd>
        </div>
      </dl>
      <LocalLink to={`${PATHS.feedback}#follow`}>{t.follow}</LocalLink>
    </section>
  )
}
