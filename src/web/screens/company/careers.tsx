// Careers: four teams, their job openings and the application form.
import type { LoaderFunctionArgs } from '../../router/loader.ts'
import { useLoaderData } from '../../router/router-context.ts'
import { listOpenings } from '../../../client/company.ts'
import type { TeamOpenings } from '../../../contract/company.ts'
import type { ContentEntry } from '../../../contract/content.ts'
import { buttonClass } from '../../../ui/button.tsx'
import { classNames } from '../../../ui/class-names.ts'
import { columnClass } from '../../../ui/page.tsx'
import { SectionHeading } from '../../../ui/section-heading.tsx'
import { ArticleFacts } from '../../features/content/article/article-facts.tsx'
import { ExampleBadge, FallbackNote } from '../../features/content/article/article-header.tsx'
import { ArticleText } from '../../features/content/article/article-text.tsx'
import { textLang } from '../../features/content/article/text-lang.ts'
import { breadcrumbJsonLd, Breadcrumbs } from '../../components/breadcrumbs/breadcrumbs.tsx'
import { readCountries } from '../../components/read-countries.ts'
import { ScreenTitle } from '../../components/screen-title/screen-title.tsx'
import { SectionNav } from '../../components/section-nav/section-nav.tsx'
import type { Head, HeadContext } from '../../page/head.ts'
import { withinLoadLimit } from '../../loading/load-error.ts'
import { LocalLink } from '../../page/local-link.tsx'
import { PATHS } from '../../paths.ts'
import { pageContext, useLang } from '../../site-context.ts'
import { textsOf, useTexts } from '../../texts.ts'
import type { LoaderData } from '../loader-data.ts'
import { applyUrl, readApplyUrl } from './careers/apply-url.ts'
import { TeamApplication } from './careers/team-application.tsx'
import { lazyTeamApplicationForm } from './careers/lazy-team-application-form.ts'
import { trailFromHome } from './crumbs.ts'
import company from './company.module.css'
import css from './careers/careers.module.css'

export async function loader({ request, context }: LoaderFunctionArgs) {
  const page = context.get(pageContext)
  const applyingTo = readApplyUrl(request.url)
  const [{ list: teams }, countries] = await Promise.all([
    listOpenings({ lang: page.lang }, page.transport),
    applyingTo ? readCountries(page) : [],
    // The focus moves to the title of the form, so the fields must be there for the tab key to reach them next.
    applyingTo && withinLoadLimit('team-application-form', lazyTeamApplicationForm.load(page.lang)),
  ])
  return { teams, applyingTo, countries }
}
type Data = LoaderData<typeof loader>

export function head({ applyingTo }: Data, context: HeadContext): Head {
  const t = textsOf(context.lang, 'careers')
  const { home } = textsOf(context.lang, 'article')
  return {
    title: t.title,
    description: t.description,
    canonical: PATHS.careers,
    index: applyingTo === null,
    jsonLd: [
      breadcrumbJsonLd(trailFromHome(home, { name: t.title, path: PATHS.careers }), context),
    ],
  }
}

export default function Careers() {
  const { teams } = useLoaderData() as Data
  const t = useTexts('careers')
  const { home, trail, contents } = useTexts('article')
  return (
    <div className={classNames(columnClass, company.page)}>
      <Breadcrumbs
        trail={trailFromHome(home, { name: t.title, path: PATHS.careers })}
        label={trail}
      />
      <ScreenTitle title={t.title} intro={t.intro} />
      <SectionNav label={contents} sections={teams.map(({ id }) => ({ id, name: t.teams[id] }))} />
      {teams.map((team) => (
        <TeamSection key={team.id} team={team} />
      ))}
    </div>
  )
}

function TeamSection({ team }: { team: TeamOpenings }) {
  const { applyingTo, countries } = useLoaderData() as Data
  const t = useTexts('careers')
  const { id, intro, openings } = team
  const isOpen = applyingTo?.team === id
  const opening = openings.find((each) => each.id === applyingTo?.opening) ?? null
  return (
    <section id={id} className={company.band} aria-labelledby={`team-${id}`}>
      <SectionHeading id={`team-${id}`} title={t.teams[id]} />
      <div className={css.team}>
        {intro && <Intro intro={intro} />}
        <div className={css.openings}>
          <Openings openings={openings} team={id} />
          {!isOpen && (
            <p>
              <LocalLink to={applyUrl(id)} className={buttonClass('primary')}>
                {t.interestedIn(t.teams[id])}
              </LocalLink>
            </p>
          )}
        </div>
      </div>
      {isOpen && (
        <TeamApplication
          key={opening?.id ?? id}
          team={id}
          opening={opening}
          countries={countries}
        />
      )}
    </section>
  )
}

function Openings({ openings, team }: { openings: ContentEntry[]; team: TeamOpenings['id'] }) {
  const t = useTexts('careers')
  if (openings.length === 0) return <p className={css.note}>{t.noOpenings}</p>
  return (
    <>
      <h3>{t.openings}</h3>
      {openings.map((each) => (
        <Opening key={each.id} opening={each} team={team} />
      ))}
    </>
  )
}

function Intro({ intro }: { intro: ContentEntry }) {
  const lang = textLang(intro, useLang())
  return (
    <div className={css.intro}>
      <p className={css.summary} lang={lang}>
        {intro.summary}
      </p>
      <FallbackNote entry={intro} />
      <ArticleText entry={intro} html={intro.body} sectionId={intro.id} />
    </div>
  )
}

function Opening({ opening, team }: { opening: ContentEntry; team: TeamOpenings['id'] }) {
  const t = useTexts('careers')
  const lang = textLang(opening, useLang())
  return (
    <article id={opening.id} className={css.opening} aria-labelledby={`opening-${opening.id}`}>
      <p className={css.marks}>
        <ExampleBadge entry={opening} />
      </p>
      <h4 id={`opening-${opening.id}`} lang={lang}>
        {opening.title}
      </h4>
      <p className={css.note} lang={lang}>
        {opening.summary}
      </p>
      <ArticleFacts facts={opening.facts} />
      <ArticleText entry={opening} html={opening.body} sectionId={opening.id} />
      <p>
        <LocalLink
          to={applyUrl(team, opening.id)}
          className={buttonClass()}
          aria-label={t.interestedIn(opening.title)}
        >
          {t.interested}
        </LocalLink>
      </p>
    </article>
  )
}
