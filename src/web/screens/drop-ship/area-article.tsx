// A staff-written article about dropshipping; its page adds the layout, which may be that of the area or of the shop.
import type { LoaderFunctionArgs } from '../../router/loader.ts'
import { useLoaderData } from '../../router/router-context.ts'
import { readPage } from '../../../client/content.ts'
import type { ContentEntry } from '../../../contract/content.ts'
import { Article } from '../../features/content/article/article.tsx'
import type { Head, HeadContext } from '../../page/head.ts'
import { labelled } from '../../../shared/punctuation.ts'
import { pageContext } from '../../site-context.ts'
import { textsOf } from '../../texts.ts'
import { useTrail } from './area-page.tsx'

/** Loads an article. Errors: CallError 404 if nothing is published under the id. */
export function loadPage({ context }: LoaderFunctionArgs, id: string): Promise<ContentEntry> {
  const { lang, transport } = context.get(pageContext)
  return readPage({ id, lang }, transport)
}

export function areaHead(entry: ContentEntry, canonical: string, { lang }: HeadContext): Head {
  return {
    title: labelled(textsOf(lang, 'drop-ship').area, entry.title),
    description: entry.description || entry.summary,
    canonical,
  }
}

export function AreaArticle({ path }: { path: string }) {
  const entry = useLoaderData() as ContentEntry
  return <Article entry={entry} html={entry.body} trail={useTrail(entry.title, path)} />
}
