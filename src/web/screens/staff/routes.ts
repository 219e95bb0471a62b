// The screens of staff, each loaded on first use. They bring their own layout, without the header of the shop.
import { PAGE_PATHS } from '../../../shared/page-paths.ts'
import { routeModule, type ScreenRoute } from '../../loading/route-module.ts'
import type { Area } from '../../texts.ts'

const STAFF: Area[] = ['staff', 'form']

export const staffRoutes: ScreenRoute[] = [
  {
    path: PAGE_PATHS.staffLogIn,
    route: routeModule('staff/log-in', () => import('./log-in.tsx'), STAFF),
  },
  { path: PAGE_PATHS.staff, route: routeModule('staff/home', () => import('./home.tsx'), STAFF) },
]
