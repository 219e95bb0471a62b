// A small plot of the batteries added per month.
import { SectionHeading } from '../../../ui/section-heading.tsx'
import { ThemedPlot } from '../../components/themed-plot.tsx'
import { LocalLink } from '../../page/local-link.tsx'
import { PATHS } from '../../paths.ts'
import { useTexts } from '../../texts.ts'
import css from './new-batteries-band.module.css'

export function NewBatteriesBand() {
  const t = useTexts('home')
  return (
    <section aria-labelledby="months">
      <SectionHeading
        id="months"
        title={t.months}
        note={t.monthsNote}
        aside={<LocalLink to={PATHS.newProductList}>{t.allNew}</LocalLink>}
      />
      <div className={css.plot}>
        <ThemedPlot src="/plots/months.svg" alt={t.monthsNote} width={560} height={150} />
      </div>
    </section>
  )
}
