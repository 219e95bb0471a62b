// The screens of the news area, each loaded on first use.
import { PAGE_PATHS } from '../../../shared/page-paths.ts'
import { routeModule, type ScreenRoute } from '../../loading/route-module.ts'

export const newsRoutes: ScreenRoute[] = [
  {
    path: PAGE_PATHS.news,
    route: routeModule('news/news', () => import('./news.tsx'), ['article', 'lists', 'news']),
  },
  {
    path: PAGE_PATHS.newsDetail,
    route: routeModule('news/news-detail', () => import('./news-detail.tsx'), ['article', 'news']),
  },
  {
    path: PAGE_PATHS.posters,
    route: routeModule('news/posters', () => import('./posters.tsx'), ['article', 'lists', 'news']),
  },
  {
    path: PAGE_PATHS.posterDetail,
    route: routeModule('news/poster-detail', () => import('./poster-detail.tsx'), [
      'article',
      'news',
    ]),
  },
]
