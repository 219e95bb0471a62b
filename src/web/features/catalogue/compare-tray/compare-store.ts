// Store of the batteries to compare: up to five item numbers in this browser's storage.
import { useSyncExternalStore } from 'react'
import { useLive } from '../../../components/use-live.ts'
import { createListeners, withOtherTabs } from '../../../page/store.ts'

export const MAX_COMPARED = 5

const KEY = 'compare'
const NONE: readonly string[] = []
const none = () => NONE
const { subscribe, notify } = createListeners()
const subscribeCompared = withOtherTabs(subscribe)
/** What was last read from the storage, or the newest choice where it could not be stored. */
let stored: { text: string | null; items: readonly string[] } = { text: null, items: NONE }

/** Null during server rendering and until scripts run: components then hide the comparison. */
export function useCompared(): readonly string[] | null {
  const items = useSyncExternalStore(subscribeCompared, readCompared, none)
  return useLive() ? items : null
}

export function toggleCompared(itemNo: string): void {
  const items = readCompared()
  if (items.includes(itemNo)) writeCompared(items.filter((other) => other !== itemNo))
  else if (items.length < MAX_COMPARED) writeCompared([...items, itemNo])
}

export function writeCompared(items: readonly string[]): void {
  const choice = items.slice(0, MAX_COMPARED)
  try {
    localStorage.setItem(KEY, JSON.stringify(choice))
  } catch {
    // Storage may be full or forbidden; the choice then lasts until the page is closed or another tab
    // writes its own. A full storage still holds the older text, which must not replace the choice.
    stored = { text: storedText() ?? null, items: choice }
  }
  notify()
}

/** '/compare?items=a,b,c': up to five different item numbers, in the order given. */
export function comparedOf(query: URLSearchParams): string[] {
  const items = query.getAll('items').flatMap((text) => text.split(','))
  const plain = items.map((item) => item.trim()).filter((item) => /^[\w.+-]{1,64}$/.test(item))
  return [...new Set(plain)].slice(0, MAX_COMPARED)
}

export function compareQuery(items: readonly string[]): string {
  return items.length > 0 ? `?items=${items.map(encodeURIComponent).join(',')}` : ''
}

/** Returns the same array until the choice changes, as useSyncExternalStore needs. */
export function readCompared(): readonly string[] {
  const text = storedText()
  if (text === undefined) return stored.items
  if (text !== null && text !== stored.text) stored = { text, items: parse(text) }
  // Nothing is stored: empty if another tab removed it, otherwise the choice that could not be stored.
  return text === null && stored.text !== null ? NONE : stored.items
}

/** Undefined when the browser forbids storage. */
function storedText(): string | null | undefined {
  try {
    return localStorage.getItem(KEY)
  } catch {
    return undefined
  }
}

function parse(text: string): readonly string[] {
  try {
    const items: unknown = JSON.parse(text)
    if (!Array.isArray(items)) return NONE
    return comparedOf(new URLSearchParams({ items: items.join(',') }))
  } catch {
    return NONE
  }
}
