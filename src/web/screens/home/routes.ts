// The screens of the home area, each loaded when first wanted.
import { lazyPart, type ScreenRoute } from '../../parts/lazy-part.ts'

export const homeRoutes: ScreenRoute[] = [
  {
    path: '/',
    part: lazyPart('home/home', () => import('./home.tsx'), ['article', 'card', 'home']),
  },
  {
    path: '/support',
    part: lazyPart('home/support', () => import('./support.tsx'), ['article', 'card', 'home']),
  },
]
