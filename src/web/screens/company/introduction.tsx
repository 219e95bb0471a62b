// One introduction: the company, or batteries and their use and charging.
import { type LoaderFunctionArgs, useLoaderData } from 'react-router'
import { listIntroductions, readIntroduction } from '../../../client/company.ts'
import type { ContentPiece } from '../../../contract/content.ts'
import { Article } from '../../features/content/article/article.tsx'
import { breadcrumbData } from '../../components/breadcrumbs/breadcrumbs.tsx'
import type { Head, HeadContext } from '../../page/head.ts'
import { PATHS } from '../../paths.ts'
import { pageContext } from '../../site-context.ts'
import { textsOf, useTexts } from '../../texts.ts'
import type { LoadedScreen } from '../loaded-screen.ts'
import { trailFromHome } from './crumbs.ts'
import { OtherPieces } from './other-pieces.tsx'

export async function loader({ params, context }: LoaderFunctionArgs) {
  const { lang, transport } = context.get(pageContext)
  const [piece, others] = await Promise.all([
    readIntroduction({ id: params['id'] ?? '', lang }, transport),
    listIntroductions({ lang }, transport),
  ])
  return { piece, others: others.list }
}
type Data = LoadedScreen<typeof loader>

/** Manuals have their own pages, so `piece.url` is the canonical address. */
export function head({ piece }: Data, context: HeadContext): Head {
  const { introductions } = textsOf(context.lang, 'company')
  const { home } = textsOf(context.lang, 'article')
  return {
    title: piece.title,
    description: piece.description || piece.summary,
    canonical: piece.url,
    index: !piece.isExample,
    ...(piece.image && { image: piece.image.url }),
    jsonLd: [breadcrumbData(trailOf(home, introductions.title, piece), context)],
  }
}

export default function Introduction() {
  const { piece, others } = useLoaderData() as Data
  const { introductions: t } = useTexts('company')
  const { home } = useTexts('article')
  return (
    <Article piece={piece} html={piece.body} trail={trailOf(home, t.title, piece)}>
      <OtherPieces title={t.more} cards={others} except={piece.id} />
    </Article>
  )
}

function trailOf(home: string, list: string, piece: ContentPiece) {
  return trailFromHome(
    home,
    { name: list, path: PATHS.introductions },
    { name: piece.title, path: piece.url },
  )
}
