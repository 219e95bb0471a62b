// About us: facts, how we work, responsibility, certificates and locations.
import type { LoaderFunctionArgs } from '../../router/loader.ts'
import { useLoaderData } from '../../router/router-context.ts'
import { listCorporate, listCsr } from '../../../client/company.ts'
import { readPage } from '../../../client/content.ts'
import { listQualityCertificates } from '../../../client/product-support.ts'
import { readOrgTree } from '../../../client/reference.ts'
import type { OrgNode } from '../../../contract/company.ts'
import type { ContentCard as Card, ContentEntry } from '../../../contract/content.ts'
import { classNames } from '../../../ui/class-names.ts'
import { columnClass } from '../../../ui/page.tsx'
import { Picture } from '../../../ui/picture.tsx'
import { SectionHeading } from '../../../ui/section-heading.tsx'
import { ArticleFacts } from '../../features/content/article/article-facts.tsx'
import { ArticleHeader, ExampleBadge } from '../../features/content/article/article-header.tsx'
import { ArticleText } from '../../features/content/article/article-text.tsx'
import { breadcrumbJsonLd, Breadcrumbs } from '../../components/breadcrumbs/breadcrumbs.tsx'
import { ContentTile } from '../../features/content/content-card/content-tile.tsx'
import { organisationJsonLd } from '../../features/content/organisation/organisation-json-ld.ts'
import { OfficeMap } from '../../features/content/organisation/office-map.tsx'
import type { Head, HeadContext } from '../../page/head.ts'
import { LocalLink } from '../../page/local-link.tsx'
import { pagePath } from '../../../shared/page-paths.ts'
import { PATHS } from '../../paths.ts'
import { pageContext } from '../../site-context.ts'
import { textsOf, useTexts } from '../../texts.ts'
import type { LoaderData } from '../loader-data.ts'
import { trailFromHome } from './crumbs.ts'
import css from './company.module.css'

export async function loader({ context }: LoaderFunctionArgs) {
  const { lang, transport } = context.get(pageContext)
  const [entry, culture, responsibility, certificates, organisation] = await Promise.all([
    readPage({ id: 'about', lang }, transport),
    listCorporate({ lang }, transport),
    listCsr({ lang }, transport),
    listQualityCertificates({ type: 'all', lang }, transport),
    readOrgTree({ lang }, transport),
  ])
  return {
    entry,
    culture: culture.list,
    responsibility: responsibility.list,
    // Certificate texts have a page of their own.
    certificates: certificates.list.map(({ id, title, url, standard, isExample }) => ({
      id,
      title,
      url,
      standard,
      isExample,
    })),
    offices: organisation.list,
  }
}
type Data = LoaderData<typeof loader>

const INTRODUCTION = pagePath(PATHS.introduction, { id: 'company' })

export function head({ entry, offices }: Data, context: HeadContext): Head {
  const { home } = textsOf(context.lang, 'article')
  const description = entry.description || entry.summary
  return {
    title: entry.title,
    description,
    canonical: PATHS.about,
    jsonLd: [
      organisationJsonLd(context, { description, offices }),
      breadcrumbJsonLd(trailOf(home, entry), context),
    ],
  }
}

export default function About() {
  const { entry, culture, responsibility, certificates, offices } = useLoaderData() as Data
  const { about: t } = useTexts('company')
  const { home, trail } = useTexts('article')
  return (
    <div className={classNames(columnClass, css.page)}>
      <Breadcrumbs trail={trailOf(home, entry)} label={trail} />
      <ArticleHeader entry={entry} />
      <ArticleFacts facts={entry.facts} />
      <div className={css.words}>
        <ArticleText entry={entry} html={entry.body} />
        {entry.image && (
          <Picture
            image={entry.image}
            className={css.picture}
            sizes="(min-width: 1024px) 544px, 100vw"
          />
        )}
      </div>
      <Cards id="culture" title={t.culture} cards={culture} />
      <Cards id="responsibility" title={t.responsibility} cards={responsibility} />
      <Certificates certificates={certificates} />
      <Offices offices={offices} />
      <section className={css.band} aria-labelledby="next">
        <SectionHeading id="next" title={t.next} />
        <p className={css.more}>
          <LocalLink to={INTRODUCTION}>{t.introduction}</LocalLink>
          <LocalLink to={PATHS.zones}>{t.zones}</LocalLink>
          <LocalLink to={PATHS.careers}>{t.join}</LocalLink>
        </p>
      </section>
    </div>
  )
}

function Cards({ id, title, cards }: { id: string; title: string; cards: readonly Card[] }) {
  if (cards.length === 0) return null
  return (
    <section className={css.band} aria-labelledby={id}>
      <SectionHeading id={id} title={title} />
      <ul className={css.cards}>
        {cards.map((card) => (
          <li key={card.id}>
            <ContentTile card={card} level={3} />
          </li>
        ))}
      </ul>
    </section>
  )
}

function Certificates({ certificates }: { certificates: Data['certificates'] }) {
  const { about: t } = useTexts('company')
  if (certificates.length === 0) return null
  return (
    <section className={css.band} aria-labelledby="certificates">
      <SectionHeading
        id="certificates"
        title={t.certificates}
        note={t.certificatesNote}
        aside={<LocalLink to={PATHS.quality}>{t.allCertificates}</LocalLink>}
      />
      <ul className={css.certificates}>
        {certificates.map((certificate) => (
          <li key={certificate.id}>
            <span>
              <LocalLink to={certificate.url}>{certificate.title}</LocalLink>{' '}
              <ExampleBadge entry={certificate} />
            </span>
            <small>{certificate.standard}</small>
          </li>
        ))}
      </ul>
    </section>
  )
}

function Offices({ offices }: { offices: readonly OrgNode[] }) {
  const { about: t } = useTexts('company')
  if (offices.length === 0) return null
  return (
    <section className={css.band} aria-labelledby="locations">
      <SectionHeading
        id="locations"
        title={t.locations}
        aside={<LocalLink to={PATHS.locations}>{t.allLocations}</LocalLink>}
      />
      <div className={css.map}>
        <OfficeMap offices={offices} path={PATHS.locations} />
      </div>
    </section>
  )
}

function trailOf(home: string, { title }: Pick<ContentEntry, 'title'>) {
  return trailFromHome(home, { name: title, path: PATHS.about })
}
