// A plot of a manual with its words; on narrow screens it keeps a readable size and scrolls in its box.
import { ThemedPlot } from '../themed-plot/themed-plot.tsx'
import css from './manual-plot.module.css'

interface ManualPlotProps {
  plot: 'storage' | 'charging'
  alt: string
  caption: string
}

/** As the server draws them, 560 wide. */
const HEIGHTS = { storage: 150, charging: 210 }

export function ManualPlot({ plot, alt, caption }: ManualPlotProps) {
  return (
    <figure className={css.plot}>
      <div className={css.box} role="group" tabIndex={0} aria-label={caption}>
        <ThemedPlot src={`/plots/${plot}.svg`} alt={alt} width={560} height={HEIGHTS[plot]} />
      </div>
      <figcaption>{caption}</figcaption>
    </figure>
  )
}
