// One news article: announcement, event or media.
import type { LoaderFunctionArgs } from '../../router/loader.ts'
import { useLoaderData } from '../../router/router-context.ts'
import type { NewsEntry } from '../../../contract/news.ts'
import { breadcrumbJsonLd, type Crumb } from '../../components/breadcrumbs/breadcrumbs.tsx'
import { loadNewsEntry } from '../../features/content/news/load-news-entry.ts'
import { MissingNews } from '../../features/content/news/missing-news.tsx'
import { NewsArticle } from '../../features/content/news/news-article.tsx'
import { newsJsonLd } from '../../features/content/news/news-json-ld.ts'
import type { Head, HeadContext } from '../../page/head.ts'
import { PATHS } from '../../paths.ts'
import { pageContext } from '../../site-context.ts'
import { textsOf, useTexts } from '../../texts.ts'
import type { LoaderData } from '../loader-data.ts'

export function loader({ params, context }: LoaderFunctionArgs) {
  return loadNewsEntry(params, context.get(pageContext))
}
type Data = LoaderData<typeof loader>

export function head({ entry }: Data, context: HeadContext): Head {
  const t = textsOf(context.lang, 'news')
  if (!entry) {
    return { title: t.lostTitle, canonical: PATHS.news, index: false, alternates: false }
  }
  const { home } = textsOf(context.lang, 'article')
  return {
    title: entry.title,
    description: entry.description || entry.summary,
    canonical: entry.url,
    index: !entry.isExample,
    ...(entry.image && { image: entry.image.url }),
    jsonLd: [newsJsonLd(entry, context), breadcrumbJsonLd(trailOf(home, t.title, entry), context)],
  }
}

export default function NewsDetail() {
  const { entry, newest } = useLoaderData() as Data
  const { title } = useTexts('news')
  const { home } = useTexts('article')
  if (!entry) return <MissingNews newest={newest} path={PATHS.news} />
  return <NewsArticle entry={entry} trail={trailOf(home, title, entry)} />
}

function trailOf(home: string, news: string, entry: NewsEntry): Crumb[] {
  return [
    { name: home, path: PATHS.home },
    { name: news, path: PATHS.news },
    { name: entry.title, path: entry.url },
  ]
}
