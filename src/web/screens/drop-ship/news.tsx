// What is new for drop-ship sellers, the newest first.
import { type LoaderFunctionArgs, useLoaderData } from 'react-router'
import { listNews } from '../../../client/news.ts'
import { cardGrid, ContentCard } from '../../features/content-card/content-card.tsx'
import { Pager } from '../../features/pager/pager.tsx'
import type { Head, HeadContext } from '../../parts/head.ts'
import { PATHS } from '../../paths.ts'
import { pageContext } from '../../site-context.ts'
import { textsOf, useTexts } from '../../texts.ts'
import { AreaPage } from './area-page.tsx'

const ROWS = 12

export function loader({ request, context }: LoaderFunctionArgs) {
  const { lang, transport } = context.get(pageContext)
  const asked = Number(new URL(request.url).searchParams.get('page') ?? 1)
  const page = Number.isInteger(asked) && asked > 0 && asked < 1_000_000 ? asked : 1
  return listNews({ lang, area: 'dropship', page, rows: ROWS }, transport)
}

type Data = Awaited<ReturnType<typeof loader>>

export function head({ page }: Data, { lang }: HeadContext): Head {
  const { title, description } = textsOf(lang, 'drop-ship').news
  return { title, description, canonical: pagePath(page) }
}

export default function DropShipNews() {
  const { list, page, rows, total } = useLoaderData() as Data
  const t = useTexts('drop-ship').news
  const { newsTypes } = useTexts('article')
  return (
    <AreaPage title={t.title} lead={t.description} path={PATHS.dropShipNews}>
      {list.length === 0 && <p>{t.none}</p>}
      <ul className={cardGrid}>
        {list.map((card, at) => (
          <li key={card.id}>
            <ContentCard card={card} kicker={newsTypes[card.type ?? '']} eager={at < 3} />
          </li>
        ))}
      </ul>
      <Pager page={page} rows={rows} total={total} hrefOf={pagePath} />
    </AreaPage>
  )
}

function pagePath(page: number): string {
  return page > 1 ? `${PATHS.dropShipNews}?page=${page}` : PATHS.dropShipNews
}
