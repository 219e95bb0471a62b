// The last messages since the page was opened or they were cleared, including dismissed toasts. A message that is
// repeated while its toast is shown is listed once. Loaded on first use.
import { htmlLang } from '../../../shared/lang.ts'
import { Button } from '../../../ui/button.tsx'
import { Dialog } from '../../../ui/dialog.tsx'
import { useLang } from '../../site-context.ts'
import { useTexts } from '../../texts.ts'
import { clearMessages } from './toast-store.ts'
import { KindIcon, useMessages } from './toasts.tsx'
import css from './message-list.module.css'

export interface MessageListProps {
  open: boolean
  onClose: () => void
}

export function MessageList({ open, onClose }: MessageListProps) {
  const t = useTexts('frame')
  const lang = useLang()
  const messages = useMessages()
  return (
    <Dialog open={open} onClose={onClose} title={t.messages.title} closeLabel={t.close} place="end">
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
  )
}
