// What every finished navigation brings: scroll to the top, a new head, a page-view record.
import type { DataRouter } from 'react-router'
import { beaconPageView } from '../../client/home.ts'
import { keepsPlace } from './keep-place.ts'
import { partOf } from './lazy-part.ts'
import type { Site } from '../site-context.ts'

/** A page view is recorded when more than this has passed since the navigation before. */
export const PAGE_VIEW_THRESHOLD_MS = 1_000

export function watchNavigation(router: DataRouter, site: Site): void {
  history.scrollRestoration = 'manual'
  const countView = pageViewCounter(site)
  countView(Date.now())
  let shown = router.state.location
  router.subscribe((state) => {
    if (state.navigation.state !== 'idle' || state.location === shown) return
    const samePage =
      state.location.pathname === shown.pathname && state.location.search === shown.search
    shown = state.location
    if (samePage && state.location.hash) return
    // The first page came with its head; what writes the next ones need not come with it.
    import('./replace-head.ts').then(
      ({ replaceHead }) => replaceHead(state, partOf(state.matches), site),
      () => undefined,
    )
    countView(Date.now())
    if (keepsPlace(state.location)) return
    const focused = document.activeElement
    requestAnimationFrame(() => {
      if (!hasTakenFocus(focused)) showTop(state.location.hash)
    })
  })
}

/** Says for each navigation time whether a record is due; the first page is always one. */
export function pageViewDue(lastMs: number | null, nowMs: number): boolean {
  return lastMs === null || nowMs - lastMs > PAGE_VIEW_THRESHOLD_MS
}

function pageViewCounter({ lang }: Site) {
  let last: number | null = null
  return (now: number) => {
    const due = pageViewDue(last, now)
    last = now
    if (!due) return
    const accessPage = (location.pathname + location.search).slice(0, 500)
    whenIdle(() => beaconPageView({ lang, accessPage, accessTime: new Date(now).toISOString() }))
  }
}

function whenIdle(work: () => void): void {
  if ('requestIdleCallback' in window) requestIdleCallback(work, { timeout: 2_000 })
  else setTimeout(work, 200)
}

/** Whether the new screen itself has said where to read on, such as at what is wrong with a form. */
function hasTakenFocus(before: Element | null): boolean {
  const now = document.activeElement
  const content = document.getElementById('content')
  return now !== before && now !== content && content?.contains(now) === true
}

/** Every navigation shows the top, or the place that the address names; readers are told there. */
function showTop(hash: string): void {
  const place = hash ? document.getElementById(decodeURIComponent(hash.slice(1))) : null
  if (place) place.scrollIntoView()
  else window.scrollTo(0, 0)
  document.getElementById('content')?.focus({ preventScroll: true })
}
