// The screens of the home area, each loaded on first use.
import { PAGE_PATHS } from '../../../shared/page-paths.ts'
import { routeModule, type ScreenRoute } from '../../loading/route-module.ts'

export const homeRoutes: ScreenRoute[] = [
  {
    path: PAGE_PATHS.home,
    route: routeModule('home/home', () => import('./home.tsx'), ['article', 'card', 'home']),
  },
  {
    path: PAGE_PATHS.support,
    route: routeModule('home/support', () => import('./support.tsx'), [
      'article',
      'card',
      'home',
      'support',
    ]),
  },
]
