// Bell in the header that opens the drawer with all messages; shown only when there are messages.
import { useState } from 'react'
import { BellIcon } from '../../../ui/icons.tsx'
import { useOnDemand } from './on-demand.ts'
import { useTexts } from '../../texts.ts'
import { useMessages } from './toasts.tsx'
import css from './message-drawer.module.css'

export function MessageDrawer() {
  const t = useTexts('frame').messages
  const messages = useMessages()
  const [open, setOpen] = useState(false)
  const [list, loadList] = useOnDemand(() => import('./message-list.tsx'))
  if (messages.length === 0 && !open) return null
  return (
    <>
      <button
        type="button"
        className={css.bell}
        aria-label={t.open(messages.length)}
        onClick={() => {
          loadList()
          setOpen(true)
        }}
      >
        <BellIcon />
        <span className={css.count}>{messages.length}</span>
      </button>
      {list && <list.MessageList open={open} onClose={() => setOpen(false)} />}
    </>
  )
}
