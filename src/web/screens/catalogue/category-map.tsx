// Plots the batteries of a category by voltage and capacity.
import { SectionHeading } from '../../../ui/section-heading.tsx'
import { ThemedPlot } from '../../components/themed-plot.tsx'
import { useTexts } from '../../texts.ts'
import css from './catalogue.module.css'

export function CategoryMap({ id, name }: { id: string; name: string }) {
  const t = useTexts('lists').category
  return (
    <section className={css.plot} aria-labelledby="map">
      <SectionHeading id="map" title={t.mapTitle} note={t.mapNote} />
      <ThemedPlot
        src={`/plots/map/${encodeURIComponent(id)}.svg`}
        alt={t.mapAlt(name)}
        width={560}
        height={330}
      />
    </section>
  )
}
