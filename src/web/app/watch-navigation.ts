// Effects of each navigation (place, head, page view) and the code that runs once per document; loaded after the first
// page.
import type { Router, RouterState } from '../router/browser-router.ts'
import type { Location } from '../router/route.ts'
import { BUSINESS } from '../../shared/business-constants.ts'
import type { Lang } from '../../shared/lang.ts'
import { beaconPageView } from '../../client/home.ts'
import type { Site } from '../site-context.ts'
import { watchLaterParts } from './lay-out-parts.ts'
import { preferredChinese } from './preferred-lang.ts'
import { replaceHead } from './replace-head.ts'
import { trackPlaces } from './track-places.ts'
import { watchUnfolding } from './watch-unfolding.ts'
import { watchSearchLinks } from './watch-search-links.ts'

/** `first` is the location of the page that the server sent; the router may have left it already. */
export function watchNavigation(router: Router, site: Site, first: Location): void {
  const countView = pageViewCounter(site)
  countView(Date.now())
  offerLanguage(site.lang)
  watchSearchLinks()
  const layOut = watchLaterParts()
  // Opens the <details> that a wide window shows open, such as the groups of the footer.
  const unfold = watchUnfolding()
  const places = trackPlaces(router, first, () => {
    layOut()
    unfold()
  })
  let shown = first
  follow(router.state)
  router.subscribe(follow)

  function follow(state: RouterState) {
    if (state.navigation !== 'idle' || state.location === shown) return
    const { location, historyAction } = state
    const isSamePage = location.pathname === shown.pathname && location.search === shown.search
    // The old screen is still in the document: React replaces it after this.
    places.leave(shown)
    places.arrive(location, { isBackOrForward: historyAction === 'POP', left: shown })
    shown = location
    if (isSamePage && location.hash) return
    replaceHead(state, site)
    countView(Date.now())
  }
}

function offerLanguage(lang: Lang): void {
  const other = lang === 'en_us' ? preferredChinese(navigator.languages) : null
  if (!other) return
  import('./offer-language.ts').then(
    (offer) => offer.offerLanguage(other),
    () => undefined,
  )
}

/** Whether a page view is due at `nowMs`: long enough after the previous navigation; the first page always counts. */
export function isPageViewDue(lastMs: number | null, nowMs: number): boolean {
  return lastMs === null || nowMs - lastMs > BUSINESS.pageViewThresholdMs
}

/** Leaves out the text with which a link prefills a form, because it is the visitor's own. */
export function viewedPage({ pathname, search }: Pick<Location, 'pathname' | 'search'>): string {
  const query = new URLSearchParams(search)
  if (!query.has('message')) return (pathname + search).slice(0, 500)
  query.delete('message')
  return `${pathname}${query.size > 0 ? '?' : ''}${query}`.slice(0, 500)
}

function pageViewCounter({ lang }: Site) {
  let last: number | null = null
  return (now: number) => {
    const isDue = isPageViewDue(last, now)
    last = now
    if (!isDue) return
    const accessPage = viewedPage(location)
    whenIdle(() => beaconPageView({ lang, accessPage, accessTime: new Date(now).toISOString() }))
  }
}

function whenIdle(work: () => void): void {
  if ('requestIdleCallback' in window) requestIdleCallback(work, { timeout: 2_000 })
  else setTimeout(work, 200)
}
