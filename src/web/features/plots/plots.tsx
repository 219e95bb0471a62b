// The plots of a product, drawn by the server for both themes; the page shows the one that suits.
import type { product } from '../../texts/en_us/product.ts'
import { ThemedPlot } from '../themed-plot/themed-plot.tsx'
import css from './plots.module.css'

interface PlotsProps {
  itemNo: string
  /** Only lithium-ion is limited by its energy in the air. */
  limitedByEnergy: boolean
  t: typeof product
}

const PLOTS = ['discharge', 'temperature', 'energy'] as const

export function Plots({ itemNo, limitedByEnergy, t }: PlotsProps) {
  return (
    <div className={css.plots}>
      {PLOTS.filter((plot) => plot !== 'energy' || limitedByEnergy).map((plot) => (
        <figure key={plot}>
          <ThemedPlot
            src={`/plots/${plot}/${encodeURIComponent(itemNo)}.svg`}
            alt={`${t.spec.plot[plot]}: ${itemNo}`}
            width={480}
            height={300}
          />
          <figcaption>
            <strong>{t.spec.plot[plot]}</strong>
            {plot !== 'energy' && <> {t.spec.typical}</>}
          </figcaption>
        </figure>
      ))}
    </div>
  )
}
