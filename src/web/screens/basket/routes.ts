// The screens of ordering from the basket, each loaded on first use.
import { PAGE_PATHS } from '../../../shared/page-paths.ts'
import { routeModule, type ScreenRoute } from '../../loading/route-module.ts'

export const basketRoutes: ScreenRoute[] = [
  {
    path: PAGE_PATHS.basket,
    route: routeModule('basket/basket', () => import('./basket.tsx'), ['basket', 'card', 'price']),
  },
  {
    path: PAGE_PATHS.orderPad,
    route: routeModule('basket/order-pad', () => import('./order-pad.tsx'), [
      'list-review',
      'card',
      'price',
    ]),
  },
  {
    path: PAGE_PATHS.ownNumbers,
    route: routeModule('basket/own-numbers', () => import('./own-numbers.tsx'), [
      'member',
      'company-lists',
    ]),
  },
]
