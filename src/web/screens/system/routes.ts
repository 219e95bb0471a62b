// The screens for errors: the error page and the not-found page.
import { PAGE_PATHS } from '../../../shared/page-paths.ts'
import { routeModule, type ScreenRoute } from '../../loading/route-module.ts'

export const systemRoutes: ScreenRoute[] = [
  {
    path: PAGE_PATHS.error500,
    route: routeModule('system/error500', () => import('./error500.tsx')),
  },
  {
    path: PAGE_PATHS.notFound,
    route: routeModule('system/not-found', () => import('./not-found.tsx')),
  },
]
