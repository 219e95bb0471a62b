// The screens of failure: the error page, and the page for addresses that lead nowhere.
import { lazyPart, type ScreenRoute } from '../../parts/lazy-part.ts'

export const systemRoutes: ScreenRoute[] = [
  { path: '/error500', part: lazyPart('system/error500', () => import('./error500.tsx')) },
  { path: '*', part: lazyPart('system/not-found', () => import('./not-found.tsx')) },
]
