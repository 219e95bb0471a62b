// The overview of the site: its zones, which group its pages by task, each with links to them.
import type { LoaderFunctionArgs } from '../../router/loader.ts'
import { useLoaderData } from '../../router/router-context.ts'
import { readSubZone } from '../../../client/company.ts'
import { classNames } from '../../../ui/class-names.ts'
import { columnClass } from '../../../ui/page.tsx'
import { textLang } from '../../features/content/article/text-lang.ts'
import { breadcrumbJsonLd, Breadcrumbs } from '../../components/breadcrumbs/breadcrumbs.tsx'
import { ScreenTitle } from '../../components/screen-title/screen-title.tsx'
import type { Head, HeadContext } from '../../page/head.ts'
import { LocalLink } from '../../page/local-link.tsx'
import { PATHS } from '../../paths.ts'
import { pageContext, useLang } from '../../site-context.ts'
import { textsOf, useTexts } from '../../texts.ts'
import type { LoaderData } from '../loader-data.ts'
import { trailFromHome } from './crumbs.ts'
import css from './company.module.css'

export function loader({ context }: LoaderFunctionArgs) {
  const { lang, transport } = context.get(pageContext)
  return readSubZone({ lang }, transport)
}
type Data = LoaderData<typeof loader>

export function head(_: Data, context: HeadContext): Head {
  const { zones: t } = textsOf(context.lang, 'company')
  const { home } = textsOf(context.lang, 'article')
  return {
    title: t.title,
    description: t.description,
    canonical: PATHS.zones,
    jsonLd: [breadcrumbJsonLd(trailFromHome(home, { name: t.title, path: PATHS.zones }), context)],
  }
}

export default function Zones() {
  const { list: zones } = useLoaderData() as Data
  const { zones: t } = useTexts('company')
  const { home, trail } = useTexts('article')
  return (
    <div className={classNames(columnClass, css.page)}>
      <Breadcrumbs
        trail={trailFromHome(home, { name: t.title, path: PATHS.zones })}
        label={trail}
      />
      <ScreenTitle title={t.title} intro={t.intro} />
      {zones.length === 0 && <p className={css.none}>{t.none}</p>}
      <div className={css.zones}>
        {zones.map((zone) => (
          <Zone key={zone.id} zone={zone} />
        ))}
      </div>
    </div>
  )
}

function Zone({ zone }: { zone: Data['list'][number] }) {
  const lang = textLang(zone, useLang())
  return (
    <section id={zone.id} className={css.zone} lang={lang} aria-labelledby={`zone-${zone.id}`}>
      <h2 id={`zone-${zone.id}`}>{zone.title}</h2>
      <p>{zone.summary}</p>
      <ul>
        {zone.links.map(({ name, url }) => (
          <li key={url}>
            <ZoneLink url={url}>{name}</ZoneLink>
          </li>
        ))}
      </ul>
    </section>
  )
}

/** Feeds and files have no language prefix. */
function ZoneLink({ url, children }: { url: string; children: string }) {
  const isScreen = url.startsWith('/') && !/\.(?!html(?:$|[?#]))\w+$/.test(url)
  return isScreen ? <LocalLink to={url}>{children}</LocalLink> : <a href={url}>{children}</a>
}
