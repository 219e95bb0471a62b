// The screens of the company area, each loaded on first use.
import { PAGE_PATHS } from '../../../shared/page-paths.ts'
import { lazyPart, type ScreenRoute } from '../../loading/lazy-part.ts'
import type { Area } from '../../texts.ts'

const READING: Area[] = ['article', 'company']

export const companyRoutes: ScreenRoute[] = [
  { path: PAGE_PATHS.about, part: lazyPart('company/about', () => import('./about.tsx'), READING) },
  {
    path: PAGE_PATHS.corporateCulture,
    part: contentDetail('corporateDetail'),
  },
  {
    path: PAGE_PATHS.socialResponsibility,
    part: contentDetail('csrDetail'),
  },
  {
    path: PAGE_PATHS.introductions,
    part: lazyPart('company/introductions', () => import('./introductions.tsx'), READING),
  },
  {
    path: PAGE_PATHS.introduction,
    part: contentDetail('introductionDetail'),
  },
  { path: PAGE_PATHS.zones, part: lazyPart('company/zones', () => import('./zones.tsx'), READING) },
  {
    path: PAGE_PATHS.locations,
    part: lazyPart('company/locations', () => import('./locations.tsx'), [...READING, 'help']),
  },
  {
    path: PAGE_PATHS.quality,
    part: lazyPart(
      'company/quality-certification',
      () => import('./quality-certification.tsx'),
      READING,
    ),
  },
  {
    path: PAGE_PATHS.careers,
    part: lazyPart('company/careers', () => import('./careers.tsx'), ['article', 'careers']),
  },
]

/** The screen of one kind of article; all kinds are in one file. */
function contentDetail(kind: keyof typeof import('./content-detail.tsx')) {
  const load = async () => (await import('./content-detail.tsx'))[kind]
  return lazyPart('company/content-detail', load, READING)
}
