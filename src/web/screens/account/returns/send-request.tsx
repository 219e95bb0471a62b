// Sends the previewed request for a return once, then its photo, and opens the page of the return.
import { useEffect, useRef, useState } from 'react'
import type { CallError } from '../../../../client/call.ts'
import { replyToReturn, requestReturn } from '../../../../client/return.ts'
import { RESULT_CODES } from '../../../../contract/result-code.ts'
import { pagePath } from '../../../../shared/page-paths.ts'
import { AttachmentField } from '../../../components/attachment/attachment-field.tsx'
import { ErrorSummary } from '../../../components/form/error-summary.tsx'
import { TextAreaField } from '../../../components/form/form-field.tsx'
import { SubmitButton } from '../../../components/form/submit-button.tsx'
import { type SubmitState, useSubmit } from '../../../components/form/use-submit.ts'
import { storedKey } from '../../../components/stored-key.ts'
import { showMessage } from '../../../components/toasts/toast-store.ts'
import { LocalLink } from '../../../page/local-link.tsx'
import { PATHS } from '../../../paths.ts'
import { useNavigate } from '../../../router/router-context.ts'
import { useLang } from '../../../site-context.ts'
import { useTexts } from '../../../texts.ts'
import member from '../member/member.module.css'
import { isInFlight } from './is-in-flight.ts'
import type { PreviewedReturn } from './previewed-return.ts'
import { replyKey } from './reply-key.ts'

/**
 * The idempotency key of the request. It is kept whatever is changed in the form, until the member knows whether the
 * request has arrived: another key could make a second return of the remaining pieces.
 */
const REQUEST_KEY = storedKey('return')

interface SendRequestProps {
  previewed: PreviewedReturn
  /** Called when the fee has changed since the preview. */
  onChanged: () => void
}

export function SendRequest(props: SendRequestProps) {
  const { request: t } = useTexts('returns')
  const { state, progress, arrival } = useSending(props)
  return (
    <form {...state.form} className={member.form}>
      {arrival?.failures === state.failures ? (
        <ArrivedNotice arrival={arrival} />
      ) : (
        <ErrorSummary state={state} />
      )}
      <TextAreaField state={state} name="message" rows={4} maxLength={2000} />
      <AttachmentField state={state} hint={t.photoHint} progress={progress} />
      <SubmitButton state={state}>{t.send}</SubmitButton>
    </form>
  )
}

/** The answer that an earlier request with the same key has arrived. */
interface Arrival {
  /** How often the form had failed before; when it fails again, that failure is shown instead. */
  failures: number
}

/** `progress` of the photo. */
function useSending({ previewed, onChanged }: SendRequestProps) {
  const { request: t, inFlight } = useTexts('returns')
  const lang = useLang()
  const navigate = useNavigate()
  const [arrival, setArrival] = useState<Arrival | null>(null)
  const [progress, setProgress] = useState<number | null>(null)
  /**
   * The request is stored already, so a photo that fails can still be added on the page of the return. True: a photo was
   * sent. False: none was chosen, or it failed, or its answer was lost; its key is kept for that page.
   */
  async function sendPhoto(returnNo: string, chosen: FormDataEntryValue | null): Promise<boolean> {
    if (!(chosen instanceof File) || chosen.size === 0) return false
    try {
      const key = replyKey(returnNo).keyOf({ file: chosen })
      await replyToReturn({ lang, returnNo, key }, { file: chosen, onProgress: setProgress })
      return true
    } catch {
      showMessage('fail', t.photoLost)
      return false
    }
  }
  const state: SubmitState = useSubmit(
    async (values, transport) => {
      const message = String(values.get('message') ?? '').trim()
      const { input, result } = previewed
      const key = REQUEST_KEY.keyOf(input.orderNo)
      const sent = { ...input, key, expectedFee: result.fee, ...(message && { message }) }
      const { returnNo } = await requestReturn(sent, transport)
      const isPhotoSent = await sendPhoto(returnNo, values.get('attachment'))
      await navigate(pagePath(PATHS.return, { no: returnNo }))
      REQUEST_KEY.drop()
      if (isPhotoSent) replyKey(returnNo).drop()
    },
    {
      labels: { message: t.message, attachment: t.photo },
      countsOnce: true,
      onRejected: (error: CallError) => {
        if (isKeyReused(error)) {
          setArrival({ failures: state.failures })
          return true
        }
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
  return { state, progress, arrival }
}

/** Whether an earlier request with this key, which has arrived, differed from this one. */
function isKeyReused({ errors }: CallError): boolean {
  return errors.some(({ field }) => field === 'key')
}

/** Says that the request has probably arrived, and leads to the list of returns. */
function ArrivedNotice({ arrival }: { arrival: Arrival }) {
  const t = useTexts('returns')
  const box = useRef<HTMLDivElement>(null)
  useEffect(() => box.current?.focus(), [arrival])
  return (
    <div ref={box} tabIndex={-1} role="group" aria-labelledby="arrived" className={member.card}>
      <p id="arrived">{t.request.arrived}</p>
      {/* A member who has seen the list knows what has arrived, and may request a further return. */}
      <LocalLink to={PATHS.returns} onClick={() => REQUEST_KEY.drop()}>
        {t.back}
      </LocalLink>
    </div>
  )
}
