// The screens of the company area, each loaded when first wanted.
import { lazyPart, type ScreenRoute } from '../../parts/lazy-part.ts'
import type { Area } from '../../texts.ts'

const READING: Area[] = ['article', 'company']

export const companyRoutes: ScreenRoute[] = [
  { path: '/about-us.html', part: lazyPart('company/about', () => import('./about.tsx'), READING) },
  {
    path: '/corporate-culture/:id',
    part: lazyPart(
      'company/corporate-culture-detail',
      () => import('./corporate-culture-detail.tsx'),
      READING,
    ),
  },
  {
    path: '/corporate-social/:id',
    part: lazyPart(
      'company/social-responsibility-detail',
      () => import('./social-responsibility-detail.tsx'),
      READING,
    ),
  },
  {
    path: '/introduction',
    part: lazyPart('company/introductions', () => import('./introductions.tsx'), READING),
  },
  {
    path: '/introduction/:id',
    part: lazyPart('company/introduction', () => import('./introduction.tsx'), READING),
  },
  { path: '/zones', part: lazyPart('company/zones', () => import('./zones.tsx'), READING) },
  {
    path: '/locations.html',
    part: lazyPart('company/locations', () => import('./locations.tsx'), [...READING, 'help']),
  },
  {
    path: '/quality-certification.html',
    part: lazyPart(
      'company/quality-certification',
      () => import('./quality-certification.tsx'),
      READING,
    ),
  },
  {
    path: '/join-us.html',
    part: lazyPart('company/careers', () => import('./careers.tsx'), ['article', 'careers']),
  },
]
