// The route table of one language: the screens of every area, each with the layout around it.
import { Fragment } from 'react'
import { type Lang, langPrefix } from '../../shared/lang.ts'
import { MainLayout } from '../layouts/main-layout.tsx'
import { loadFrameData } from '../page/frame-data.ts'
import { toRoute } from '../loading/route-module.ts'
import { routeMatcher } from '../router/match-routes.ts'
import type { Route, RouteTable } from '../router/route.ts'
import { ScreenError } from './screen-error.tsx'
import { accountRoutes } from '../screens/account/routes.ts'
import { basketRoutes } from '../screens/basket/routes.ts'
import { catalogueRoutes } from '../screens/catalogue/routes.ts'
import { checkoutRoutes } from '../screens/checkout/routes.ts'
import { companyRoutes } from '../screens/company/routes.ts'
import { dropShipRoutes, introductionInShop } from '../screens/drop-ship/routes.ts'
import { helpRoutes } from '../screens/help/routes.ts'
import { homeRoutes } from '../screens/home/routes.ts'
import { newsRoutes } from '../screens/news/routes.ts'
import { staffRoutes, staffWelcomeRoutes } from '../screens/staff/routes.ts'
import { systemRoutes } from '../screens/system/routes.ts'
import { wishListRoutes } from '../screens/wish-list/routes.ts'

const inMainLayout = { Layout: MainLayout, ErrorScreen: ScreenError }
/** For screens that render their own layout. */
const inOwnLayout = { Layout: Fragment as Route['Layout'], ErrorScreen: ErrorInMain }

/** Every language has the same routes, below its prefix. */
export function createRoutes(lang: Lang): RouteTable {
  const inMain = [
    ...homeRoutes,
    ...catalogueRoutes,
    ...accountRoutes,
    ...wishListRoutes,
    ...basketRoutes,
    ...checkoutRoutes,
    ...companyRoutes,
    ...newsRoutes,
    ...helpRoutes,
    ...introductionInShop,
    ...staffWelcomeRoutes,
    ...systemRoutes,
  ]
  const routes = [
    ...inMain.map((row) => toRoute(row, inMainLayout)),
    ...[...dropShipRoutes, ...staffRoutes].map((row) => toRoute(row, inOwnLayout)),
  ]
  const base = langPrefix(lang)
  return {
    routes,
    base,
    // The document contains the data of the frame for its first page, and every later page keeps them.
    frame: import.meta.env.SSR ? loadFrameData : () => undefined,
    match: routeMatcher(routes, base),
    // An address containing a line break matches no route, not even the catch-all.
    Missing: ErrorInMain,
  }
}

function ErrorInMain() {
  return (
    <MainLayout>
      <ScreenError />
    </MainLayout>
  )
}
