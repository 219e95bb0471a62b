// Rows of a list in the current view: table or cards.
import type { ReactNode } from 'react'
import type { ProductCard as Card } from '../../../../contract/product-card.ts'
import { CompareBox } from '../compare-tray/compare-box.tsx'
import type { ListView } from '../facets/filter-address.ts'
import { ProductTile } from '../product-card/product-tile.tsx'
import { ProductListTable, type Sorting } from '../product-table/product-table.tsx'
import { WishListButton } from '../../wish-button/wish-list-button.tsx'
import { useShownView } from '../sort-bar/list-view.ts'
import css from './product-list.module.css'

interface ProductRowsProps<C extends Card> {
  cards: C[]
  caption: string
  view?: ListView | undefined
  sorting?: Sorting
  note?: (card: C) => ReactNode
}

export function ProductRows<C extends Card>(props: ProductRowsProps<C>) {
  const { cards, note } = props
  const view = useShownView(props.view)
  if (view !== 'cards') return <ProductListTable {...props} view={view} />
  return (
    <ul className={css.cards}>
      {cards.map((card) => (
        <li key={card.itemNo}>
          <ProductTile card={card} level={2} reason={note?.(card)}>
            {({ itemNo, price }) => (
              <div className={css.actions}>
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
