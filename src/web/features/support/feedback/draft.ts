// Draft of the feedback form, kept in this browser until it is sent or its member logs out, at most 30 days.
import { loggedInName } from '../../../../client/session-cookies.ts'
import { DAY_MS } from '../../../../shared/time.ts'

export type DraftValues = Record<string, string>

const KEY = 'voltcell-feedback-draft'
const STORED_MS = 30 * DAY_MS

/** All fields except the file, the security check and the consent, which is required each time. */
const DRAFT_FIELDS: ReadonlySet<string> = new Set([
  'inquiryType',
  'fullName',
  'region',
  'email',
  'subject',
  'modelNumber',
  'message',
  'orderNo',
  'quantity',
  'dateCode',
  'reason',
  'device',
  'seller',
  'sellerUrl',
  'verificationCode',
])

/** Null: missing, too old or unreadable. */
export function readDraft(now = Date.now()): DraftValues | null {
  try {
    const stored = JSON.parse(localStorage.getItem(KEY) ?? 'null') as {
      at: number
      values: DraftValues
    } | null
    if (!stored || typeof stored.at !== 'number') return null
    if (now - stored.at > STORED_MS) {
      dropDraft()
      return null
    }
    return onlyFields(stored.values)
  } catch {
    return null
  }
}

/** If storage fails, only the draft is lost. */
export function storeDraft(values: DraftValues, now = Date.now()): void {
  const stored = onlyFields(values)
  try {
    // A log-out removes what was typed while logged in.
    const isOfMember = loggedInName() !== null
    if (Object.keys(stored).length === 0) localStorage.removeItem(KEY)
    else localStorage.setItem(KEY, JSON.stringify({ at: now, isOfMember, values: stored }))
  } catch {
    // Private windows may refuse storage.
  }
}

export function dropDraft(): void {
  storeDraft({})
}

/** The form's text fields by name. */
export function draftOf(values: FormData): DraftValues {
  const texts = [...values].filter((pair): pair is [string, string] => typeof pair[1] === 'string')
  return Object.fromEntries(texts.filter(([name]) => DRAFT_FIELDS.has(name)))
}

function onlyFields(values: DraftValues): DraftValues {
  return Object.fromEntries(
    Object.entries(values).filter(
      ([name, value]) => DRAFT_FIELDS.has(name) && typeof value === 'string' && value !== '',
    ),
  )
}
