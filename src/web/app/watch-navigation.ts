// Effects of each completed navigation: scroll to the top, replace the head, record a page view.
import type { DataRouter } from 'react-router'
import { beaconPageView } from '../../client/home.ts'
import { keepsPlace } from '../page/keep-place.ts'
import { routeModuleOf } from '../loading/route-module.ts'
import type { Site } from '../site-context.ts'

/** A page view is recorded when more than this has passed since the previous navigation. */
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
    // The first page arrives with its head, so the code for replacing it is loaded separately.
    import('./replace-head.ts').then(
      ({ replaceHead }) => replaceHead(state, routeModuleOf(state.matches), site),
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

/** Whether a page view is due at `nowMs`; the first page always counts. */
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

/** Whether the new screen has already moved the focus, for example to an error summary. */
function hasTakenFocus(before: Element | null): boolean {
  const now = document.activeElement
  const content = document.getElementById('content')
  return now !== before && now !== content && content?.contains(now) === true
}

/** Scrolls to the top or to the anchor in the address, and focuses the content for screen readers. */
function showTop(hash: string): void {
  const place = hash ? document.getElementById(decodeURIComponent(hash.slice(1))) : null
  if (place) place.scrollIntoView()
  else window.scrollTo(0, 0)
  document.getElementById('content')?.focus({ preventScroll: true })
}
