// Answers a question about a return, or adds a message or a photo.
import { useState } from 'react'
import type { CallError } from '../../../../client/call.ts'
import { replyToReturn } from '../../../../client/return.ts'
import { RESULT_CODES } from '../../../../contract/result-code.ts'
import { SectionHeading } from '../../../../ui/section-heading.tsx'
import { AttachmentField } from '../../../components/attachment/attachment-field.tsx'
import { ErrorSummary } from '../../../components/form/error-summary.tsx'
import { TextAreaField } from '../../../components/form/form-field.tsx'
import { SubmitButton } from '../../../components/form/submit-button.tsx'
import { useSubmit } from '../../../components/form/use-submit.ts'
import { showMessage } from '../../../components/toasts/toast-store.ts'
import { useRevalidator } from '../../../router/router-context.ts'
import { useLang } from '../../../site-context.ts'
import { useTexts } from '../../../texts.ts'
import member from '../member/member.module.css'
import { isInFlight } from './is-in-flight.ts'
import { replyKey } from './reply-key.ts'

export function ReplyForm({ returnNo }: { returnNo: string }) {
  const { one: t, inFlight } = useTexts('returns')
  const lang = useLang()
  const { revalidate } = useRevalidator()
  const [progress, setProgress] = useState<number | null>(null)
  const state = useSubmit(
    async (values, _, form) => {
      const text = String(values.get('message') ?? '').trim()
      const chosen = values.get('attachment')
      const file = chosen instanceof File && chosen.size > 0 ? chosen : null
      const key = replyKey(returnNo).keyOf({ text, file })
      const input = { lang, returnNo, key, ...(text && { text }) }
      await replyToReturn(input, { file, onProgress: setProgress })
      replyKey(returnNo).drop()
      form.reset()
      showMessage('done', t.sent)
      await revalidate()
    },
    {
      labels: { message: t.message, attachment: t.photo },
      countsOnce: true,
      check: (values): Record<string, string> => {
        const chosen = values.get('attachment')
        const hasFile = chosen instanceof File && chosen.size > 0
        const isEmpty = String(values.get('message') ?? '').trim() === '' && !hasFile
        return isEmpty ? { message: t.nothing } : {}
      },
      onRejected: (error: CallError) => {
        if (error.code !== RESULT_CODES.conflict) return false
        if (isInFlight(error)) {
          showMessage('warning', inFlight)
          return true
        }
        showMessage('fail', t.over)
        void revalidate()
        return true
      },
    },
  )
  return (
    <section className={member.section} aria-labelledby="reply">
      <SectionHeading id="reply" title={t.reply} />
      <form {...state.form} className={member.form}>
        <ErrorSummary state={state} />
        <TextAreaField state={state} name="message" rows={4} maxLength={2000} />
        <AttachmentField state={state} progress={progress} />
        <SubmitButton state={state}>{t.send}</SubmitButton>
      </form>
    </section>
  )
}
