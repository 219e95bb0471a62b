// The company as schema.org data: name, logo and contact page.
import { localHref } from '../../page/local-link.tsx'
import type { HeadContext } from '../../page/head.ts'
import { PATHS } from '../../paths.ts'

const LANGUAGES = ['en', 'zh-Hans', 'zh-Hant-HK']

/** schema.org Organization without personal names or postal address, which the merchant can add. */
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
