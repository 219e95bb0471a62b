// Store of messages since the page was opened: visible toasts, and the last 50 messages for the drawer.
import { createStore } from '../../page/store.ts'

/** warning: bottom right. fail: bottom left, with a title. done: bottom right, for success. */
export type MessageKind = 'warning' | 'fail' | 'done'

export interface Message {
  id: number
  kind: MessageKind
  text: string
  at: Date
  /** Whether the toast is still on screen. */
  shown: boolean
}

const MAX_STORED = 50
const NONE: readonly Message[] = []
const messages = createStore(NONE)
let last = 0

export function showMessage(kind: MessageKind, text: string): void {
  // A repeated text restarts its toast instead of stacking another.
  const others = messages.read().filter((other) => !(other.shown && other.text === text))
  last += 1
  messages.write(
    [...others, { id: last, kind, text, at: new Date(), shown: true }].slice(-MAX_STORED),
  )
}

/** Hides the toast; the drawer keeps the message. */
export function hideMessage(id: number): void {
  messages.write(messages.read().map((one) => (one.id === id ? { ...one, shown: false } : one)))
}

export function clearMessages(): void {
  messages.write(NONE)
}

export const { read: readMessages, subscribe: subscribeMessages } = messages
