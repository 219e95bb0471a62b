// Stores in session storage the registration in progress, so that a reload loses only the passwords and the consent to
// the privacy policy, and the receipt of a submitted one as well. A log-out removes what was stored while logged in.
import { loggedInName } from '../../../../client/session-cookies.ts'
import { readInTab, storeInTab } from '../../../components/tab-input.ts'
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

export function readRegistration(): StoredRegistration {
  const stored = read(KEY) as Partial<StoredRegistration> | null
  return {
    email: textOr(stored?.email, ''),
    ticket: textOr(stored?.ticket, null),
    form: withDraft(EMPTY_REGISTRATION, stored?.form ?? null),
    savedAt: textOr(stored?.savedAt, null),
    reached: typeof stored?.reached === 'number' ? stored.reached : 0,
  }
}

/** Without session storage, the draft on the server is still available. */
export function storeRegistration(registration: StoredRegistration): void {
  store(KEY, registration)
}

export function clearRegistration(): void {
  store(KEY, null)
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

/** Without session storage, the mail also contains the number and date. */
export function storeReceipt({ applicationNo, dueAt, email, ticket }: Receipt): void {
  store(RECEIPT_KEY, { applicationNo, dueAt, email, ticket, loggedIn: loggedInName() })
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
  const stored = read(RECEIPT_KEY) as Receipt | null
  return stored && [stored.applicationNo, stored.dueAt, stored.email, stored.ticket].every(isText)
    ? stored
    : null
}

/** Null: nothing is stored, or it is unreadable. */
function read(key: string): unknown {
  try {
    return JSON.parse(readInTab(key) ?? 'null')
  } catch {
    return null
  }
}

/** Removes what is stored with `value` null. */
function store(key: string, value: object | null): void {
  try {
    storeInTab(key, value && JSON.stringify(value))
  } catch {
    // The storage is full or forbidden.
  }
}

function isText(value: unknown): value is string {
  return typeof value === 'string'
}

function textOr<E>(value: unknown, otherwise: E): string | E {
  return typeof value === 'string' ? value : otherwise
}
