// Structured data of the company: schema.org Organization.
import type { OrgNode } from '../../../../contract/company.ts'
import { brand } from '../../../../shared/brand.ts'
import { companyJsonLd } from '../../../page/company-json-ld.ts'
import { localHref } from '../../../page/local-link.tsx'
import type { HeadContext } from '../../../page/head.ts'
import { PATHS } from '../../../paths.ts'

/** Omits sample offices, which search engines would treat as real. */
export function organisationJsonLd(
  { lang, origin, imprint }: HeadContext,
  about: { description?: string; offices?: readonly OrgNode[] } = {},
): object {
  const real = (about.offices ?? []).filter(({ isExample }) => !isExample)
  return {
    '@type': 'Organization',
    '@id': `${origin}/#organization`,
    name: brand.brandName,
    ...companyJsonLd(imprint),
    url: origin + localHref(lang, PATHS.home),
    logo: `${origin}/icon-512.png`,
    brand: [brand.mainSeries, brand.secondSeries].map((name) => ({ '@type': 'Brand', name })),
    ...(about.description && { description: about.description }),
    ...(real.length > 0 && { contactPoint: real.map(contactPoint) }),
  }
}

function contactPoint({ name, phone, email }: OrgNode): object {
  return {
    '@type': 'ContactPoint',
    name,
    ...(phone && { telephone: phone }),
    ...(email && { email }),
  }
}
