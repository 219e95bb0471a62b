// Table row of one product.
import type { ReactNode } from 'react'
import type { ProductCard } from '../../../../contract/product-card.ts'
import { LocalLink } from '../../../page/local-link.tsx'
import { productPath } from '../../../paths.ts'
import { useTexts } from '../../../texts.ts'
import { CompareBox } from '../compare-tray/compare-box.tsx'
import { FitSummary } from '../product-card/fit-summary.tsx'
import { CardMarks } from '../product-card/product-tile.tsx'
import { ProductThumb } from '../product-card/product-thumb.tsx'
import { CardPrice } from '../../pricing/price/card-price.tsx'
import { measure } from '../product-facts/measures.ts'
import { StockBand } from '../stock-band/stock-band.tsx'
import { WishListButton } from '../../wish-button/wish-list-button.tsx'
import css from './product-table.module.css'

interface ProductListRowProps {
  card: ProductCard
  eager: boolean
  note: ReactNode
  withPrice: boolean
}

/** More regions would make the row too tall. */
const REGIONS_SHOWN = 2

export function ProductListRow({ card, eager, note, withPrice }: ProductListRowProps) {
  return (
    <tr className={card.stop ? css.stopped : undefined}>
      <td className={css.box}>
        <CompareBox itemNo={card.itemNo} />
      </td>
      <td className={css.picture}>
        <ProductThumb card={card} eager={eager} />
      </td>
      <th scope="row" className={css.itemNo}>
        <LocalLink to={productPath(card)}>{card.itemNo}</LocalLink>
        <CardMarks card={card} />
      </th>
      <td className={css.fits}>
        {note}
        <FitSummary card={card} />
      </td>
      <td className={css.voltage}>{measure(card.voltage, 'V')}</td>
      <td className={css.capacity}>{measure(card.capacity, 'mAh')}</td>
      <td className={css.energy}>{measure(card.energy, 'Wh')}</td>
      <td className={css.chemistry}>{card.chemistry.name}</td>
      <td className={css.size}>{card.dimension}</td>
      <td className={css.colour}>{card.colour?.name}</td>
      <td className={css.region}>
        <Regions codes={card.regions} />
      </td>
      <td className={css.stock}>
        <StockBand card={card} withFigure />
      </td>
      {withPrice && (
        <td className={css.price}>
          <CardPrice card={card} />
        </td>
      )}
      <td className={css.wish}>
        <WishListButton itemNo={card.itemNo} bare />
      </td>
    </tr>
  )
}

function Regions({ codes }: { codes: string[] }) {
  const t = useTexts('card')
  const names = codes.map((code) => t.regions[code] ?? code)
  if (names.length <= REGIONS_SHOWN) return names.join(t.separator)
  const rest = names.length - REGIONS_SHOWN
  return (
    <span title={names.join(t.separator)}>
      {names.slice(0, REGIONS_SHOWN).join(t.separator)} {t.more(rest)}
    </span>
  )
}
