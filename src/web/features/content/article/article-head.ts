// Document head of a page that shows one content entry.
import type { Head, HeadContext } from '../../../page/head.ts'
import { breadcrumbJsonLd, type Crumb } from '../../../components/breadcrumbs/breadcrumbs.tsx'
import type { ArticleEntry } from './article-entry.ts'

/** `canonical`: path of the page if it differs from the entry's own. */
export function articleHead(
  entry: ArticleEntry,
  { trail, canonical }: { trail: readonly Crumb[]; canonical?: string },
  context: HeadContext,
): Head {
  return {
    title: entry.title,
    description: entry.description || entry.summary,
    canonical: canonical ?? entry.url,
    ...(entry.image && { image: entry.image.url }),
    jsonLd: [breadcrumbJsonLd(trail, context)],
  }
}
