// The house as schema.org data: its name, its mark, where it is reached.
import { localHref } from '../../parts/local-link.tsx'
import type { HeadContext } from '../../parts/head.ts'
import { PATHS } from '../../paths.ts'

const LANGUAGES = ['en', 'zh-Hans', 'zh-Hant-HK']

/** schema.org Organization; names no person and no address: those are the merchant's to add. */
export function organizationData(description: string, { lang, origin }: HeadContext): object {
  const at = (path: string) => origin + localHref(lang, path)
  return {
    '@type': 'Organization',
    '@id': `${origin}/#organization`,
    name: 'Voltcell',
    url: at(PATHS.home),
    logo: `${origin}/icon-512.png`,
    description,
    brand: ['Voltcell', 'Voltcell Ultra'].map((name) => ({ '@type': 'Brand', name })),
    contactPoint: {
      '@type': 'ContactPoint',
      contactType: 'customer support',
      url: at(PATHS.feedback),
      availableLanguage: LANGUAGES,
    },
  }
}
