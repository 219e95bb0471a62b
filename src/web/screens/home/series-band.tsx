// Compares the two series side by side.
import { ChargeBar } from '../../../ui/charge-bar.tsx'
import { classNames } from '../../../ui/class-names.ts'
import { SectionHeading } from '../../../ui/section-heading.tsx'
import { LocalLink } from '../../page/local-link.tsx'
import { seriesPath } from '../../paths.ts'
import { useTexts } from '../../texts.ts'
import css from './series-band.module.css'

export function SeriesBand() {
  const t = useTexts('home')
  return (
    <section aria-labelledby="brands">
      <SectionHeading id="brands" title={t.brands} note={t.brandsNote} />
      <div className={css.cards}>
        <SeriesCard series={t.main} level={4} tone="accent" />
        <SeriesCard series={t.second} level={5} tone="series" />
      </div>
    </section>
  )
}

interface SeriesCardProps {
  series: { name: string; kind: string; points: string[]; link: string }
  /** How many parts of the drawn charge bar are filled. */
  level: number
  /** The colour of the main series, or (`series`) that of the second one. */
  tone: 'accent' | 'series'
}

function SeriesCard({ series, level, tone }: SeriesCardProps) {
  return (
    <article className={classNames(css.card, tone === 'series' && css.series)}>
      <ChargeBar level={level} tone={tone} className={css.chargeBar} />
      <h3 className={css.name}>{series.name}</h3>
      <p className={css.kind}>{series.kind}</p>
      <ul className={css.points}>
        {series.points.map((point) => (
          <li key={point}>{point}</li>
        ))}
      </ul>
      <LocalLink to={seriesPath(series.name)}>{series.link}</LocalLink>
    </article>
  )
}
