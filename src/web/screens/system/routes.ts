// The screens for errors: the error page and the not-found page.
import { PAGE_PATHS } from '../../../shared/page-paths.ts'
import { lazyPart, type ScreenRoute } from '../../loading/lazy-part.ts'

export const systemRoutes: ScreenRoute[] = [
  { path: PAGE_PATHS.error500, part: lazyPart('system/error500', () => import('./error500.tsx')) },
  {
    path: PAGE_PATHS.notFound,
    part: lazyPart('system/not-found', () => import('./not-found.tsx')),
  },
]
