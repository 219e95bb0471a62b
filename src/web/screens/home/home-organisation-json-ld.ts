// The company as schema.org data for the home page: name, logo and contact page. Pages of the company name its offices too.
import { brand } from '../../../shared/brand.ts'
import { companyJsonLd } from '../../page/company-json-ld.ts'
import { localHref } from '../../page/local-link.tsx'
import type { HeadContext } from '../../page/head.ts'
import { PATHS } from '../../paths.ts'

const LANGUAGES = ['en', 'zh-Hans', 'zh-Hant-HK']

export function homeOrganisationJsonLd(
  description: string,
  { lang, origin, imprint }: HeadContext,
): object {
  const urlOf = (path: string) => origin + localHref(lang, path)
  return {
    '@type': 'Organization',
    '@id': `${origin}/#organization`,
    name: brand.brandName,
    ...companyJsonLd(imprint),
    url: urlOf(PATHS.home),
    logo: `${origin}/icon-512.png`,
    description,
    brand: [brand.mainSeries, brand.secondSeries].map((name) => ({ '@type': 'Brand', name })),
    contactPoint: {
      '@type': 'ContactPoint',
      contactType: 'customer support',
      url: urlOf(PATHS.feedback),
      availableLanguage: LANGUAGES,
    },
  }
}
