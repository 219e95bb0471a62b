// A plot of a manual with its words.
import { ThemedPlot } from '../themed-plot/themed-plot.tsx'
import css from './manual-plot.module.css'

interface ManualPlotProps {
  plot: 'storage' | 'charging'
  alt: string
  caption: string
}

/** As the server draws them, 420 wide. */
const HEIGHTS = { storage: 150, charging: 210 }

export function ManualPlot({ plot, alt, caption }: ManualPlotProps) {
  return (
    <figure className={css.plot}>
      <ThemedPlot src={`/plots/${plot}.svg`} alt={alt} width={420} height={HEIGHTS[plot]} />
      <figcaption>{caption}</figcaption>
    </figure>
  )
}
