// The screens of the help area, each loaded on first use.
import { PAGE_PATHS } from '../../../shared/page-paths.ts'
import { routeModule, type ScreenRoute } from '../../loading/route-module.ts'

export const helpRoutes: ScreenRoute[] = [
  {
    path: PAGE_PATHS.verification,
    route: routeModule('help/verification', () => import('./verification.tsx'), ['verification']),
  },
  {
    path: PAGE_PATHS.packaging,
    route: routeModule('help/packaging', () => import('./packaging.tsx'), ['article', 'help']),
  },
  {
    path: PAGE_PATHS.batteryManual,
    route: routeModule('help/battery-manual', () => import('./battery-manual.tsx'), [
      'article',
      'help',
    ]),
  },
  {
    path: PAGE_PATHS.chargerManual,
    route: routeModule('help/charger-manual', () => import('./charger-manual.tsx'), [
      'article',
      'help',
    ]),
  },
  {
    path: PAGE_PATHS.faq,
    route: routeModule('help/faq', () => import('./faq.tsx'), ['article', 'help']),
  },
  {
    path: PAGE_PATHS.privacy,
    route: routeModule('help/privacy-policy', () => import('./privacy-policy.tsx'), [
      'article',
      'help',
    ]),
  },
  {
    path: PAGE_PATHS.howToOrder,
    route: routeModule('help/how-to-order', () => import('./how-to-order.tsx'), [
      'article',
      'help',
    ]),
  },
  {
    path: PAGE_PATHS.terms,
    route: routeModule('help/terms', () => import('./terms.tsx'), ['article', 'help']),
  },
  {
    path: PAGE_PATHS.contact,
    route: routeModule('help/contact', () => import('./contact.tsx'), ['article', 'help']),
  },
  {
    path: PAGE_PATHS.feedback,
    route: routeModule('help/feedback', () => import('./feedback.tsx'), [
      'article',
      'feedback',
      'help',
    ]),
  },
  {
    path: PAGE_PATHS.downloads,
    route: routeModule('help/download-centre', () => import('./download-centre.tsx'), [
      'article',
      'downloads',
    ]),
  },
]
