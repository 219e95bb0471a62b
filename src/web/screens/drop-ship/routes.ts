// The screens of the drop-ship area, each loaded when first wanted.
import { lazyPart, type ScreenRoute } from '../../parts/lazy-part.ts'
import { PATHS } from '../../paths.ts'

export const dropShipRoutes: ScreenRoute[] = [
  {
    path: PATHS.dropShipHome,
    part: lazyPart('drop-ship/home', () => import('./home.tsx'), ['drop-ship']),
  },
  {
    path: PATHS.dropShipLogIn,
    part: lazyPart('drop-ship/log-in', () => import('./log-in.tsx'), [
      'drop-ship',
      'account',
      'form',
      'security-code',
    ]),
  },
]
