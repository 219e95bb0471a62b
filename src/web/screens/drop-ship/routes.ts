// The screens of the drop-ship area, each loaded when first wanted.
import { type LazyPart, lazyPart, type ScreenRoute } from '../../parts/lazy-part.ts'
import { PATHS } from '../../paths.ts'
import type { Area } from '../../texts.ts'

const introduction = lazyPart('drop-ship/introduction', () => import('./introduction.tsx'), [
  'drop-ship',
  'article',
])
const logIn = lazyPart('drop-ship/log-in', () => import('./log-in.tsx'), [
  'drop-ship',
  'account',
  'form',
  'security-code',
])

export const dropShipRoutes: ScreenRoute[] = [
  { path: PATHS.dropShipHome, part: part('home', () => import('./home.tsx')) },
  { path: PATHS.dropShipAbout, part: part('about', () => import('./about.tsx')) },
  { path: PATHS.dropShipDeposit, part: part('deposit', () => import('./deposit.tsx')) },
  { path: PATHS.dropShipFaq, part: part('faq', () => import('./faq.tsx'), 'help') },
  { path: PATHS.dropShipTerms, part: part('terms', () => import('./terms.tsx')) },
  { path: PATHS.dropShipNews, part: part('news', () => import('./news.tsx'), 'lists', 'news') },
  {
    path: `${PATHS.dropShipNews}/newsdetail/:id/:type`,
    part: part('news-detail', () => import('./news-detail.tsx'), 'news'),
  },
  { path: PATHS.dropShipIntroduction, part: introduction },
  { path: PATHS.dropShipLogIn, part: logIn },
]

/** The same introduction within the shop's own layout. */
export const introductionInShop: ScreenRoute[] = [
  { path: PATHS.introduceDropShip, part: introduction },
]

function part(name: string, bring: () => Promise<unknown>, ...more: Area[]): LazyPart {
  return lazyPart(`drop-ship/${name}`, bring, ['drop-ship', 'article', ...more])
}
