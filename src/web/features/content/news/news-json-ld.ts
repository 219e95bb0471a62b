// Structured data of a news entry.
import type { NewsPiece } from '../../../../contract/news.ts'
import { htmlLang } from '../../../../shared/lang.ts'
import type { HeadContext } from '../../../page/head.ts'
import { localHref } from '../../../page/local-link.tsx'

/** schema.org NewsArticle. */
export function newsData(piece: NewsPiece, { lang, origin }: HeadContext): object {
  const { title, description, date, updatedOn, image, url } = piece
  return {
    '@type': 'NewsArticle',
    headline: title.slice(0, 110),
    description,
    inLanguage: htmlLang(piece.lang),
    ...(date && { datePublished: date }),
    dateModified: updatedOn,
    ...(image && { image: [origin + image.url] }),
    mainEntityOfPage: origin + localHref(lang, url),
    author: publisher(origin),
    publisher: publisher(origin),
  }
}

function publisher(origin: string): object {
  return { '@type': 'Organization', name: 'Voltcell', url: origin }
}
