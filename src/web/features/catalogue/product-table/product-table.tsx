// Products as a dense table; on narrow screens each row becomes a block of lines.
import type { ReactNode } from 'react'
import type { ProductCard, Sort } from '../../../../contract/product-card.ts'
import { type Direction, reversed, DEFAULT_DIRECTION } from '../../../../shared/sort-directions.ts'
import { hiddenClass, VisuallyHidden } from '../../../../ui/visually-hidden.tsx'
import { LocalLink } from '../../../page/local-link.tsx'
import { useTexts } from '../../../texts.ts'
import { isForMember } from '../../pricing/price/for-member.ts'
import type { ListView } from '../facets/filter-address.ts'
import { ProductListRow } from './product-list-row.tsx'
import css from './product-table.module.css'

interface ProductListTableProps<C extends ProductCard> {
  cards: C[]
  caption: string
  /** `table` keeps the table at any width (class `scroll`); otherwise the width decides (`auto`). */
  view: ListView | undefined
  /** Absent: the headings are not links. */
  sorting?: Sorting
  /** Above the devices that the product fits, such as the match reason. */
  note?: (card: C) => ReactNode
}

export interface Sorting {
  /** Undefined: the list's default order, in which no column is marked. */
  current: Sort | undefined
  /** Undefined: the default one of the sort. */
  direction: Direction | undefined
  hrefOf: (sort: Sort, direction?: Direction) => string
}

type ColumnName = keyof ReturnType<typeof useTexts<'card'>>['columns']

interface Column {
  name: ColumnName
  sort?: Sort
}

const COLUMNS: Column[] = [
  { name: 'itemNo', sort: 'itemNo' },
  { name: 'fits' },
  { name: 'voltage', sort: 'voltage' },
  { name: 'capacity', sort: 'capacity' },
  { name: 'energy', sort: 'energy' },
  { name: 'chemistry' },
  { name: 'size' },
  { name: 'colour' },
  { name: 'region' },
  { name: 'stock' },
]
const PRICE_COLUMN: Column = { name: 'price', sort: 'price' }
/** Rows whose pictures load immediately; those of the others load when they are near the window. */
const EAGER_ROWS = 6

/** `data-later-parts`: rows below the window are laid out after the first paint; see app/lay-out-parts.ts. */
export function ProductListTable<C extends ProductCard>(props: ProductListTableProps<C>) {
  const { cards, caption, view, sorting, note } = props
  const withPrice = cards.some(isForMember)
  return (
    <div
      className={view === 'table' ? css.scroll : css.auto}
      data-priced={withPrice || undefined}
      role="region"
      aria-label={caption}
      tabIndex={view === 'table' ? 0 : undefined}
    >
      <table className={css.table}>
        <caption className={hiddenClass}>{caption}</caption>
        <HeadRow withPrice={withPrice} {...(sorting && { sorting })} />
        <tbody data-later-parts="">
          {cards.map((card, index) => (
            <ProductListRow
              key={card.itemNo}
              card={card}
              eager={index < EAGER_ROWS}
              note={note?.(card)}
              withPrice={withPrice}
            />
          ))}
        </tbody>
      </table>
    </div>
  )
}

function directionOf(sort: Sort, { direction }: Sorting): Direction {
  return direction ?? DEFAULT_DIRECTION[sort]
}

function HeadRow({ sorting, withPrice }: { sorting?: Sorting; withPrice: boolean }) {
  const t = useTexts('card')
  const columns = withPrice ? [...COLUMNS, PRICE_COLUMN] : COLUMNS
  return (
    <thead>
      <tr>
        <th scope="col" className={css.box}>
          <VisuallyHidden>{t.columns.compare}</VisuallyHidden>
        </th>
        <th scope="col" className={css.picture}>
          <VisuallyHidden>{t.columns.picture}</VisuallyHidden>
        </th>
        {columns.map(({ name, sort }) => {
          const direction =
            sort && sorting?.current === sort ? directionOf(sort, sorting) : undefined
          // A second click reverses the order.
          const next = direction && reversed(direction)
          return (
            <th
              key={name}
              scope="col"
              className={css[name]}
              aria-sort={direction && (direction === 'asc' ? 'ascending' : 'descending')}
            >
              {sort && sorting ? (
                <LocalLink to={sorting.hrefOf(sort, next)} rel="nofollow">
                  {t.columns[name]}
                </LocalLink>
              ) : (
                t.columns[name]
              )}
            </th>
          )
        })}
        <th scope="col" className={css.wish}>
          <VisuallyHidden>{t.columns.wish}</VisuallyHidden>
        </th>
      </tr>
    </thead>
  )
}
