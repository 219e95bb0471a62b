// Structured data of a news entry.
import type { NewsEntry } from '../../../../contract/news.ts'
import { brand } from '../../../../shared/brand.ts'
import { htmlLang } from '../../../../shared/lang.ts'
import type { HeadContext } from '../../../page/head.ts'
import { localHref } from '../../../page/local-link.tsx'

/** Search engines cut longer headlines. */
const MAX_HEADLINE = 110

/** schema.org NewsArticle. */
export function newsJsonLd(entry: NewsEntry, { lang, origin }: HeadContext): object {
  const { title, description, date, updatedOn, image, url } = entry
  return {
    '@type': 'NewsArticle',
    headline: title.slice(0, MAX_HEADLINE),
    description,
    inLanguage: htmlLang(entry.lang),
    ...(date && { datePublished: date }),
    dateModified: updatedOn,
    ...(image && { image: [origin + image.url] }),
    mainEntityOfPage: origin + localHref(lang, url),
    author: publisher(origin),
    publisher: publisher(origin),
  }
}

function publisher(origin: string): object {
  return { '@type': 'Organization', name: brand.brandName, url: origin }
}
