// Result of sending for each recipient, and the mail preview before sending.
import { Dialog } from '../../../../ui/dialog.tsx'
import { useTexts } from '../../../texts.ts'
import type { Outcomes, Preview } from './use-list-submission.ts'
import css from './send-form.module.css'

export function SendOutcome({ outcomes }: { outcomes: Outcomes }) {
  const t = useTexts('wish-list').send
  const { sendDone } = useTexts('frame').errors
  return (
    <div className={css.outcome} ref={focusOnMount} role="status" tabIndex={-1}>
      <p>
        <strong>{sendDone}</strong>
      </p>
      <ul aria-label={t.outcomes}>
        {outcomes.map(({ email, outcome }) => (
          <li key={email}>
            <strong>{email}</strong> {t.outcome[outcome]}
          </li>
        ))}
      </ul>
    </div>
  )
}

/** Moves the focus here, because the pressed button is far below. */
function focusOnMount(element: HTMLElement | null): void {
  element?.focus()
}

/** Shows the text version, because the site's pages contain no iframe. */
export function MailPreview(props: { preview: Preview | null; onClose: () => void }) {
  const { preview, onClose } = props
  const t = useTexts('wish-list')
  return (
    <Dialog
      open={preview !== null}
      onClose={onClose}
      title={t.send.previewTitle}
      closeLabel={t.lists.close}
    >
      {preview && (
        <>
          <p className={css.subject}>
            <span>{t.send.subject}</span> <strong>{preview.subject}</strong>
          </p>
          <pre className={css.mail} tabIndex={0}>
            {preview.text}
          </pre>
        </>
      )}
    </Dialog>
  )
}
