// One news article: announcement, event or media.
import { type LoaderFunctionArgs, useLoaderData } from 'react-router'
import type { NewsPiece } from '../../../contract/news.ts'
import { breadcrumbData, type Crumb } from '../../components/breadcrumbs/breadcrumbs.tsx'
import { loadNewsPiece } from '../../features/content/news/load-news-piece.ts'
import { LostNews } from '../../features/content/news/lost-news.tsx'
import { NewsArticle } from '../../features/content/news/news-article.tsx'
import { newsData } from '../../features/content/news/news-json-ld.ts'
import type { Head, HeadContext } from '../../page/head.ts'
import { PATHS } from '../../paths.ts'
import { pageContext } from '../../site-context.ts'
import { textsOf, useTexts } from '../../texts.ts'
import type { LoadedScreen } from '../loaded-screen.ts'

export function loader({ params, context }: LoaderFunctionArgs) {
  return loadNewsPiece(params, context.get(pageContext))
}
type Data = LoadedScreen<typeof loader>

export function head({ piece }: Data, context: HeadContext): Head {
  const t = textsOf(context.lang, 'news')
  if (!piece) {
    return { title: t.lostTitle, canonical: PATHS.news, index: false, alternates: false }
  }
  const { home } = textsOf(context.lang, 'article')
  return {
    title: piece.title,
    description: piece.description || piece.summary,
    canonical: piece.url,
    index: !piece.isExample,
    ...(piece.image && { image: piece.image.url }),
    jsonLd: [newsData(piece, context), breadcrumbData(trailOf(home, t.title, piece), context)],
  }
}

export default function NewsDetail() {
  const { piece, near } = useLoaderData() as Data
  const { title } = useTexts('news')
  const { home } = useTexts('article')
  if (!piece) return <LostNews near={near} path={PATHS.news} />
  return <NewsArticle piece={piece} trail={trailOf(home, title, piece)} />
}

function trailOf(home: string, news: string, piece: NewsPiece): Crumb[] {
  return [
    { name: home, path: PATHS.home },
    { name: news, path: PATHS.news },
    { name: piece.title, path: piece.url },
  ]
}
