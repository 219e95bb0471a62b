// The screens of the help area, each loaded on first use.
import { PAGE_PATHS } from '../../../shared/page-paths.ts'
import { lazyPart, type ScreenRoute } from '../../loading/lazy-part.ts'

export const helpRoutes: ScreenRoute[] = [
  {
    path: PAGE_PATHS.verification,
    part: lazyPart('help/verification', () => import('./verification.tsx'), ['verification']),
  },
  {
    path: PAGE_PATHS.packaging,
    part: lazyPart('help/packaging', () => import('./packaging.tsx'), ['article', 'help']),
  },
  {
    path: PAGE_PATHS.batteryManual,
    part: lazyPart('help/battery-manual', () => import('./battery-manual.tsx'), [
      'article',
      'help',
    ]),
  },
  {
    path: PAGE_PATHS.chargerManual,
    part: lazyPart('help/charger-manual', () => import('./charger-manual.tsx'), [
      'article',
      'help',
    ]),
  },
  {
    path: PAGE_PATHS.faq,
    part: lazyPart('help/faq', () => import('./faq.tsx'), ['article', 'help']),
  },
  {
    path: PAGE_PATHS.privacy,
    part: lazyPart('help/privacy-policy', () => import('./privacy-policy.tsx'), [
      'article',
      'help',
    ]),
  },
  {
    path: PAGE_PATHS.howToOrder,
    part: lazyPart('help/how-to-order', () => import('./how-to-order.tsx'), ['article', 'help']),
  },
  {
    path: PAGE_PATHS.terms,
    part: lazyPart('help/terms', () => import('./terms.tsx'), ['article', 'help']),
  },
  {
    path: PAGE_PATHS.contact,
    part: lazyPart('help/contact', () => import('./contact.tsx'), ['article', 'help']),
  },
  {
    path: PAGE_PATHS.feedback,
    part: lazyPart('help/feedback', () => import('./feedback.tsx'), [
      'article',
      'feedback',
      'help',
    ]),
  },
  {
    path: PAGE_PATHS.downloads,
    part: lazyPart('help/download-centre', () => import('./download-centre.tsx'), [
      'article',
      'downloads',
    ]),
  },
]
