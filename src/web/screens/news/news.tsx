// News: announcements, events and media, newest first.
import type { LoaderFunctionArgs } from '../../router/loader.ts'
import { useLoaderData } from '../../router/router-context.ts'
import { readPagePictures } from '../../../client/content.ts'
import type { ContentImage } from '../../../contract/content.ts'
import { Column } from '../../../ui/page.tsx'
import { Picture } from '../../../ui/picture.tsx'
import {
  breadcrumbJsonLd,
  Breadcrumbs,
  type Crumb,
} from '../../components/breadcrumbs/breadcrumbs.tsx'
import { isListIndexed, loadNews } from '../../features/content/news/load-news.ts'
import { newsQuery } from '../../features/content/news/news-url.ts'
import { NewsCards } from '../../features/content/news/news-cards.tsx'
import { ScreenTitle } from '../../components/screen-title/screen-title.tsx'
import type { Head, HeadContext } from '../../page/head.ts'
import { localHref } from '../../page/local-link.tsx'
import { bracketed, labelled } from '../../../shared/punctuation.ts'
import { PATHS } from '../../paths.ts'
import { type PageContext, pageContext, useLang } from '../../site-context.ts'
import { textsOf, useTexts } from '../../texts.ts'
import type { LoaderData } from '../loader-data.ts'
import css from './news.module.css'

export async function loader({ request, context }: LoaderFunctionArgs) {
  const site = context.get(pageContext)
  const [news, photo] = await Promise.all([loadNews(request, site), readPhoto(site)])
  return { ...news, photo }
}

/** Null if it cannot be loaded: the page does not need it. */
async function readPhoto({ lang, transport }: PageContext): Promise<ContentImage | null> {
  try {
    return (await readPagePictures({ lang, id: 'news' }, transport)).photo
  } catch {
    return null
  }
}
type Data = LoaderData<typeof loader>

export function head(news: Data, context: HeadContext): Head {
  const { type, page } = news.filters
  const t = textsOf(context.lang, 'news')
  const { newsTypes, home } = textsOf(context.lang, 'article')
  const name = type ? labelled(t.title, newsTypes[type] ?? type) : t.title
  return {
    title: page ? name + bracketed(t.pageNo(page)) : name,
    description: t.description,
    canonical: PATHS.news + newsQuery({ ...(type && { type }), ...(page && { page }) }),
    index: isListIndexed(news),
    jsonLd: [breadcrumbJsonLd(trailOf(home, t.title), context)],
  }
}

export default function News() {
  const news = useLoaderData() as Data
  const t = useTexts('news')
  const { home, trail } = useTexts('article')
  const lang = useLang()
  return (
    <Column>
      <Breadcrumbs trail={trailOf(home, t.title)} label={trail} />
      <div className={news.photo ? css.top : undefined}>
        <ScreenTitle title={t.title} intro={t.intro}>
          <a href={localHref(lang, PATHS.newsFeed)} type="application/rss+xml">
            {t.rss}
          </a>
        </ScreenTitle>
        {news.photo && (
          <Picture
            image={news.photo}
            crop="wide"
            sizes="(min-width: 768px) 320px, 100vw"
            eager
            className={css.photo}
          />
        )}
      </div>
      <NewsCards news={news} path={PATHS.news} />
    </Column>
  )
}

function trailOf(home: string, title: string): Crumb[] {
  return [
    { name: home, path: PATHS.home },
    { name: title, path: PATHS.news },
  ]
}
