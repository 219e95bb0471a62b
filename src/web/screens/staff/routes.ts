// The screens of staff, loaded together on first use. Login and account bring their own layout, without that of the shop.
import { PAGE_PATHS } from '../../../shared/page-paths.ts'
import { type RouteModule, routeModule, type ScreenRoute } from '../../loading/route-module.ts'

type Screen = 'welcome' | 'logIn' | 'home'

export const staffWelcomeRoutes: ScreenRoute[] = [
  { path: PAGE_PATHS.staffWelcome, route: screen('welcome') },
]

export const staffRoutes: ScreenRoute[] = [
  { path: PAGE_PATHS.staffLogIn, route: screen('logIn') },
  { path: PAGE_PATHS.staff, route: screen('home') },
]

function screen(name: Screen): RouteModule {
  return routeModule('staff/screens', () => import('./screens.tsx').then((all) => all[name]), [
    'staff',
    'form',
  ])
}
