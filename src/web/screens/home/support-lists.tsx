// Lists on the support page: the first question of each topic, and the zones of the site, each a group of its pages.
import type { ContentCard as Card } from '../../../contract/content.ts'
import { SectionHeading } from '../../../ui/section-heading.tsx'
import { textLang } from '../../features/content/article/text-lang.ts'
import { LocalLink } from '../../page/local-link.tsx'
import { PATHS } from '../../paths.ts'
import { useLang } from '../../site-context.ts'
import { useTexts } from '../../texts.ts'
import type { SupportData } from './load-support.ts'
import css from './support.module.css'

export function FrequentQuestions({ questions }: Pick<SupportData, 'questions'>) {
  const t = useTexts('support')
  const lang = useLang()
  if (questions.length === 0) return null
  return (
    <section aria-labelledby="questions" className={css.section}>
      <SectionHeading
        id="questions"
        title={t.frequentQuestions}
        aside={<LocalLink to={PATHS.faq}>{t.allQuestions}</LocalLink>}
      />
      <ul className={css.questions}>
        {questions.map((each) => (
          <li key={each.id}>
            <LocalLink to={`${PATHS.faq}#${each.id}`} lang={textLang(each, lang)}>
              {each.question}
            </LocalLink>
          </li>
        ))}
      </ul>
    </section>
  )
}

export function ZoneList({ zones }: Pick<SupportData, 'zones'>) {
  const t = useTexts('support')
  if (zones.length === 0) return null
  return (
    <section aria-labelledby="zones" className={css.section}>
      <SectionHeading
        id="zones"
        title={t.zones}
        note={t.zonesNote}
        aside={<LocalLink to={PATHS.zones}>{t.allZones}</LocalLink>}
      />
      <ul className={css.zones}>
        {zones.map((zone) => (
          <Zone key={zone.id} zone={zone} />
        ))}
      </ul>
    </section>
  )
}

function Zone({ zone }: { zone: Card }) {
  return (
    <li lang={textLang(zone, useLang())}>
      <LocalLink to={zone.url}>{zone.title}</LocalLink>
      <p>{zone.summary}</p>
    </li>
  )
}
