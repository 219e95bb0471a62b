// Plot in a manual with its caption.
import { ThemedPlot } from '../../../components/themed-plot.tsx'
import css from './manual-plot.module.css'

interface ManualPlotProps {
  plot: 'storage' | 'charging'
  alt: string
  caption: string
}

/** Heights of the server's drawings in pixels, at a width of 420. */
const HEIGHTS = { storage: 150, charging: 250 }

export function ManualPlot({ plot, alt, caption }: ManualPlotProps) {
  return (
    <figure className={css.plot}>
      <ThemedPlot src={`/plots/${plot}.svg`} alt={alt} width={420} height={HEIGHTS[plot]} />
      <figcaption>{caption}</figcaption>
    </figure>
  )
}
