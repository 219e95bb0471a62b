// Buttons that show one or the other twin in a list entry.
import type { ProductCard } from '../../../../contract/product-card.ts'
import { classNames } from '../../../../ui/class-names.ts'
import { useTexts } from '../../../texts.ts'
import type { Twins } from './twins.ts'
import css from './series.module.css'

export function SeriesSwitch({ card, twins }: { card: ProductCard; twins: Twins | null }) {
  const t = useTexts('card').twins
  if (!card.pair || !twins) return null
  const both = [
    { twin: 'lead', brand: card.brand, look: css.ofLead, isMain: card.styleType === 'main' },
    { twin: 'other', brand: card.pair.brand, look: css.ofOther, isMain: card.styleType !== 'main' },
  ] as const
  const mainBrand = both.find(({ isMain }) => isMain)?.brand ?? ''
  return (
    <div className={css.switch} role="group" aria-label={t.label}>
      {both
        .toSorted((a, b) => Number(b.isMain) - Number(a.isMain))
        .map(({ twin, brand, look }) => (
          <button
            key={twin}
            type="button"
            className={classNames(css.pick, look)}
            aria-label={brand}
            aria-pressed={twins.shown === twin}
            onClick={() => twins.choose(twin)}
          >
            {shortened(brand, mainBrand)}
          </button>
        ))}
    </div>
  )
}

/** 'Lumen Ultra' next to 'Lumen' is 'Ultra'. */
function shortened(brand: string, mainBrand: string): string {
  return brand.startsWith(`${mainBrand} `) ? brand.slice(mainBrand.length + 1) : brand
}
