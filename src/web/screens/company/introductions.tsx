// The list of introductions and manuals.
import type { LoaderFunctionArgs } from '../../router/loader.ts'
import { useLoaderData } from '../../router/router-context.ts'
import { listIntroductions } from '../../../client/company.ts'
import { classNames } from '../../../ui/class-names.ts'
import { columnClass } from '../../../ui/page.tsx'
import { breadcrumbJsonLd, Breadcrumbs } from '../../components/breadcrumbs/breadcrumbs.tsx'
import { ContentTile, cardGrid } from '../../features/content/content-card/content-tile.tsx'
import { ScreenTitle } from '../../components/screen-title/screen-title.tsx'
import type { Head, HeadContext } from '../../page/head.ts'
import { PATHS } from '../../paths.ts'
import { pageContext } from '../../site-context.ts'
import { textsOf, useTexts } from '../../texts.ts'
import type { LoaderData } from '../loader-data.ts'
import { trailFromHome } from './crumbs.ts'
import css from './company.module.css'

export function loader({ context }: LoaderFunctionArgs) {
  const { lang, transport } = context.get(pageContext)
  return listIntroductions({ lang }, transport)
}
type Data = LoaderData<typeof loader>

export function head(_: Data, context: HeadContext): Head {
  const { introductions: t } = textsOf(context.lang, 'company')
  const { home } = textsOf(context.lang, 'article')
  return {
    title: t.title,
    description: t.description,
    canonical: PATHS.introductions,
    jsonLd: [
      breadcrumbJsonLd(trailFromHome(home, { name: t.title, path: PATHS.introductions }), context),
    ],
  }
}

export default function Introductions() {
  const { list } = useLoaderData() as Data
  const { introductions: t } = useTexts('company')
  const { home, trail } = useTexts('article')
  return (
    <div className={classNames(columnClass, css.page)}>
      <Breadcrumbs
        trail={trailFromHome(home, { name: t.title, path: PATHS.introductions })}
        label={trail}
      />
      <ScreenTitle title={t.title} intro={t.intro} />
      {list.length === 0 && <p className={css.none}>{t.none}</p>}
      <ul className={cardGrid}>
        {list.map((card, index) => (
          <li key={card.id}>
            <ContentTile card={card} eager={index < 3} />
          </li>
        ))}
      </ul>
    </div>
  )
}
