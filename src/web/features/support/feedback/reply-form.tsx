// Reply form of a case, with an optional file.
import { CallError } from '../../../../client/call.ts'
import { followCase } from '../../../../client/contact.ts'
import type { CaseThread } from '../../../../contract/contact.ts'
import { useLang } from '../../../site-context.ts'
import { useTexts } from '../../../texts.ts'
import { AttachmentField } from '../../../components/attachment/attachment-field.tsx'
import { useAttachment } from '../../../components/attachment/use-attachment.ts'
import { ErrorSummary } from '../../../components/form/error-summary.tsx'
import { TextAreaField } from '../../../components/form/form-field.tsx'
import { SubmitButton } from '../../../components/form/submit-button.tsx'
import { useSubmit } from '../../../components/form/use-submit.ts'
import { showMessage } from '../../../components/toasts/toast-store.ts'
import type { CaseAccess } from './case-access.ts'
import { useIdempotencyKeys } from '../../../components/idempotency-keys.ts'
import css from './feedback.module.css'

/** Not `attachment`, as in the call: the feedback form has a field of that name on the same page. */
const FILE = 'replyFile'

interface ReplyFormProps {
  access: CaseAccess
  onThread: (thread: CaseThread) => void
}

export function ReplyForm({ access, onThread }: ReplyFormProps) {
  const { follow: t } = useTexts('feedback')
  const lang = useLang()
  const keys = useIdempotencyKeys()
  const attachment = useAttachment(FILE)
  const state = useSubmit(
    async (values, _, form) => {
      const answer = await followCase(
        {
          lang,
          ...access,
          reply: String(values.get('reply') ?? '').trim(),
          sendingId: keys.keyFor(values),
        },
        attachment.startSubmission(values),
      ).catch(throwWithFileField)
      keys.done()
      form.reset()
      showMessage('done', t.replied)
      onThread(answer)
    },
    {
      labels: { reply: t.replyLabels.reply, [FILE]: t.replyLabels.attachment },
      check: attachment.errors,
      countsOnce: true,
    },
  )
  return (
    <form {...state.form} className={css.reply} aria-label={t.replyTitle}>
      <ErrorSummary state={state} />
      <TextAreaField state={state} name="reply" required rows={4} maxLength={4000} />
      <AttachmentField state={state} name={FILE} progress={attachment.progress} />
      <SubmitButton state={state}>{t.reply}</SubmitButton>
    </form>
  )
}

/** Throws `error`, in which the file has the name of its field here. */
function throwWithFileField(error: unknown): never {
  if (error instanceof CallError) {
    error.errors = error.errors.map(({ field, reason }) => ({
      field: field === 'attachment' ? FILE : field,
      reason,
    }))
  }
  throw error
}
