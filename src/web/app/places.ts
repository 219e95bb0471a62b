// Remembers for each history entry where the visitor was: scroll position, focus, opened parts and filters typed.
import type { Location } from '../router/route.ts'

interface Place {
  scroll: number
  /** The link or control in use, and its distance from the top of the window. */
  focus: { element: string; top: number } | null
  /** Every <details> of the content, by its number and heading. */
  open: Record<string, boolean>
  /** Fields that narrow a list on the page, by id. */
  typed: Record<string, string>
}

const KEY = 'places'
/** Entries kept in the storage of the tab. */
const MAX_STORED = 60
/** How long content that loads later may still move the page, in milliseconds. */
const SETTLING_MS = 4_000
const places = new Map<string, Place>(readStored())
let followedLink: Element | null = null
/** Stops restoring a place, if that is in progress. */
let endSettling = () => {}

type Entry = Pick<Location, 'key' | 'pathname' | 'search' | 'hash'>

/** Entries that the router did not make all have the key "default", so the address is part of the name. */
function nameOf({ key, pathname, search, hash }: Entry): string {
  return `${key} ${pathname}${search}${hash}`
}

/** Records a link that is followed as the focused element, because some browsers do not focus links that are clicked. */
export function recordFollowedLink(link: Element): void {
  followedLink = link
}

/** Call it while the screen of `entry` is still in the document. */
export function savePlace(entry: Entry): void {
  // The browser's back and forward buttons cause no event in the page that would have ended it.
  endSettling()
  const focused = followedLink?.isConnected ? followedLink : document.activeElement
  followedLink = null
  const element = focused && nameOfElement(focused)
  const name = nameOf(entry)
  places.delete(name)
  places.set(name, {
    scroll: window.scrollY,
    focus: element && focused ? { element, top: focused.getBoundingClientRect().top } : null,
    open: Object.fromEntries(parts().map(([part, details]) => [part, details.open])),
    typed: Object.fromEntries(filters().map((field) => [field.id, field.value])),
  })
}

/** A link to an anchor of the same page starts a new visit of that entry. */
export function deletePlace(entry: Entry): void {
  places.delete(nameOf(entry))
}

export function storePlaces(): void {
  try {
    sessionStorage.setItem(KEY, JSON.stringify([...places].slice(-MAX_STORED)))
  } catch {
    // The storage may be full or forbidden; places then last as long as the document.
  }
}

function readStored(): [string, Place][] {
  try {
    return JSON.parse(sessionStorage.getItem(KEY) ?? '[]') as [string, Place][]
  } catch {
    return []
  }
}

/**
 * Restores the place after a reload or a return from another site. A new visit of the address starts at the top or at
 * `anchor`, the element that the browser has scrolled to, which stays there while content above it changes its height.
 */
export function restoreFirst(entry: Entry, anchor: Element | null): void {
  const [visit] = performance.getEntriesByType('navigation') as PerformanceNavigationTiming[]
  if (visit?.type === 'reload') restorePlace(entry, { restoresFocus: false })
  if (visit?.type === 'back_forward') restorePlace(entry, { restoresFocus: true })
  if (visit?.type === 'navigate' && anchor) whileSettling(() => anchor.scrollIntoView())
}

/** Returns false for an entry whose place is not known. With `restoresFocus` false the focus stays where it is. */
export function restorePlace(entry: Entry, { restoresFocus }: { restoresFocus: boolean }): boolean {
  const place = places.get(nameOf(entry))
  if (!place) return false
  let isFocusDone = !restoresFocus || place.focus === null
  const settle = () => {
    restoreParts(place)
    const target = place.focus && elementOf(place.focus.element)
    if (target && !isFocusDone) {
      target.focus({ preventScroll: true })
      isFocusDone = document.activeElement === target
    }
    scrollTo(place, target)
  }
  whileSettling(settle)
  if (!isFocusDone) document.getElementById('content')?.focus({ preventScroll: true })
  return true
}

/** Keeps the focused link where it was in the window, because content above it may have another height now. */
function scrollTo(place: Place, target: HTMLElement | null): void {
  window.scrollTo(0, place.scroll)
  const isInContent = target && document.getElementById('content')?.contains(target)
  const wasInSight = place.focus && place.focus.top >= 0 && place.focus.top < window.innerHeight
  if (!isInContent || !wasInSight || !place.focus) return
  // Measured after scrolling, because a link that sticks to the window has not moved.
  const moved = target.getBoundingClientRect().top - place.focus.top
  if (Math.abs(moved) > 1) window.scrollBy(0, moved)
}

/** Calls `settle` now and whenever content that loads later changes the height, until the visitor does something. */
function whileSettling(settle: () => void): void {
  settle()
  const ended = new AbortController()
  const observer = new ResizeObserver(settle)
  observer.observe(document.body)
  const end = () => ended.abort()
  endSettling = end
  for (const intent of ['wheel', 'touchstart', 'pointerdown', 'keydown']) {
    window.addEventListener(intent, end, { signal: ended.signal, capture: true, passive: true })
  }
  ended.signal.addEventListener('abort', () => observer.disconnect())
  setTimeout(end, SETTLING_MS)
}

function restoreParts({ open, typed }: Place): void {
  for (const [part, details] of parts()) {
    const wanted = open[part]
    if (wanted !== undefined && details.open !== wanted) details.open = wanted
  }
  for (const field of filters()) {
    const wanted = typed[field.id]
    if (!wanted || field.value === wanted) continue
    // With the setter of the element, so that React notices the change.
    Object.getOwnPropertyDescriptor(HTMLInputElement.prototype, 'value')?.set?.call(field, wanted)
    field.dispatchEvent(new Event('input', { bubbles: true }))
  }
}

function parts(): [string, HTMLDetailsElement][] {
  const all = document.querySelectorAll<HTMLDetailsElement>('#content details')
  return [...all].map((details, at) => [
    `${at} ${details.querySelector('summary')?.textContent ?? ''}`,
    details,
  ])
}

function filters(): HTMLInputElement[] {
  return [...document.querySelectorAll<HTMLInputElement>('#content input[data-keep][id]')]
}

/**
 * '#id', or as JSON '["a[href=…]",2,"Basket"]': the selector, the index among elements with that selector and
 * text, the text.
 */
function nameOfElement(element: Element): string | null {
  if (element.id === 'content' || element === document.body) return null
  if (element.id) return `#${CSS.escape(element.id)}`
  const href = element.getAttribute('href')
  const selector = href ? `a[href="${CSS.escape(href)}"]` : element.localName
  const text = element.textContent.slice(0, 80)
  const at = withText(selector, text).indexOf(element as HTMLElement)
  return at < 0 ? null : JSON.stringify([selector, at, text])
}

function elementOf(name: string): HTMLElement | null {
  if (name.startsWith('#')) return document.querySelector<HTMLElement>(name)
  const [selector, at, text] = JSON.parse(name) as [string, number, string]
  return withText(selector, text)[at] ?? null
}

function withText(selector: string, text: string): HTMLElement[] {
  const all = document.querySelectorAll<HTMLElement>(selector)
  return [...all].filter(({ textContent }) => textContent.slice(0, 80) === text)
}
