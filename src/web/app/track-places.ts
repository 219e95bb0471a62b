// A new navigation shows the top of a screen; the browser's back and forward show the place where the visitor was.
import type { Router } from '../router/browser-router.ts'
import type { Location } from '../router/route.ts'
import { keepsPlace } from '../page/keep-place.ts'
import { focusedWhenScreenShown, onScreenShown, shownEntryKey } from '../page/screen-shown.ts'
import {
  deletePlace,
  recordFollowedLink,
  restoreFirst,
  restorePlace,
  savePlace,
  storePlaces,
} from './places.ts'

/** Entries that the browser makes for a click on an anchor have this key. */
const ANCHOR_KEY = 'default'

export interface PlaceTracker {
  /** Call it while the screen of `entry` is still in the document. */
  leave: (entry: Location) => void
  /**
   * Call it before the screen of `entry` is shown. `left`: the entry whose screen was shown before it.
   * `isBackOrForward`: the navigation goes back or forward in the history.
   */
  arrive: (entry: Location, options: { isBackOrForward: boolean; left: Location }) => void
}

/** `prepare` runs on every screen before its place is restored. */
export function trackPlaces(router: Router, first: Location, prepare: () => void): PlaceTracker {
  /** Scrolls the next screen to its place; waits until the screen of the entry with this key is shown. */
  let due: { key: string; show: () => void } | null = null
  let isAtAnchor = false
  if (router.state.location === first) {
    // Read before `prepare` changes the heights.
    const anchor = nearbyAnchor(first.hash)
    due = { key: first.key, show: () => restoreFirst(first, anchor) }
  }
  function onShown(key: string) {
    prepare()
    if (due?.key !== key) return
    const { show } = due
    due = null
    show()
  }
  onScreenShown(onShown)
  watchDocument({
    leave: () => savePlace(router.state.location),
    follow(link) {
      recordFollowedLink(link)
      if (!isAnchorHere(link)) return
      isAtAnchor = true
      savePlace(router.state.location)
      // The browser's new entry for the anchor is a new visit: an older place at that address does not apply.
      deletePlace({ ...router.state.location, key: ANCHOR_KEY, hash: link.hash })
    },
  })
  return {
    leave(entry) {
      history.scrollRestoration = 'manual'
      // The browser has scrolled to the anchor already, and the click on it saved the place.
      if (!isAtAnchor) savePlace(entry)
      isAtAnchor = false
    },
    arrive(entry, { isBackOrForward, left }) {
      const isSamePath = entry.pathname === left.pathname
      const isSamePage = isSamePath && entry.search === left.search
      // The first navigation may be over before this code has loaded.
      const isLate = shownEntryKey() === entry.key
      const focused = isLate ? focusedWhenScreenShown() : document.activeElement
      const show = () => {
        if (isBackOrForward && restorePlace(entry, { restoresFocus: true })) return
        if (keepsPlace(entry) || (isSamePage && entry.hash) || hasTakenFocus(focused)) return
        if (isSamePath && !entry.hash && showResults()) return
        showTop(entry.hash)
      }
      due = { key: entry.key, show }
      if (isLate) onShown(entry.key)
    },
  }
}

interface DocumentListeners {
  leave: () => void
  follow: (link: HTMLAnchorElement) => void
}

/** A document that is loaded again gets its scroll position from the browser, before any script runs. */
function watchDocument({ leave, follow }: DocumentListeners): void {
  const takeOver = () => (history.scrollRestoration = 'manual')
  if (document.readyState === 'complete') takeOver()
  else addEventListener('load', takeOver)
  addEventListener('pagehide', () => {
    leave()
    storePlaces()
    history.scrollRestoration = 'auto'
  })
  addEventListener('pageshow', ({ persisted }) => persisted && takeOver())
  const onClick = ({ target }: Event) => {
    const link = (target as Element).closest('a')
    if (link) follow(link)
  }
  document.addEventListener('click', onClick, true)
}

function isAnchorHere(link: HTMLAnchorElement): boolean {
  return link.hash !== '' && link.href === location.href.split('#')[0] + link.hash
}

/** Whether the new screen has already moved the focus, for example to an error summary. */
function hasTakenFocus(before: Element | null): boolean {
  const now = document.activeElement
  const content = document.getElementById('content')
  return now !== before && now !== content && content?.contains(now) === true
}

/** After a filter or a link to further rows, Tab continues with the first row. False: the screen marks no results. */
function showResults(): boolean {
  const results = document.querySelector<HTMLElement>('#content [data-results]')
  if (!results) return false
  window.scrollTo(0, 0)
  results.focus()
  return true
}

/** Scrolls to the top or to the anchor in the address, and focuses the content for screen readers. */
function showTop(hash: string): void {
  const anchor = anchorOf(hash)
  if (anchor) anchor.scrollIntoView()
  else window.scrollTo(0, 0)
  document.getElementById('content')?.focus({ preventScroll: true })
}

/** Null when the visitor has scrolled away from it; content above that arrived late has moved it less. */
function nearbyAnchor(hash: string): Element | null {
  const anchor = anchorOf(hash)
  const top = anchor?.getBoundingClientRect().top ?? Infinity
  return Math.abs(top) < window.innerHeight / 2 ? anchor : null
}

function anchorOf(hash: string): Element | null {
  return hash ? document.getElementById(idOf(hash)) : null
}

/** An address typed by hand may have a hash that cannot be decoded, such as '#100%'. */
function idOf(hash: string): string {
  const id = hash.slice(1)
  try {
    return decodeURIComponent(id)
  } catch {
    return id
  }
}
