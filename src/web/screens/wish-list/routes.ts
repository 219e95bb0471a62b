// The screens of the wish list area, each loaded on first use.
import { PAGE_PATHS } from '../../../shared/page-paths.ts'
import { routeModule, type ScreenRoute } from '../../loading/route-module.ts'
import type { TextFileName } from '../../texts.ts'

const TEXTS: TextFileName[] = ['card', 'price', 'wish-list']

export const wishListRoutes: ScreenRoute[] = [
  {
    path: PAGE_PATHS.wishList,
    route: routeModule('wish-list/wish-list', () => import('./wish-list.tsx'), TEXTS),
  },
  {
    path: PAGE_PATHS.sendWishList,
    route: routeModule('wish-list/send-wish-list', () => import('./send-wish-list.tsx'), [
      ...TEXTS,
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
