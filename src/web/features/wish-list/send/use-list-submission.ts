// State of sending a list: form, preview and result; a failure keeps the input.
import { useState } from 'react'
import { CallError } from '../../../../client/call.ts'
import { previewWishListMail, sendWishList } from '../../../../client/wish-list.ts'
import type { Lang } from '../../../../shared/lang.ts'
import { asSentences, sentenceList } from '../../../../shared/punctuation.ts'
import { useSite } from '../../../site-context.ts'
import { useTexts } from '../../../texts.ts'
import { showMessage } from '../../../components/toasts/toast-store.ts'
import { useIdempotencyKeys } from '../../../components/idempotency-keys.ts'
import { findRecipientError, recipientsOf } from './recipients.ts'

export interface MailForm {
  /** Email addresses whose boxes are ticked: the sender's own and that of sales. */
  ticked: readonly string[]
  /** Further email addresses, as typed. */
  others: string
  lang: Lang
  title: string
  /** The sender's words to the recipients. */
  messages: string
  withPrices: boolean
  attachCsv: boolean
}

export type Outcomes = Awaited<ReturnType<typeof sendWishList>>['recipients']
export type Preview = Awaited<ReturnType<typeof previewWishListMail>>

type Progress = 'idle' | 'sending' | 'previewing'

/** `itemNos`: the lines that are sent; null: all of the list. */
export function useListSubmission(form: MailForm, listId: string, itemNos: string[] | null) {
  const t = useTexts('wish-list').send
  const { sendDone, sendFailed } = useTexts('frame').errors
  const { transport } = useSite()
  const [progress, setProgress] = useState<Progress>('idle')
  const [fault, setFault] = useState<string | null>(null)
  const [preview, setPreview] = useState<Preview | null>(null)
  const [outcomes, setOutcomes] = useState<Outcomes | null>(null)
  // The server recognises a request by its key, so that a retry does not send twice.
  const keys = useIdempotencyKeys()

  function mailInput() {
    const { ticked, others, lang, title, messages, withPrices, attachCsv } = form
    const recipients = recipientsOf(ticked, others)
    const content = itemNos === null ? {} : { content: itemNos }
    return { lang, listId, recipients, title, messages, withPrices, attachCsv, ...content }
  }
  function findFault(): string | null {
    const found = findRecipientError(recipientsOf(form.ticked, form.others))
    if (found) return found.kind === 'badRecipient' ? t.badRecipient(found.email) : t[found.kind]
    return form.title.trim() === '' ? t.noTitle : null
  }
  async function work(kind: Progress, call: () => Promise<void>) {
    const found = findFault()
    setFault(found)
    if (found) return
    setProgress(kind)
    try {
      await call()
    } catch (error) {
      setFault(errorText(error, kind === 'sending' ? sendFailed : null, form.lang))
      if (kind === 'sending') showMessage('warning', sendFailed)
    } finally {
      setProgress('idle')
    }
  }

  return {
    progress,
    fault,
    preview,
    outcomes,
    closePreview() {
      setPreview(null)
      // The button was disabled while the preview was loaded, so the dialog cannot return the focus to it.
      setTimeout(() => document.getElementById('preview-mail')?.focus())
    },
    showPreview: () =>
      work('previewing', async () => setPreview(await previewWishListMail(mailInput(), transport))),
    send: () =>
      work('sending', async () => {
        const input = mailInput()
        const requestId = keys.keyForText(JSON.stringify(input))
        const answer = await sendWishList({ ...input, requestId }, transport)
        keys.done()
        setOutcomes(answer.recipients)
        showMessage('done', sendDone)
      }),
  }
}

function errorText(error: unknown, title: string | null, lang: Lang): string {
  const reasons =
    error instanceof CallError ? [error.message, ...error.errors.map(({ reason }) => reason)] : []
  const lead = title === null ? [] : [asSentences([title], lang)]
  return sentenceList([...lead, ...reasons].filter(Boolean), lang)
}
