// Compares the two product lines side by side.
import { ChargeBar } from '../../../ui/charge-bar.tsx'
import { classNames } from '../../../ui/class-names.ts'
import { SectionHeading } from '../../../ui/section-heading.tsx'
import { LocalLink } from '../../page/local-link.tsx'
import { ourBrandPath } from '../../paths.ts'
import { useTexts } from '../../texts.ts'
import css from './brand-band.module.css'

export function BrandBand() {
  const t = useTexts('home')
  return (
    <section aria-labelledby="brands">
      <SectionHeading id="brands" title={t.brands} note={t.brandsNote} />
      <div className={css.lines}>
        <Line line={t.main} level={4} tone="accent" />
        <Line line={t.ultra} level={5} tone="series" />
      </div>
    </section>
  )
}

interface LineProps {
  line: { name: string; kind: string; points: string[]; link: string }
  level: number
  tone: 'accent' | 'series'
}

function Line({ line, level, tone }: LineProps) {
  return (
    <article className={classNames(css.line, tone === 'series' && css.series)}>
      <ChargeBar level={level} tone={tone} className={css.charge} />
      <h3 className={css.name}>{line.name}</h3>
      <p className={css.kind}>{line.kind}</p>
      <ul className={css.points}>
        {line.points.map((point) => (
          <li key={point}>{point}</li>
        ))}
      </ul>
      <LocalLink to={ourBrandPath(line.name)}>{line.link}</LocalLink>
    </article>
  )
}
