// The support page: where to start, how to search, how to get prices, what batteries need, how to reach us.
import { classNames } from '../../../ui/class-names.ts'
import { columnClass } from '../../../ui/page.tsx'
import { SectionHeading } from '../../../ui/section-heading.tsx'
import { useFrame } from '../../layouts/frame-data.ts'
import type { Head, HeadContext } from '../../parts/head.ts'
import { LocalLink } from '../../parts/local-link.tsx'
import { PATHS } from '../../paths.ts'
import { textsOf, useTexts } from '../../texts.ts'
import { BatteryFacts } from './battery-facts.tsx'
import { SearchHelp } from './search-help.tsx'
import css from './support.module.css'

export function head(_: unknown, { lang }: HeadContext): Head {
  const { title, description } = textsOf(lang, 'home').support
  return { title, description, canonical: PATHS.support }
}

export default function SupportScreen() {
  const t = useTexts('home').support
  const { contactEmail } = useFrame()
  const contents = [
    ['search', t.search],
    ['prices', t.prices],
    ['batteries', t.batteries],
    ['contact', t.contact],
  ] as const
  return (
    <div className={classNames(columnClass, css.page)}>
      <h1>{t.title}</h1>
      <p className={css.lead}>{t.lead}</p>
      <nav aria-label={t.contents} className={css.contents}>
        {contents.map(([id, name]) => (
          <a key={id} href={`#${id}`}>
            {name}
          </a>
        ))}
      </nav>
      <Starts />
      <SearchHelp />
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
      <BatteryFacts />
      <section aria-labelledby="contact" className={css.section}>
        <SectionHeading id="contact" title={t.contact} />
        <p className={css.text}>{contactEmail ? t.contactText : t.contactNone}</p>
        {contactEmail && (
          <p>
            <a href={`mailto:${contactEmail}`}>{contactEmail}</a>
          </p>
        )}
      </section>
    </div>
  )
}

function Starts() {
  const t = useTexts('home').support
  const starts = [
    [t.finder, t.finderText, PATHS.finder, t.finderLink],
    [t.updates, t.updatesText, PATHS.updates, t.updatesLink],
    [t.information, t.informationText, PATHS.productInformation, t.informationLink],
  ] as const
  return (
    <ul className={css.starts}>
      {starts.map(([title, text, to, link]) => (
        <li key={to} className={css.start}>
          <h2>{title}</h2>
          <p>{text}</p>
          <LocalLink to={to}>{link}</LocalLink>
        </li>
      ))}
    </ul>
  )
}
