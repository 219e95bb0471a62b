// The company as schema.org data: name, logo and contact page.
import { brand } from '../../../shared/brand.ts'
import { companyData } from '../../page/company-data.ts'
import { localHref } from '../../page/local-link.tsx'
import type { HeadContext } from '../../page/head.ts'
import { PATHS } from '../../paths.ts'

const LANGUAGES = ['en', 'zh-Hans', 'zh-Hant-HK']

/** schema.org Organization with the company that the brand names. */
export function organizationData(
  description: string,
  { lang, origin, imprint }: HeadContext,
): object {
  const at = (path: string) => origin + localHref(lang, path)
  return {
    '@type': 'Organization',
    '@id': `${origin}/#organization`,
    name: brand.brandName,
    ...companyData(imprint),
    url: at(PATHS.home),
    logo: `${origin}/icon-512.png`,
    description,
    brand: [brand.mainSeries, brand.secondSeries].map((name) => ({ '@type': 'Brand', name })),
    contactPoint: {
      '@type': 'ContactPoint',
      contactType: 'customer support',
      url: at(PATHS.feedback),
      availableLanguage: LANGUAGES,
    },
  }
}
