// What this tab remembers of an application under way, so that a reload loses nothing but passwords.
import { EMPTY, type Registration, withDraft } from './registration.ts'

export interface Remembered {
  email: string
  /** Good for two hours; the same as having the mail at hand, for this application only. */
  ticket: string | null
  form: Registration
  savedAt: string | null
  /** The place of the furthest step that was opened. */
  reached: number
}

export const NOTHING: Remembered = {
  email: '',
  ticket: null,
  form: EMPTY,
  savedAt: null,
  reached: 0,
}

const KEY = 'registration'

/** Anything unreadable counts as nothing. */
export function recall(): Remembered {
  try {
    const kept = JSON.parse(sessionStorage.getItem(KEY) ?? 'null') as Partial<Remembered> | null
    return {
      email: textOr(kept?.email, ''),
      ticket: textOr(kept?.ticket, null),
      form: withDraft(EMPTY, kept?.form ?? null),
      savedAt: textOr(kept?.savedAt, null),
      reached: typeof kept?.reached === 'number' ? kept.reached : 0,
    }
  } catch {
    return NOTHING
  }
}

/** A browser that keeps nothing still has the draft on the server. */
export function remember(what: Remembered): void {
  try {
    sessionStorage.setItem(KEY, JSON.stringify(what))
  } catch {
    // Storage is full or forbidden.
  }
}

export function forget(): void {
  try {
    sessionStorage.removeItem(KEY)
  } catch {
    // Storage is forbidden: nothing was kept.
  }
}

/** What the receipt shows, and the ticket with which its reader may look how things stand. */
export interface Receipt {
  applicationNo: string
  dueAt: string
  email: string
  ticket: string
}

const RECEIPT_KEY = 'application'

export function keepReceipt({ applicationNo, dueAt, email, ticket }: Receipt): void {
  try {
    sessionStorage.setItem(RECEIPT_KEY, JSON.stringify({ applicationNo, dueAt, email, ticket }))
  } catch {
    // Number and date stand in the mail as well.
  }
}

export function recallReceipt(): Receipt | null {
  try {
    const kept = JSON.parse(sessionStorage.getItem(RECEIPT_KEY) ?? 'null') as Receipt | null
    return kept && [kept.applicationNo, kept.dueAt, kept.email, kept.ticket].every(isText)
      ? kept
      : null
  } catch {
    return null
  }
}

function isText(value: unknown): value is string {
  return typeof value === 'string'
}

function textOr<E>(value: unknown, otherwise: E): string | E {
  return typeof value === 'string' ? value : otherwise
}
