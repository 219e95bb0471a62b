// The list of posters, to view and print.
import type { LoaderFunctionArgs } from '../../router/loader.ts'
import { useLoaderData } from '../../router/router-context.ts'
import { listPosters } from '../../../client/company.ts'
import type { ContentCard as Card } from '../../../contract/content.ts'
import { Chip } from '../../../ui/chip.tsx'
import { Column } from '../../../ui/page.tsx'
import { Picture } from '../../../ui/picture.tsx'
import { ExampleBadge } from '../../features/content/article/article-header.tsx'
import { textLang } from '../../features/content/article/text-lang.ts'
import {
  breadcrumbJsonLd,
  Breadcrumbs,
  type Crumb,
} from '../../components/breadcrumbs/breadcrumbs.tsx'
import { Pager } from '../../components/pager/pager.tsx'
import { ScreenTitle } from '../../components/screen-title/screen-title.tsx'
import type { Head, HeadContext } from '../../page/head.ts'
import { LocalLink } from '../../page/local-link.tsx'
import { PATHS } from '../../paths.ts'
import { pageContext, useLang } from '../../site-context.ts'
import { textsOf, useTexts } from '../../texts.ts'
import type { LoaderData } from '../loader-data.ts'
import css from './posters.module.css'

const ROWS = 24

export function loader({ request, context }: LoaderFunctionArgs) {
  const { lang, transport } = context.get(pageContext)
  const page =
    Number(/^[1-9]\d{0,5}$/.exec(new URL(request.url).searchParams.get('page') ?? '')) || 1
  return listPosters({ lang, page, rows: ROWS }, transport, request.signal)
}
type Data = LoaderData<typeof loader>

export function head({ page, list }: Data, context: HeadContext): Head {
  const { posters: t } = textsOf(context.lang, 'news')
  const { home } = textsOf(context.lang, 'article')
  return {
    title: t.title,
    description: t.description,
    canonical: addressOf(page),
    index: list.length > 0 && page === 1,
    jsonLd: [breadcrumbJsonLd(trailOf(home, t.title), context)],
  }
}

export default function Posters() {
  const answer = useLoaderData() as Data
  const { posters: t } = useTexts('news')
  const { home, trail } = useTexts('article')
  return (
    <Column>
      <Breadcrumbs trail={trailOf(home, t.title)} label={trail} />
      <ScreenTitle title={t.title} intro={t.intro} />
      {answer.list.length === 0 && <p className={css.none}>{t.none}</p>}
      <ul className={css.wall}>
        {answer.list.map((card, index) => (
          <li key={card.id}>
            <PosterCard card={card} eager={index < 4} />
          </li>
        ))}
      </ul>
      <Pager {...answer} hrefOf={addressOf} />
    </Column>
  )
}

function PosterCard({ card, eager }: { card: Card; eager: boolean }) {
  const { posters: t } = useTexts('news')
  const lang = textLang(card, useLang())
  return (
    <article className={css.poster}>
      {card.image && (
        <Picture
          image={card.image}
          alt={card.imageAlt}
          eager={eager}
          sizes="(min-width: 1024px) 25vw, (min-width: 768px) 33vw, 50vw"
          className={css.picture}
        />
      )}
      <h2 className={css.title} lang={lang}>
        <LocalLink to={card.url}>{card.title}</LocalLink>
      </h2>
      <p className={css.marks}>
        {card.type && <Chip tone="accent">{t.types[card.type] ?? card.type}</Chip>}
        <ExampleBadge entry={card} />
      </p>
    </article>
  )
}

function addressOf(page: number): string {
  return page > 1 ? `${PATHS.posters}?page=${page}` : PATHS.posters
}

function trailOf(home: string, title: string): Crumb[] {
  return [
    { name: home, path: PATHS.home },
    { name: title, path: PATHS.posters },
  ]
}
