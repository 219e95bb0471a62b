// The screens of the news area, each loaded when first wanted.
import { lazyPart, type ScreenRoute } from '../../parts/lazy-part.ts'

export const newsRoutes: ScreenRoute[] = [
  {
    path: '/news',
    part: lazyPart('news/news', () => import('./news.tsx'), ['article', 'lists', 'news']),
  },
  {
    path: '/newsdetail/:id/:type',
    part: lazyPart('news/news-detail', () => import('./news-detail.tsx'), ['article', 'news']),
  },
  {
    path: '/posters',
    part: lazyPart('news/posters', () => import('./posters.tsx'), ['article', 'lists', 'news']),
  },
  {
    path: '/posterDetail/:id/:type',
    part: lazyPart('news/poster-detail', () => import('./poster-detail.tsx'), ['article', 'news']),
  },
]
