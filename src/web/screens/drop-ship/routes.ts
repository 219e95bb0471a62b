// The screens of the drop-ship area, each loaded on first use.
import { PAGE_PATHS } from '../../../shared/page-paths.ts'
import { type LazyPart, lazyPart, type ScreenRoute } from '../../loading/lazy-part.ts'
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
  { path: PAGE_PATHS.dropShipHome, part: part('home', () => import('./home.tsx')) },
  { path: PAGE_PATHS.dropShipAbout, part: part('about', () => import('./about.tsx')) },
  { path: PAGE_PATHS.dropShipDeposit, part: part('deposit', () => import('./deposit.tsx')) },
  { path: PAGE_PATHS.dropShipFaq, part: part('faq', () => import('./faq.tsx'), 'help') },
  { path: PAGE_PATHS.dropShipTerms, part: part('terms', () => import('./terms.tsx')) },
  {
    path: PAGE_PATHS.dropShipNews,
    part: part('news', () => import('./news.tsx'), 'lists', 'news'),
  },
  {
    path: PAGE_PATHS.dropShipNewsDetail,
    part: part('news-detail', () => import('./news-detail.tsx'), 'news'),
  },
  { path: PAGE_PATHS.dropShipIntroduction, part: introduction },
  { path: PAGE_PATHS.dropShipLogIn, part: logIn },
]

/** The same introduction in the shop's layout. */
export const introductionInShop: ScreenRoute[] = [
  { path: PAGE_PATHS.introduceDropShip, part: introduction },
]

function part(name: string, bring: () => Promise<unknown>, ...more: Area[]): LazyPart {
  return lazyPart(`drop-ship/${name}`, bring, ['drop-ship', 'article', ...more])
}
