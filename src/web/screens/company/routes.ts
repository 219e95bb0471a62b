// The screens of the company area, each loaded on first use.
import { PAGE_PATHS } from '../../../shared/page-paths.ts'
import { routeModule, type ScreenRoute } from '../../loading/route-module.ts'
import type { TextFileName } from '../../texts.ts'

/** The texts that most of these screens need. */
const ARTICLE_TEXTS: TextFileName[] = ['article', 'company']

export const companyRoutes: ScreenRoute[] = [
  {
    path: PAGE_PATHS.about,
    route: routeModule('company/about', () => import('./about.tsx'), ARTICLE_TEXTS),
  },
  {
    path: PAGE_PATHS.corporateCulture,
    route: contentDetail('corporateDetail'),
  },
  {
    path: PAGE_PATHS.socialResponsibility,
    route: contentDetail('csrDetail'),
  },
  {
    path: PAGE_PATHS.introductions,
    route: routeModule('company/introductions', () => import('./introductions.tsx'), ARTICLE_TEXTS),
  },
  {
    path: PAGE_PATHS.introduction,
    route: contentDetail('introductionDetail'),
  },
  {
    path: PAGE_PATHS.zones,
    route: routeModule('company/zones', () => import('./zones.tsx'), ARTICLE_TEXTS),
  },
  {
    path: PAGE_PATHS.locations,
    route: routeModule('company/locations', () => import('./locations.tsx'), [
      ...ARTICLE_TEXTS,
      'help',
    ]),
  },
  {
    path: PAGE_PATHS.quality,
    route: routeModule(
      'company/quality-certification',
      () => import('./quality-certification.tsx'),
      ARTICLE_TEXTS,
    ),
  },
  {
    path: PAGE_PATHS.careers,
    route: routeModule('company/careers', () => import('./careers.tsx'), ['article', 'careers']),
  },
]

/** The screen of one kind of article; all kinds are in one file. */
function contentDetail(kind: keyof typeof import('./content-detail.tsx')) {
  const load = async () => (await import('./content-detail.tsx'))[kind]
  return routeModule('company/content-detail', load, ARTICLE_TEXTS)
}
