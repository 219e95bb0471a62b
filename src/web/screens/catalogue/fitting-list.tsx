// The batteries that fit a device, each pack once, with its fit confidence.
import type { ResultOf } from '../../../contract/call.ts'
import type { readDeviceRoute } from '../../../contract/finder.ts'
import { Chip } from '../../../ui/chip.tsx'
import { clauseList, labelled } from '../../../shared/punctuation.ts'
import { CompareBox } from '../../features/catalogue/compare-tray/compare-box.tsx'
import { ProductTile } from '../../features/catalogue/product-card/product-tile.tsx'
import { WishListButton } from '../../features/wish-button/wish-list-button.tsx'
import { useLang } from '../../site-context.ts'
import { useTexts } from '../../texts.ts'
import { ConfidenceMark } from './confidence-mark.tsx'
import css from './device.module.css'

type Fitting = ResultOf<typeof readDeviceRoute>['products'][number]

interface FittingListProps {
  packs: Fitting[]
  /** Item number of the battery with the largest capacity that is still on sale. */
  largest: string | undefined
}

export function FittingList({ packs, largest }: FittingListProps) {
  const t = useTexts('lists').device
  const lang = useLang()
  return (
    <ul className={css.cards}>
      {packs.map((card) => (
        <li key={card.itemNo}>
          <ProductTile
            card={card}
            level={2}
            withFits={false}
            reason={
              <>
                <p className={css.marks}>
                  <ConfidenceMark confidence={card.confidence} review={card.review} />
                </p>
                {/* Returns contradict that it fits the device. */}
                {card.review && <p className={css.condition}>{card.review.text}</p>}
                {card.qualifier.length > 0 && (
                  <p className={css.condition}>
                    {labelled(t.condition, clauseList(card.qualifier, lang))}
                  </p>
                )}
              </>
            }
          >
            {({ itemNo, price }) => (
              <div className={css.marks}>
                {itemNo === largest && <Chip tone="accent">{t.largest}</Chip>}
                <CompareBox itemNo={itemNo} hasLabel />
                <WishListButton itemNo={itemNo} price={price} bare />
              </div>
            )}
          </ProductTile>
        </li>
      ))}
    </ul>
  )
}
