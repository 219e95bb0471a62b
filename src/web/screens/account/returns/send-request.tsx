// Sends the previewed request for a return once, then its photo, and opens the page of the return.
import { useState } from 'react'
import type { CallError } from '../../../../client/call.ts'
import { newIdempotencyKey } from '../../../../client/idempotency-key.ts'
import { replyToReturn, requestReturn } from '../../../../client/return.ts'
import { RESULT_CODES } from '../../../../contract/result-code.ts'
import { pagePath } from '../../../../shared/page-paths.ts'
import { AttachmentField } from '../../../components/attachment/attachment-field.tsx'
import { ErrorSummary } from '../../../components/form/error-summary.tsx'
import { TextAreaField } from '../../../components/form/form-field.tsx'
import { SubmitButton } from '../../../components/form/submit-button.tsx'
import { useSubmit } from '../../../components/form/use-submit.ts'
import { showMessage } from '../../../components/toasts/toast-store.ts'
import { PATHS } from '../../../paths.ts'
import { useNavigate } from '../../../router/router-context.ts'
import { useLang } from '../../../site-context.ts'
import { useTexts } from '../../../texts.ts'
import member from '../member/member.module.css'
import { isInFlight } from './is-in-flight.ts'
import type { PreviewedReturn } from './previewed-return.ts'

interface SendRequestProps {
  previewed: PreviewedReturn
  /** Called when the fee has changed since the preview. */
  onChanged: () => void
}

export function SendRequest({ previewed, onChanged }: SendRequestProps) {
  const { request: t, inFlight } = useTexts('returns')
  const lang = useLang()
  const navigate = useNavigate()
  const [key] = useState(newIdempotencyKey)
  const [progress, setProgress] = useState<number | null>(null)
  /** The request is stored already, so a photo that fails can still be added on the page of the return. */
  async function sendPhoto(returnNo: string, chosen: FormDataEntryValue | null) {
    if (!(chosen instanceof File) || chosen.size === 0) return
    try {
      const sending = { file: chosen, onProgress: setProgress }
      await replyToReturn({ lang, returnNo, key: newIdempotencyKey() }, sending)
    } catch {
      showMessage('fail', t.photoLost)
    }
  }
  const state = useSubmit(
    async (values, transport) => {
      const message = String(values.get('message') ?? '').trim()
      const { input, result } = previewed
      const sent = { ...input, key, expectedFee: result.fee, ...(message && { message }) }
      const { returnNo } = await requestReturn(sent, transport)
      await sendPhoto(returnNo, values.get('attachment'))
      await navigate(pagePath(PATHS.return, { no: returnNo }))
    },
    {
      labels: { message: t.message, attachment: t.photo },
      countsOnce: true,
      onRejected: (error: CallError) => {
        if (error.code !== RESULT_CODES.conflict) return false
        if (isInFlight(error)) {
          showMessage('warning', inFlight)
          return true
        }
        showMessage('fail', t.changed)
        onChanged()
        return true
      },
    },
  )
  return (
    <form {...state.form} className={member.form}>
      <ErrorSummary state={state} />
      <TextAreaField state={state} name="message" rows={4} maxLength={2000} />
      <AttachmentField state={state} hint={t.photoHint} progress={progress} />
      <SubmitButton state={state}>{t.send}</SubmitButton>
    </form>
  )
}
