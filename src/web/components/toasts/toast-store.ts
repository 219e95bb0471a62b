// Store of messages since the page was opened: visible toasts, and the last 50 messages for the drawer.

/** Display time of a toast in milliseconds. */
export const TOAST_MS = 5_000

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

const MOST_STORED = 50
const NONE: readonly Message[] = []
const listeners = new Set<() => void>()
let messages: readonly Message[] = NONE
let last = 0

export function showMessage(kind: MessageKind, text: string): void {
  // A repeated text restarts its toast instead of stacking another.
  const others = messages.filter((other) => !(other.shown && other.text === text))
  last += 1
  change([...others, { id: last, kind, text, at: new Date(), shown: true }].slice(-MOST_STORED))
}

/** Hides the toast; the drawer keeps the message. */
export function hideMessage(id: number): void {
  change(messages.map((one) => (one.id === id ? { ...one, shown: false } : one)))
}

export function clearMessages(): void {
  change(NONE)
}

export function readMessages(): readonly Message[] {
  return messages
}

export function subscribeMessages(notify: () => void): () => void {
  listeners.add(notify)
  return () => listeners.delete(notify)
}

function change(next: readonly Message[]): void {
  messages = next
  for (const notify of listeners) notify()
}
