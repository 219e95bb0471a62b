// The messages to the visitor since the page was opened: those on screen, and all of them for the drawer.

/** How long a message stays on screen. */
export const TOAST_MS = 5_000

/** warning: bottom right. fail: bottom left, with its title. done: bottom right, good news. */
export type MessageKind = 'warning' | 'fail' | 'done'

export interface Message {
  id: number
  kind: MessageKind
  text: string
  at: Date
  /** Still on screen as a toast. */
  shown: boolean
}

const MOST_KEPT = 50
const NONE: readonly Message[] = []
const listeners = new Set<() => void>()
let messages: readonly Message[] = NONE
let last = 0

export function showMessage(kind: MessageKind, text: string): void {
  // The same words again start anew instead of stacking up.
  const others = messages.filter((other) => !(other.shown && other.text === text))
  last += 1
  change([...others, { id: last, kind, text, at: new Date(), shown: true }].slice(-MOST_KEPT))
}

/** Takes the toast off the screen; the drawer keeps the message. */
export function hideMessage(id: number): void {
  change(messages.map((one) => (one.id === id ? { ...one, shown: false } : one)))
}

export function clearMessages(): void {
  change(NONE)
}

export function readMessages(): readonly Message[] {
  return messages
}

export function subscribeMessages(tell: () => void): () => void {
  listeners.add(tell)
  return () => listeners.delete(tell)
}

function change(next: readonly Message[]): void {
  messages = next
  for (const tell of listeners) tell()
}
