// The plots of a product, drawn by the server for both themes; the page shows the one that suits.
import type { Lang } from '../../../shared/lang.ts'
import type { product } from '../../texts/en_us/product.ts'
import css from './plots.module.css'

interface PlotsProps {
  itemNo: string
  /** Only lithium-ion is limited by its energy in the air. */
  limitedByEnergy: boolean
  lang: Lang
  t: typeof product
}

const PLOTS = ['discharge', 'temperature', 'energy'] as const
const THEMES = ['light', 'dark'] as const

export function Plots({ itemNo, limitedByEnergy, lang, t }: PlotsProps) {
  return (
    <div className={css.plots}>
      {PLOTS.filter((plot) => plot !== 'energy' || limitedByEnergy).map((plot) => (
        <figure key={plot}>
          {THEMES.map((theme) => (
            <img
              key={theme}
              data-for={theme}
              src={`/plots/${plot}/${encodeURIComponent(itemNo)}.svg?lang=${lang}&theme=${theme}`}
              alt={`${t.spec.plot[plot]}: ${itemNo}`}
              width={480}
              height={300}
              loading="lazy"
            />
          ))}
          <figcaption>
            <strong>{t.spec.plot[plot]}</strong>
            {plot !== 'energy' && <> {t.spec.typical}</>}
          </figcaption>
        </figure>
      ))}
    </div>
  )
}
