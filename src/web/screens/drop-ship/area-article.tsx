// A staff-written article in the layout of the drop-ship area.
import { type LoaderFunctionArgs, useLoaderData } from 'react-router'
import { readPage } from '../../../client/content.ts'
import type { ContentPiece } from '../../../contract/content.ts'
import { Article } from '../../features/content/article/article.tsx'
import type { Head, HeadContext } from '../../page/head.ts'
import { labelled } from '../../format/punctuation.ts'
import { pageContext } from '../../site-context.ts'
import { textsOf } from '../../texts.ts'
import { useTrail } from './area-page.tsx'

/** Loads an article. Errors: CallError 404 if nothing is published under the id. */
export function loadPage({ context }: LoaderFunctionArgs, id: string): Promise<ContentPiece> {
  const { lang, transport } = context.get(pageContext)
  return readPage({ id, lang }, transport)
}

export function areaHead(piece: ContentPiece, canonical: string, { lang }: HeadContext): Head {
  return {
    title: labelled(textsOf(lang, 'drop-ship').area, piece.title),
    description: piece.description || piece.summary,
    canonical,
  }
}

export function AreaArticle({ path }: { path: string }) {
  const piece = useLoaderData() as ContentPiece
  return <Article piece={piece} html={piece.body} trail={useTrail(piece.title, path)} />
}
