// Wish list of a visitor or an applicant, kept only in this browser.
import { type CustomerRef, LONGEST_REF, MAX_REFS } from '../../../shared/customer-refs.ts'

export interface StoredItem {
  itemNo: string
  /** Null: the minimum order quantity. */
  quantity: number | null
  note: string
  /** Absent in lists of former versions, and for items added one by one. */
  customerRefs?: readonly CustomerRef[]
}

export const MAX_STORED = 500
/** The limits of a line, as the server takes it. */
const LARGEST_QUANTITY = 999_999
const LONGEST_NOTE = 500
/** The largest number accepted for a row of the customer's own list. */
const LARGEST_ROW = 1_000_000
export const STORAGE_KEY = 'wish-list'

const NONE: readonly StoredItem[] = []
/** The list as it was last read or written, with its stored text. */
let cached: { text: string | null; list: readonly StoredItem[] } = { text: null, list: NONE }

/** Returns the same array until the list changes. */
export function readStored(): readonly StoredItem[] {
  const text = storedText()
  if (text === undefined) return cached.list
  if (text !== cached.text) cached = { text, list: parseStored(text) }
  return cached.list
}

/** If storage is full or forbidden, the list lasts until the page is closed. */
export function writeStored(list: readonly StoredItem[]): void {
  const lines = list.slice(0, MAX_STORED)
  try {
    if (lines.length > 0) localStorage.setItem(STORAGE_KEY, JSON.stringify(lines))
    else localStorage.removeItem(STORAGE_KEY)
  } catch {
    // The line below keeps the list in memory.
  }
  // A full storage still holds the older text, which must not replace the list.
  cached = { text: storedText() ?? null, list: lines }
}

/** Undefined when the browser forbids storage. */
function storedText(): string | null | undefined {
  try {
    return localStorage.getItem(STORAGE_KEY)
  } catch {
    return undefined
  }
}

/** Accepts any stored text: skips invalid lines and repeated items. */
export function parseStored(text: string | null): readonly StoredItem[] {
  if (text === null) return NONE
  let rows: unknown
  try {
    rows = JSON.parse(text)
  } catch {
    return NONE
  }
  if (!Array.isArray(rows)) return NONE
  const lines = new Map<string, StoredItem>()
  for (const row of rows as unknown[]) {
    const line = lineOf(row)
    if (line && !lines.has(line.itemNo)) lines.set(line.itemNo, line)
  }
  return [...lines.values()].slice(0, MAX_STORED)
}

function lineOf(row: unknown): StoredItem | null {
  const { itemNo, quantity, note, customerRefs } = Object(row) as Record<string, unknown>
  if (typeof itemNo !== 'string' || !/^[\w.+-]{1,64}$/.test(itemNo)) return null
  const refs = Array.isArray(customerRefs) ? (customerRefs as unknown[]).flatMap(refOf) : []
  return {
    itemNo,
    quantity: positiveInteger(quantity, LARGEST_QUANTITY),
    note: typeof note === 'string' ? note.slice(0, LONGEST_NOTE) : '',
    ...(refs.length > 0 && { customerRefs: refs.slice(0, MAX_REFS) }),
  }
}

function refOf(value: unknown): CustomerRef[] {
  const { number, row, quantity } = Object(value) as Record<string, unknown>
  if (typeof number !== 'string' || number.trim() === '') return []
  return [
    {
      number: number.trim().slice(0, LONGEST_REF),
      row: positiveInteger(row, LARGEST_ROW),
      quantity: positiveInteger(quantity, LARGEST_QUANTITY),
    },
  ]
}

function positiveInteger(value: unknown, max: number): number | null {
  const whole = Number.isInteger(value) ? (value as number) : 0
  return whole >= 1 && whole <= max ? whole : null
}
