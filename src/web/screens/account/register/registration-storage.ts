// Stores the registration in progress in session storage, so that a reload loses only the passwords and the consent to
// the privacy policy, and the receipt of a submitted one.
import { loggedInName } from '../../../../client/session-cookies.ts'
import { EMPTY_REGISTRATION, type Registration, withDraft } from './registration.ts'

export interface StoredRegistration {
  email: string
  /** Proof of the confirmed email address for this application, valid for two hours; null: not confirmed yet. */
  ticket: string | null
  form: Registration
  /** When the server last saved the draft; null: not yet. */
  savedAt: string | null
  /** Index of the furthest step opened so far. */
  reached: number
}

export const NOTHING_STORED: StoredRegistration = {
  email: '',
  ticket: null,
  form: EMPTY_REGISTRATION,
  savedAt: null,
  reached: 0,
}

const KEY = 'registration'

/** Unreadable data is ignored. */
export function readRegistration(): StoredRegistration {
  try {
    const stored = JSON.parse(
      sessionStorage.getItem(KEY) ?? 'null',
    ) as Partial<StoredRegistration> | null
    return {
      email: textOr(stored?.email, ''),
      ticket: textOr(stored?.ticket, null),
      form: withDraft(EMPTY_REGISTRATION, stored?.form ?? null),
      savedAt: textOr(stored?.savedAt, null),
      reached: typeof stored?.reached === 'number' ? stored.reached : 0,
    }
  } catch {
    return NOTHING_STORED
  }
}

/** Without session storage, the draft on the server is still available. */
export function storeRegistration(registration: StoredRegistration): void {
  try {
    sessionStorage.setItem(KEY, JSON.stringify(registration))
  } catch {
    // Storage is full or blocked.
  }
}

export function clearRegistration(): void {
  try {
    sessionStorage.removeItem(KEY)
  } catch {
    // Storage is blocked, so nothing was saved.
  }
}

/** The data shown on the receipt, and the ticket for reading the application's status. */
export interface Receipt {
  applicationNo: string
  /** When the application is decided at the latest. */
  dueAt: string
  email: string
  ticket: string
}

const RECEIPT_KEY = 'application'

export function storeReceipt({ applicationNo, dueAt, email, ticket }: Receipt): void {
  const stored = { applicationNo, dueAt, email, ticket, loggedIn: loggedInName() }
  try {
    sessionStorage.setItem(RECEIPT_KEY, JSON.stringify(stored))
  } catch {
    // The mail also contains the number and date.
  }
}

export function readReceipt(): Receipt | null {
  return storedReceipt()
}

/** Null also if someone has logged in since: the receipt may then be that of another person. */
export function readReceiptOfVisitor(): Receipt | null {
  const receipt = storedReceipt()
  const name = loggedInName()
  return name === null || name === receipt?.loggedIn ? receipt : null
}

/** `loggedIn`: who was logged in when the application was sent, if anyone. */
function storedReceipt(): (Receipt & { loggedIn?: string | null }) | null {
  try {
    const stored = JSON.parse(sessionStorage.getItem(RECEIPT_KEY) ?? 'null') as Receipt | null
    return stored && [stored.applicationNo, stored.dueAt, stored.email, stored.ticket].every(isText)
      ? stored
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
