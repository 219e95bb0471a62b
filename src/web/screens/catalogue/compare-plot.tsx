// The comparison plot: capacity and energy of each battery as bars.
import { SectionHeading } from '../../../ui/section-heading.tsx'
import { wordList } from '../../../shared/punctuation.ts'
import { ThemedPlot } from '../../components/themed-plot.tsx'
import { useLang } from '../../site-context.ts'
import { useTexts } from '../../texts.ts'
import css from './catalogue.module.css'

/** Height of the drawing above the bars. */
const HEAD_PX = 74
/** Height for each battery. */
const ITEM_PX = 52

export function ComparePlot({ itemNos }: { itemNos: string[] }) {
  const t = useTexts('lists').compare
  const lang = useLang()
  return (
    <section className={css.plot} aria-labelledby="plot">
      <SectionHeading id="plot" title={t.plotTitle} note={t.plotNote} />
      <ThemedPlot
        src={`/plots/compare.svg?items=${itemNos.map(encodeURIComponent).join(',')}`}
        alt={t.plotAlt(wordList(itemNos, lang))}
        width={560}
        height={HEAD_PX + ITEM_PX * itemNos.length}
      />
    </section>
  )
}
