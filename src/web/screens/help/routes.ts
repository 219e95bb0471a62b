// The screens of the help area, each loaded when first wanted.
import { lazyPart, type ScreenRoute } from '../../parts/lazy-part.ts'

export const helpRoutes: ScreenRoute[] = [
  {
    path: '/product-verification.html',
    part: lazyPart('help/verification', () => import('./verification.tsx'), ['verification']),
  },
  {
    path: '/packaging.html',
    part: lazyPart('help/packaging', () => import('./packaging.tsx'), ['article', 'help']),
  },
  {
    path: '/usermanual.html',
    part: lazyPart('help/battery-manual', () => import('./battery-manual.tsx'), [
      'article',
      'help',
    ]),
  },
  {
    path: '/charger-usermanual.html',
    part: lazyPart('help/charger-manual', () => import('./charger-manual.tsx'), [
      'article',
      'help',
    ]),
  },
  { path: '/faq.html', part: lazyPart('help/faq', () => import('./faq.tsx'), ['article', 'help']) },
  {
    path: '/privacy-policy.html',
    part: lazyPart('help/privacy-policy', () => import('./privacy-policy.tsx'), [
      'article',
      'help',
    ]),
  },
  {
    path: '/how-to-order.html',
    part: lazyPart('help/how-to-order', () => import('./how-to-order.tsx'), ['article', 'help']),
  },
  {
    path: '/terms-and-conditions.html',
    part: lazyPart('help/terms', () => import('./terms.tsx'), ['article', 'help']),
  },
  {
    path: '/contact-us.html',
    part: lazyPart('help/contact', () => import('./contact.tsx'), ['article', 'help']),
  },
  {
    path: '/customer-feedback.html',
    part: lazyPart('help/feedback', () => import('./feedback.tsx'), [
      'article',
      'feedback',
      'help',
    ]),
  },
  {
    path: '/download-center.html',
    part: lazyPart('help/download-centre', () => import('./download-centre.tsx'), [
      'article',
      'downloads',
    ]),
  },
]
