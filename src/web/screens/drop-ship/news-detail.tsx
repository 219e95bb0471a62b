// One piece of drop-ship news, with the one before and the one after it.
import { type LoaderFunctionArgs, redirect, useLoaderData } from 'react-router'
import { readNews } from '../../../client/news.ts'
import { splitLangPath } from '../../../shared/lang.ts'
import type { NewsPiece } from '../../../contract/news.ts'
import { Article } from '../../features/article/article.tsx'
import { ArticleFacts } from '../../features/article/article-facts.tsx'
import { DropShipLayout } from '../../layouts/drop-ship-layout.tsx'
import { useDay } from '../../parts/format.ts'
import type { Head, HeadContext } from '../../parts/head.ts'
import { LocalLink, localHref } from '../../parts/local-link.tsx'
import { PATHS } from '../../paths.ts'
import { pageContext } from '../../site-context.ts'
import { useTexts } from '../../texts.ts'
import css from './news-detail.module.css'

/** News of the shop alone is led to its own address. */
export async function loader({ params, request, context }: LoaderFunctionArgs) {
  const { lang, transport } = context.get(pageContext)
  const piece = await readNews(
    { id: params.id ?? '', type: params.type ?? '', lang, area: 'dropship' },
    transport,
  )
  const { path } = splitLangPath(new URL(request.url).pathname)
  if (!piece.url.startsWith(PATHS.dropShipNews) && piece.area === 'main' && path !== piece.url) {
    throw redirect(piece.url, 301)
  }
  return piece
}

export function head(piece: NewsPiece, { lang, origin }: HeadContext): Head {
  const canonical = addressOf(piece)
  return {
    title: piece.title,
    description: piece.description || piece.summary,
    canonical,
    ...(piece.image ? { image: piece.image.url } : {}),
    jsonLd: [
      {
        '@type': 'NewsArticle',
        headline: piece.title,
        description: piece.summary,
        datePublished: piece.date ?? piece.updatedOn,
        dateModified: piece.updatedOn,
        inLanguage: lang,
        mainEntityOfPage: origin + localHref(lang, canonical),
        publisher: { '@type': 'Organization', name: 'Voltcell' },
      },
    ],
  }
}

export default function DropShipNewsDetail() {
  const piece = useLoaderData() as NewsPiece
  const { area, news } = useTexts('drop-ship')
  const { newsTypes } = useTexts('article')
  const html = piece.ncontent ?? piece.sContent ?? piece.rcontent ?? ''
  return (
    <DropShipLayout>
      <Article
        piece={piece}
        html={html}
        trail={[
          { name: area, path: PATHS.dropShipHome },
          { name: news.title, path: PATHS.dropShipNews },
          { name: piece.title, path: addressOf(piece) },
        ]}
        kicker={newsTypes[piece.type ?? '']}
        before={piece.event && <When event={piece.event} />}
      >
        <Neighbours piece={piece} />
      </Article>
    </DropShipLayout>
  )
}

function When({ event }: { event: NonNullable<NewsPiece['event']> }) {
  const t = useTexts('drop-ship').news
  const day = useDay()
  const { beginsOn, endsOn, place } = event
  const when = beginsOn === endsOn ? day(beginsOn) : t.until(day(beginsOn), day(endsOn))
  return (
    <ArticleFacts
      facts={[
        { name: t.when, value: when },
        { name: t.where, value: place },
      ]}
    />
  )
}

function Neighbours({ piece: { previous, next } }: { piece: NewsPiece }) {
  const t = useTexts('drop-ship').news
  if (!previous && !next) return null
  return (
    <nav aria-label={t.neighbours} className={css.neighbours}>
      {previous && (
        <LocalLink to={previous.url} rel="prev">
          <span>{t.previous}</span>
          {previous.title}
        </LocalLink>
      )}
      {next && (
        <LocalLink to={next.url} rel="next" className={css.next}>
          <span>{t.next}</span>
          {next.title}
        </LocalLink>
      )}
    </nav>
  )
}

function addressOf(piece: Pick<NewsPiece, 'id' | 'type'>): string {
  return `${PATHS.dropShipNews}/newsdetail/${piece.id}/${piece.type ?? 'announcement'}`
}
