// The batteries of one brand that fit a device, each with its fit confidence.
import type { ResultOf } from '../../../contract/call.ts'
import type { readDeviceRoute } from '../../../contract/finder.ts'
import { Chip } from '../../../ui/chip.tsx'
import { SectionHeading } from '../../../ui/section-heading.tsx'
import { CompareBox } from '../../features/catalogue/compare-tray/compare-box.tsx'
import { ProductTile } from '../../features/catalogue/product-card/product-tile.tsx'
import { useTexts } from '../../texts.ts'
import { ConfidenceMark } from './confidence-mark.tsx'
import css from './device.module.css'

type Fitting = ResultOf<typeof readDeviceRoute>['products'][number]

interface FittingColumnProps {
  title: string
  products: Fitting[]
  wide: boolean
  /** Item number of the largest battery still on sale. */
  largest: string | undefined
}

export function FittingColumn({ title, products, wide, largest }: FittingColumnProps) {
  const t = useTexts('lists').device
  const series = products[0]?.styleType === 'high-performance'
  return (
    <section>
      <SectionHeading title={title} tone={series ? 'series' : 'accent'} />
      {products.length === 0 && <p className={css.none}>{t.noneOfBrand}</p>}
      <ul className={wide ? css.wide : css.column}>
        {products.map((card) => (
          <li key={card.itemNo}>
            <ProductTile card={card} withFits={false}>
              <p className={css.marks}>
                <ConfidenceMark confidence={card.confidence} />
                {card.itemNo === largest && <Chip tone="accent">{t.largest}</Chip>}
              </p>
              {card.qualifier.length > 0 && (
                <p className={css.condition}>{`${t.condition}: ${card.qualifier.join('; ')}`}</p>
              )}
              <CompareBox itemNo={card.itemNo} worded />
            </ProductTile>
          </li>
        ))}
      </ul>
    </section>
  )
}
