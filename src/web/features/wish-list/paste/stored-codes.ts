// The codes of a scan that is under way, kept in the tab, so that a reload does not lose them.
import { readInTab, storeInTab } from '../../../components/tab-input.ts'
import type { ScannedCodes } from './scanned-codes.ts'

const KEY = 'list-scan'

/** Empty: nothing to continue. */
export function readStoredCodes(): ScannedCodes {
  try {
    const stored: unknown = JSON.parse(readInTab(KEY) ?? '[]')
    return new Map(Array.isArray(stored) ? stored.filter(isCounted) : [])
  } catch {
    return new Map()
  }
}

/** If the storage is full or forbidden, the codes last as long as the page. */
export function storeCodes(codes: ScannedCodes): void {
  try {
    storeInTab(KEY, codes.size === 0 ? null : JSON.stringify([...codes]))
  } catch {
    // The page still has the codes.
  }
}

function isCounted(entry: unknown): entry is [string, number] {
  return Array.isArray(entry) && typeof entry[0] === 'string' && Number.isInteger(entry[1])
}
