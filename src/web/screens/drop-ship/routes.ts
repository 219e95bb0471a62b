// The screens of the dropshipping area, each loaded on first use.
import { PAGE_PATHS } from '../../../shared/page-paths.ts'
import { type RouteModule, routeModule, type ScreenRoute } from '../../loading/route-module.ts'
import type { TextFileName } from '../../texts.ts'

const introduction = routeModule('drop-ship/introduction', () => import('./introduction.tsx'), [
  'drop-ship',
  'article',
])
const logIn = routeModule('drop-ship/log-in', () => import('./log-in.tsx'), [
  'drop-ship',
  'account',
  'form',
  'security-code',
])

export const dropShipRoutes: ScreenRoute[] = [
  { path: PAGE_PATHS.dropShipHome, route: route('home', () => import('./home.tsx')) },
  { path: PAGE_PATHS.dropShipAbout, route: route('about', () => import('./about.tsx')) },
  { path: PAGE_PATHS.dropShipDeposit, route: route('deposit', () => import('./deposit.tsx')) },
  { path: PAGE_PATHS.dropShipFaq, route: route('faq', () => import('./faq.tsx'), 'help') },
  { path: PAGE_PATHS.dropShipTerms, route: route('terms', () => import('./terms.tsx')) },
  {
    path: PAGE_PATHS.dropShipNews,
    route: route('news', () => import('./news.tsx'), 'lists', 'news'),
  },
  {
    path: PAGE_PATHS.dropShipNewsDetail,
    route: route('news-detail', () => import('./news-detail.tsx'), 'news'),
  },
  { path: PAGE_PATHS.dropShipIntroduction, route: introduction },
  { path: PAGE_PATHS.dropShipLogIn, route: logIn },
]

/** The same introduction in the shop's layout. */
export const introductionInShop: ScreenRoute[] = [
  { path: PAGE_PATHS.introduceDropShip, route: introduction },
]

function route(
  name: string,
  importScreen: () => Promise<unknown>,
  ...more: TextFileName[]
): RouteModule {
  return routeModule(`drop-ship/${name}`, importScreen, ['drop-ship', 'article', ...more])
}
