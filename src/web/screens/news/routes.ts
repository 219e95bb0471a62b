// The screens of the news area, each loaded on first use.
import { PAGE_PATHS } from '../../../shared/page-paths.ts'
import { lazyPart, type ScreenRoute } from '../../loading/lazy-part.ts'

export const newsRoutes: ScreenRoute[] = [
  {
    path: PAGE_PATHS.news,
    part: lazyPart('news/news', () => import('./news.tsx'), ['article', 'lists', 'news']),
  },
  {
    path: PAGE_PATHS.newsDetail,
    part: lazyPart('news/news-detail', () => import('./news-detail.tsx'), ['article', 'news']),
  },
  {
    path: PAGE_PATHS.posters,
    part: lazyPart('news/posters', () => import('./posters.tsx'), ['article', 'lists', 'news']),
  },
  {
    path: PAGE_PATHS.posterDetail,
    part: lazyPart('news/poster-detail', () => import('./poster-detail.tsx'), ['article', 'news']),
  },
]
