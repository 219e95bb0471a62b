// The screens of the wish list area, each loaded when first wanted.
import { lazyPart, type ScreenRoute } from '../../parts/lazy-part.ts'
import { PATHS } from '../../paths.ts'

export const wishListRoutes: ScreenRoute[] = [
  {
    path: PATHS.wishList,
    part: lazyPart('wish-list/wish-list', () => import('./wish-list.tsx'), [
      'card',
      'price',
      'wish-list',
    ]),
  },
]
