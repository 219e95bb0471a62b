// The screens of the wish list area, each loaded on first use.
import { PAGE_PATHS } from '../../../shared/page-paths.ts'
import { routeModule, type ScreenRoute } from '../../loading/route-module.ts'
import type { Area } from '../../texts.ts'

const AREAS: Area[] = ['card', 'price', 'wish-list']

export const wishListRoutes: ScreenRoute[] = [
  {
    path: PAGE_PATHS.wishList,
    route: routeModule('wish-list/wish-list', () => import('./wish-list.tsx'), AREAS),
  },
  {
    path: PAGE_PATHS.sendWishList,
    route: routeModule('wish-list/send-wish-list', () => import('./send-wish-list.tsx'), [
      ...AREAS,
      'form',
    ]),
  },
  {
    path: PAGE_PATHS.confirmRecipient,
    route: routeModule('wish-list/confirm-recipient', () => import('./confirm-recipient.tsx'), [
      'wish-list',
    ]),
  },
]
