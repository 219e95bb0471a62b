// The staff screens, loaded together on first use; login and account have a layout of their own instead of the shop's.
import { PAGE_PATHS } from '../../../shared/page-paths.ts'
import { type RouteModule, routeModule, type ScreenRoute } from '../../loading/route-module.ts'

/** `welcome` sets the first password; `home` is the account. */
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
