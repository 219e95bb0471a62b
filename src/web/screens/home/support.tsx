// The support page: links by task, common questions, search help, prices, figures and contact.
import type { LoaderFunctionArgs } from '../../router/loader.ts'
import { useLoaderData } from '../../router/router-context.ts'
import type { Lang } from '../../../shared/lang.ts'
import { buttonClass } from '../../../ui/button.tsx'
import { classNames } from '../../../ui/class-names.ts'
import { columnClass } from '../../../ui/page.tsx'
import { SectionHeading } from '../../../ui/section-heading.tsx'
import {
  breadcrumbJsonLd,
  Breadcrumbs,
  type Crumb,
} from '../../components/breadcrumbs/breadcrumbs.tsx'
import { useFrameData } from '../../page/frame-data.ts'
import type { Head, HeadContext } from '../../page/head.ts'
import { LocalLink } from '../../page/local-link.tsx'
import { PATHS } from '../../paths.ts'
import { pageContext, useLang } from '../../site-context.ts'
import { textsOf, useTexts } from '../../texts.ts'
import { BatteryFacts } from './battery-facts.tsx'
import { loadSupport, type SupportData } from './load-support.ts'
import { SearchHelp } from './search-help.tsx'
import { SupportHub } from './support-hub.tsx'
import { FrequentQuestions, ZoneList } from './support-lists.tsx'
import css from './support.module.css'

export function loader({ context }: LoaderFunctionArgs): Promise<SupportData> {
  return loadSupport(context.get(pageContext))
}

export function head(_: unknown, context: HeadContext): Head {
  const { title, description } = textsOf(context.lang, 'support')
  const jsonLd = [breadcrumbJsonLd(trailOf(context.lang), context)]
  return { title, description, canonical: PATHS.support, jsonLd }
}

export default function SupportScreen() {
  const { questions, zones } = useLoaderData() as SupportData
  const t = useTexts('support')
  const { trail } = useTexts('article')
  const contents = [
    ['questions', t.frequentQuestions],
    ['search', t.search],
    ['prices', t.prices],
    ['batteries', t.batteries],
    ['zones', t.zones],
    ['contact', t.contact],
  ].filter(([id]) =>
    id === 'questions' ? questions.length > 0 : id !== 'zones' || zones.length > 0,
  )
  return (
    <div className={classNames(columnClass, css.page)}>
      <Breadcrumbs trail={trailOf(useLang())} label={trail} />
      <h1>{t.title}</h1>
      <p className={css.lead}>{t.lead}</p>
      <nav aria-label={t.contents} className={css.contents}>
        {contents.map(([id, name]) => (
          <a key={id} href={`#${id}`}>
            {name}
          </a>
        ))}
      </nav>
      <SupportHub />
      <FrequentQuestions questions={questions} />
      <SearchHelp />
      <Prices />
      <BatteryFacts />
      <ZoneList zones={zones} />
      <Contact />
    </div>
  )
}

function Prices() {
  const t = useTexts('support')
  const { contactEmail } = useFrameData()
  return (
    <section aria-labelledby="prices" className={css.section}>
      <SectionHeading id="prices" title={t.prices} />
      <p className={css.text}>{t.pricesText}</p>
      <p className={css.text}>{t.pricesNow}</p>
      <p>
        <LocalLink to={PATHS.signUp}>{t.pricesApply}</LocalLink>
      </p>
      {contactEmail && (
        <p>
          <a href={`mailto:${contactEmail}?subject=${encodeURIComponent(t.prices)}`}>
            {t.pricesMail}
          </a>
        </p>
      )}
    </section>
  )
}

function Contact() {
  const t = useTexts('support')
  const { pages } = useTexts('frame')
  const { contactEmail } = useFrameData()
  return (
    <section aria-labelledby="contact" className={css.section}>
      <SectionHeading id="contact" title={t.contact} />
      <p className={css.text}>{t.contactText}</p>
      <p className={css.actions}>
        <LocalLink to={PATHS.feedback} className={buttonClass('primary')}>
          {t.contactForm}
        </LocalLink>
        <LocalLink to={PATHS.contact} className={buttonClass()}>
          {t.contactPeople}
        </LocalLink>
        <LocalLink to={PATHS.locations}>{pages.locations}</LocalLink>
        {contactEmail && <a href={`mailto:${contactEmail}`}>{contactEmail}</a>}
      </p>
    </section>
  )
}

function trailOf(lang: Lang): Crumb[] {
  return [
    { name: textsOf(lang, 'article').home, path: PATHS.home },
    { name: textsOf(lang, 'support').title, path: PATHS.support },
  ]
}
