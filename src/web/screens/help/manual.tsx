// A manual page: plot, text, and links to the other introductions.
import type { ContentCard, ContentEntry } from '../../../contract/content.ts'
import { SectionHeading } from '../../../ui/section-heading.tsx'
import { Article } from '../../features/content/article/article.tsx'
import { textLang } from '../../features/content/article/text-lang.ts'
import { ManualPlot } from '../../features/content/manual-plot/manual-plot.tsx'
import { LocalLink } from '../../page/local-link.tsx'
import { useLang } from '../../site-context.ts'
import { useTexts } from '../../texts.ts'
import { helpTrail } from './trail.ts'
import css from './help.module.css'

interface ManualProps {
  manual: ContentEntry
  others: readonly ContentCard[]
  path: string
  plot: 'storage' | 'charging'
}

export function Manual({ manual, others, path, plot }: ManualProps) {
  const { manuals: t } = useTexts('help')
  const lang = useLang()
  return (
    <Article
      entry={manual}
      html={manual.body}
      trail={helpTrail(lang, manual.title, path)}
      before={<ManualPlot plot={plot} alt={t.plots[plot].alt} caption={t.plots[plot].caption} />}
    >
      {others.length > 0 && (
        <section className={css.part} aria-labelledby="others">
          <SectionHeading id="others" title={t.others} />
          <ul className={css.list}>
            {others.map((other) => (
              <li key={other.id}>
                <LocalLink to={other.url} lang={textLang(other, lang)}>
                  {other.title}
                </LocalLink>
              </li>
            ))}
          </ul>
        </section>
      )}
    </Article>
  )
}
