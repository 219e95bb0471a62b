// News for dropshippers, newest first.
import type { LoaderFunctionArgs } from '../../router/loader.ts'
import { useLoaderData } from '../../router/router-context.ts'
import { isListIndexed, loadNews } from '../../features/content/news/load-news.ts'
import { newsQuery } from '../../features/content/news/news-url.ts'
import { NewsCards } from '../../features/content/news/news-cards.tsx'
import type { Head, HeadContext } from '../../page/head.ts'
import { bracketed, labelled } from '../../../shared/punctuation.ts'
import { PATHS } from '../../paths.ts'
import { pageContext } from '../../site-context.ts'
import { textsOf, useTexts } from '../../texts.ts'
import type { LoaderData } from '../loader-data.ts'
import { AreaPage } from './area-page.tsx'

export function loader({ request, context }: LoaderFunctionArgs) {
  return loadNews(request, context.get(pageContext), 'dropship')
}
type Data = LoaderData<typeof loader>

export function head(news: Data, { lang }: HeadContext): Head {
  const { type, page } = news.filters
  const { title, description } = textsOf(lang, 'drop-ship').news
  const { newsTypes } = textsOf(lang, 'article')
  const name = type ? labelled(title, newsTypes[type] ?? type) : title
  return {
    title: page ? name + bracketed(textsOf(lang, 'news').pageNo(page)) : name,
    description,
    canonical: PATHS.dropShipNews + newsQuery({ ...(type && { type }), ...(page && { page }) }),
    index: isListIndexed(news),
  }
}

export default function DropShipNews() {
  const news = useLoaderData() as Data
  const { title, description } = useTexts('drop-ship').news
  return (
    <AreaPage title={title} lead={description} path={PATHS.dropShipNews}>
      <div>
        <NewsCards news={news} path={PATHS.dropShipNews} />
      </div>
    </AreaPage>
  )
}
