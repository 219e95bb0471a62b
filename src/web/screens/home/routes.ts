// The screens of the home area, each loaded on first use.
import { PAGE_PATHS } from '../../../shared/page-paths.ts'
import { lazyPart, type ScreenRoute } from '../../loading/lazy-part.ts'

export const homeRoutes: ScreenRoute[] = [
  {
    path: PAGE_PATHS.home,
    part: lazyPart('home/home', () => import('./home.tsx'), ['article', 'card', 'home']),
  },
  {
    path: PAGE_PATHS.support,
    part: lazyPart('home/support', () => import('./support.tsx'), ['article', 'card', 'home']),
  },
]
