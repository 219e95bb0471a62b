// One article about how we work.
import { type LoaderFunctionArgs, useLoaderData } from 'react-router'
import { listCorporate, readCorporate } from '../../../client/company.ts'
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
    readCorporate({ id: params['id'] ?? '', lang }, transport),
    listCorporate({ lang }, transport),
  ])
  return { piece, others: others.list }
}
type Data = LoadedScreen<typeof loader>

export function head({ piece }: Data, context: HeadContext): Head {
  const { detail } = textsOf(context.lang, 'company')
  const { home } = textsOf(context.lang, 'article')
  return {
    title: piece.title,
    description: piece.description || piece.summary,
    canonical: piece.url,
    index: !piece.isExample,
    ...(piece.image && { image: piece.image.url }),
    jsonLd: [breadcrumbData(trailOf(home, detail.about, piece), context)],
  }
}

export default function CorporateCultureDetail() {
  const { piece, others } = useLoaderData() as Data
  const { detail: t } = useTexts('company')
  const { home } = useTexts('article')
  return (
    <Article
      piece={piece}
      html={piece.body}
      kicker={t.culture}
      trail={trailOf(home, t.about, piece)}
    >
      <OtherPieces title={t.moreCulture} cards={others} except={piece.id} />
    </Article>
  )
}

function trailOf(home: string, about: string, piece: ContentPiece) {
  return trailFromHome(
    home,
    { name: about, path: PATHS.about },
    { name: piece.title, path: piece.url },
  )
}
