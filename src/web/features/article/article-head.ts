// The head of a page that is one piece of content.
import type { Head, HeadContext } from '../../parts/head.ts'
import { breadcrumbData, type Crumb } from '../breadcrumbs/breadcrumbs.tsx'
import type { ArticlePiece } from './article-piece.ts'

/** `canonical`: where the page stands, when not at the piece's own address. */
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
