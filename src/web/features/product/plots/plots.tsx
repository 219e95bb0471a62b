// Plots of a product, drawn by the server for both themes with title and caption.
import { labelled } from '../../../../shared/punctuation.ts'
import type { product } from '../../../texts/en_us/product.ts'
import { ThemedPlot } from '../../../components/themed-plot.tsx'
import css from './plots.module.css'

interface PlotsProps {
  itemNo: string
  /** Whether rules of air transport limit the energy of its chemistry: then a plot shows energy and limit. */
  isLimitedByEnergy: boolean
  t: typeof product
}

/** Heights of the drawings in pixels at a width of 360; fixed to prevent layout shifts. */
const PLOTS = [
  ['discharge', 320],
  ['temperature', 190],
  ['energy', 150],
] as const

export function Plots({ itemNo, isLimitedByEnergy, t }: PlotsProps) {
  return (
    <div className={css.plots}>
      {PLOTS.filter(([plot]) => plot !== 'energy' || isLimitedByEnergy).map(([plot, height]) => (
        <figure key={plot}>
          <ThemedPlot
            src={`/plots/${plot}/${encodeURIComponent(itemNo)}.svg`}
            alt={labelled(t.spec.plot[plot], itemNo)}
            width={360}
            height={height}
          />
        </figure>
      ))}
    </div>
  )
}
