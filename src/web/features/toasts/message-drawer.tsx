// All messages since the page was opened, for whoever missed a toast.
import { useState } from 'react'
import { BellIcon } from '../../../ui/icons.tsx'
import { Button } from '../../../ui/button.tsx'
import { Dialog } from '../../../ui/dialog.tsx'
import { useLang } from '../../site-context.ts'
import { useTexts } from '../../texts.ts'
import { htmlLang } from '../../../shared/lang.ts'
import { clearMessages } from './toast-store.ts'
import { KindIcon, useMessages } from './toasts.tsx'
import css from './message-drawer.module.css'

/** The bell stands there only when there is something to read. */
export function MessageDrawer() {
  const t = useTexts('frame')
  const lang = useLang()
  const messages = useMessages()
  const [open, setOpen] = useState(false)
  if (messages.length === 0 && !open) return null
  return (
    <>
      <button
        type="button"
        className={css.bell}
        aria-label={t.messages.open(messages.length)}
        onClick={() => setOpen(true)}
      >
        <BellIcon />
        <span className={css.count}>{messages.length}</span>
      </button>
      <Dialog
        open={open}
        onClose={() => setOpen(false)}
        title={t.messages.title}
        closeLabel={t.close}
        place="end"
      >
        {messages.length === 0 && <p className={css.none}>{t.messages.none}</p>}
        <ul className={css.list}>
          {messages.toReversed().map((message) => (
            <li key={message.id} className={css.row}>
              <KindIcon kind={message.kind} />
              <span className={css.words}>
                {message.kind === 'fail' && <strong>{t.errors.fail}</strong>}
                <span>{message.text}</span>
              </span>
              <time className={css.time}>{message.at.toLocaleTimeString(htmlLang(lang))}</time>
            </li>
          ))}
        </ul>
        {messages.length > 0 && (
          <Button small onClick={clearMessages}>
            {t.messages.clear}
          </Button>
        )}
      </Dialog>
    </>
  )
}
