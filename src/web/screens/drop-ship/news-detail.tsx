// One news article of the dropshipping area.
import type { LoaderFunctionArgs } from '../../router/loader.ts'
import { useLoaderData } from '../../router/router-context.ts'
import { loadNewsEntry } from '../../features/content/news/load-news-entry.ts'
import { MissingNews } from '../../features/content/news/missing-news.tsx'
import { NewsArticle } from '../../features/content/news/news-article.tsx'
import { newsJsonLd } from '../../features/content/news/news-json-ld.ts'
import { DropShipLayout } from '../../layouts/drop-ship-layout.tsx'
import type { Head, HeadContext } from '../../page/head.ts'
import { PATHS } from '../../paths.ts'
import { pageContext } from '../../site-context.ts'
import { textsOf, useTexts } from '../../texts.ts'
import type { LoaderData } from '../loader-data.ts'

export function loader({ params, context }: LoaderFunctionArgs) {
  return loadNewsEntry(params, context.get(pageContext), 'dropship')
}
type Data = LoaderData<typeof loader>

export function head({ entry }: Data, context: HeadContext): Head {
  if (!entry) {
    const { lostTitle: title } = textsOf(context.lang, 'news')
    return { title, canonical: PATHS.dropShipNews, index: false, alternates: false }
  }
  return {
    title: entry.title,
    description: entry.description || entry.summary,
    canonical: entry.url,
    index: !entry.isExample,
    ...(entry.image && { image: entry.image.url }),
    jsonLd: [newsJsonLd(entry, context)],
  }
}

export default function DropShipNewsDetail() {
  const { entry, newest } = useLoaderData() as Data
  const { area, news } = useTexts('drop-ship')
  return (
    <DropShipLayout>
      {entry ? (
        <NewsArticle
          entry={entry}
          trail={[
            { name: area, path: PATHS.dropShipHome },
            { name: news.title, path: PATHS.dropShipNews },
            { name: entry.title, path: entry.url },
          ]}
        />
      ) : (
        <MissingNews newest={newest} path={PATHS.dropShipNews} />
      )}
    </DropShipLayout>
  )
}
