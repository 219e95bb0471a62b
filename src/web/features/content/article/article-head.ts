// Document head of a page that shows one content entry.
import type { Head, HeadContext } from '../../../page/head.ts'
import { breadcrumbData, type Crumb } from '../../../components/breadcrumbs/breadcrumbs.tsx'
import type { ArticlePiece } from './article-piece.ts'

/** `canonical`: path of the page if it differs from the entry's own. */
export function articleHead(
  piece: ArticlePiece,
  { trail, canonical }: { trail: readonly Crumb[]; canonical?: string },
  context: HeadContext,
): Head {
  return {
    title: piece.title,
    description: piece.description || piece.summary,
    canonical: canonical ?? piece.url,
    ...(piece.image && { image: piece.image.url }),
    jsonLd: [breadcrumbData(trail, context)],
  }
}
