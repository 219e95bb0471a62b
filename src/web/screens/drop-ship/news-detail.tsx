// One news article of the drop-ship area.
import { type LoaderFunctionArgs, useLoaderData } from 'react-router'
import { loadNewsPiece } from '../../features/content/news/load-news-piece.ts'
import { LostNews } from '../../features/content/news/lost-news.tsx'
import { NewsArticle } from '../../features/content/news/news-article.tsx'
import { newsData } from '../../features/content/news/news-json-ld.ts'
import { DropShipLayout } from '../../layouts/drop-ship-layout.tsx'
import type { Head, HeadContext } from '../../page/head.ts'
import { PATHS } from '../../paths.ts'
import { pageContext } from '../../site-context.ts'
import { textsOf, useTexts } from '../../texts.ts'
import type { LoadedScreen } from '../loaded-screen.ts'

export function loader({ params, context }: LoaderFunctionArgs) {
  return loadNewsPiece(params, context.get(pageContext), 'dropship')
}
type Data = LoadedScreen<typeof loader>

export function head({ piece }: Data, context: HeadContext): Head {
  if (!piece) {
    const { lostTitle: title } = textsOf(context.lang, 'news')
    return { title, canonical: PATHS.dropShipNews, index: false, alternates: false }
  }
  return {
    title: piece.title,
    description: piece.description || piece.summary,
    canonical: piece.url,
    index: !piece.isExample,
    ...(piece.image && { image: piece.image.url }),
    jsonLd: [newsData(piece, context)],
  }
}

export default function DropShipNewsDetail() {
  const { piece, near } = useLoaderData() as Data
  const { area, news } = useTexts('drop-ship')
  return (
    <DropShipLayout>
      {piece ? (
        <NewsArticle
          piece={piece}
          trail={[
            { name: area, path: PATHS.dropShipHome },
            { name: news.title, path: PATHS.dropShipNews },
            { name: piece.title, path: piece.url },
          ]}
        />
      ) : (
        <LostNews near={near} path={PATHS.dropShipNews} />
      )}
    </DropShipLayout>
  )
}
