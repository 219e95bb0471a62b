// Browser entry point: hydrates the server-rendered page and handles links and forms from then on.
import '../../ui/tokens.css'
import { startTransition } from 'react'
import { hydrateRoot } from 'react-dom/client'
import { loggedInName } from '../../client/session-cookies.ts'
import { sessionTransport } from '../../client/session-transport.ts'
import { setBrand } from '../../shared/brand.ts'
import { splitLangPath } from '../../shared/lang.ts'
import { announcingTransport } from '../components/toasts/failure-messages.ts'
import { watchLinks } from './follow-links.ts'
import { HYDRATION_ID, type Hydration } from './hydration.ts'
import { routeModuleOf } from '../loading/route-module.ts'
import { loadLazyComponents, lazyComponentsOfDocument } from '../loading/lazy-component.ts'
import { markLoadedStyleSheets } from '../loading/loaded-style-sheets.ts'
import { keepReadyParts } from '../page/ready-part.tsx'
import { applySeriesPreference, readSeriesPreference } from '../page/series-preference.ts'
import { watchSession } from '../page/watch-session.ts'
import { createRouter } from '../router/browser-router.ts'
import { LoaderContext } from '../router/loader.ts'
import { RouterProvider } from '../router/router-provider.tsx'
import { createRoutes } from './routes.tsx'
import { pageContext, type Site, SiteContext } from '../site-context.ts'
import { loadTexts, textsOf } from '../texts.ts'
import { showMessage } from '../components/toasts/toast-store.ts'
import { themeOfDocument } from '../features/frame/choices/theme-cookie.ts'

async function hydrate() {
  markLoadedStyleSheets()
  const { lang } = splitLangPath(location.pathname)
  const hydration = readHydration()
  setBrand(hydration.brand)
  applySeriesPreference()
  keepReadyParts()
  const site: Site = {
    lang,
    theme: themeOfDocument(),
    origin: location.origin,
    transport: announcingTransport(sessionTransport, lang),
    maybeMember: () => loggedInName() !== null,
    packSeries: () => (loggedInName() === null ? 'main' : readSeriesPreference()),
  }
  // Screens display these errors of their loaders themselves, so the transport shows no message for them.
  const page = { ...site, transport: announcingTransport(sessionTransport, lang, SHOWN_BY_SCREENS) }
  const table = createRoutes(lang)
  const screen = routeModuleOf(table.match(location.pathname)?.route)
  await Promise.all([loadTexts(lang, 'frame'), screen?.load(lang)])
  await loadLazyComponents(lang, lazyComponentsOfDocument())

  const context = new LoaderContext()
  context.set(pageContext, page)
  const router = createRouter(table, hydration, context)
  watchLinks(router, lang)
  const firstLocation = router.state.location
  import('./watch-navigation.ts').then(
    ({ watchNavigation }) => watchNavigation(router, site, firstLocation),
    () => undefined,
  )
  watchSession((name) => {
    // Reloading would discard what the user is typing, so show a message instead.
    if (!isWriting()) return location.reload()
    const { endedElsewhere, otherElsewhere } = textsOf(lang, 'frame').account
    showMessage('warning', name === null ? endedElsewhere : otherElsewhere)
  })
  // A transition hydrates in slices of a few milliseconds; otherwise the whole page is one long task.
  startTransition(() => {
    hydrateRoot(
      document.getElementById('root') as HTMLElement,
      <SiteContext value={site}>
        <RouterProvider router={router} />
      </SiteContext>,
    )
  })
}

function isWriting(): boolean {
  const element = document.activeElement
  const isField = element instanceof HTMLInputElement || element instanceof HTMLTextAreaElement
  return isField && element.value !== ''
}

const SHOWN_BY_SCREENS = [404, 410, 422]

function readHydration(): Hydration {
  return JSON.parse(document.getElementById(HYDRATION_ID)?.textContent ?? 'null') as Hydration
}

await hydrate()
