// Toasts: failures bottom left, all others bottom right, each hidden after 5 s unless hovered or focused.
import { useEffect, useState, useSyncExternalStore } from 'react'
import { TOAST_MS } from '../../../shared/business-constants.ts'
import { CheckIcon, CloseIcon, ErrorIcon, WarningIcon } from '../../../ui/icons.tsx'
import { classNames } from '../../../ui/class-names.ts'
import { useTexts } from '../../texts.ts'
import {
  hideMessage,
  type Message,
  type MessageKind,
  readMessages,
  subscribeMessages,
} from './toast-store.ts'
import css from './toasts.module.css'

const NONE: readonly Message[] = []

export function useMessages(): readonly Message[] {
  return useSyncExternalStore(subscribeMessages, readMessages, () => NONE)
}

/** Both live regions exist from the start, so that screen readers announce new toasts. */
export function Toasts() {
  const shown = useMessages().filter((message) => message.shown)
  const fails = shown.filter(({ kind }) => kind === 'fail')
  const others = shown.filter(({ kind }) => kind !== 'fail')
  return (
    <div className={css.edge}>
      <div className={css.corner} role="alert">
        {fails.map((message) => (
          <Toast key={message.id} message={message} />
        ))}
      </div>
      <div className={classNames(css.corner, css.right)} role="status">
        {others.map((message) => (
          <Toast key={message.id} message={message} />
        ))}
      </div>
    </div>
  )
}

function Toast({ message }: { message: Message }) {
  const t = useTexts('frame')
  const [isPaused, setPaused] = useState(false)
  useEffect(() => {
    if (isPaused) return
    const timer = setTimeout(() => hideMessage(message.id), TOAST_MS)
    return () => clearTimeout(timer)
  }, [isPaused, message.id])
  return (
    <div
      className={classNames(css.toast, css[message.kind])}
      onPointerEnter={() => setPaused(true)}
      onPointerLeave={() => setPaused(false)}
      onFocus={() => setPaused(true)}
      onBlur={() => setPaused(false)}
    >
      <KindIcon kind={message.kind} />
      <div className={css.words}>
        {message.kind === 'fail' && <p className={css.title}>{t.errors.fail}</p>}
        <p>{message.text}</p>
      </div>
      <button
        type="button"
        className={css.close}
        aria-label={t.messages.dismiss}
        onClick={() => hideMessage(message.id)}
      >
        <CloseIcon size={16} />
      </button>
    </div>
  )
}

export function KindIcon({ kind }: { kind: MessageKind }) {
  const Icon = { warning: WarningIcon, fail: ErrorIcon, done: CheckIcon }[kind]
  return <Icon className={css.icon} />
}
