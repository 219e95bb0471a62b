// The route table of one language: the layout around the screens of every area.
import type { RouteObject } from 'react-router'
import { type Lang, langPrefix } from '../../shared/lang.ts'
import { MainLayout } from '../layouts/main-layout.tsx'
import { loadLayout } from '../page/frame-data.ts'
import { toRoute } from '../loading/route-module.ts'
import { ScreenError } from './screen-error.tsx'
import { accountRoutes } from '../screens/account/routes.ts'
import { catalogueRoutes } from '../screens/catalogue/routes.ts'
import { companyRoutes } from '../screens/company/routes.ts'
import { dropShipRoutes, introductionInShop } from '../screens/drop-ship/routes.ts'
import { helpRoutes } from '../screens/help/routes.ts'
import { homeRoutes } from '../screens/home/routes.ts'
import { newsRoutes } from '../screens/news/routes.ts'
import { systemRoutes } from '../screens/system/routes.ts'
import { wishListRoutes } from '../screens/wish-list/routes.ts'

/** All languages share one route tree; the language prefix is the router's basename. */
export function routerBase(lang: Lang): string {
  return langPrefix(lang) || '/'
}

export function createRoutes(): RouteObject[] {
  const screens = [
    ...homeRoutes,
    ...catalogueRoutes,
    ...accountRoutes,
    ...wishListRoutes,
    ...companyRoutes,
    ...newsRoutes,
    ...helpRoutes,
    ...introductionInShop,
    ...systemRoutes,
  ].map(toRoute)
  return [
    {
      id: 'frame',
      loader: loadLayout,
      shouldRevalidate: () => false,
      // An address containing a line break matches no route, not even the catch-all.
      ErrorBoundary: ErrorInMain,
      children: [
        {
          Component: MainLayout,
          children: [{ ErrorBoundary: ScreenError, children: screens }],
        },
        // These screens bring their own layout.
        { ErrorBoundary: ErrorInMain, children: dropShipRoutes.map(toRoute) },
      ],
    },
  ]
}

function ErrorInMain() {
  return (
    <MainLayout>
      <ScreenError />
    </MainLayout>
  )
}
