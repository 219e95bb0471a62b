// The screen of checkout, loaded on first use.
import { PAGE_PATHS } from '../../../shared/page-paths.ts'
import { routeModule, type ScreenRoute } from '../../loading/route-module.ts'

export const checkoutRoutes: ScreenRoute[] = [
  {
    path: PAGE_PATHS.checkout,
    route: routeModule('checkout/checkout', () => import('./checkout.tsx'), [
      'checkout',
      'basket',
      'form',
      'price',
    ]),
  },
]
