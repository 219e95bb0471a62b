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
import { measureText } from '../product-facts/measures.ts'
import { StockBand } from '../stock-band/stock-band.tsx'
import { EachTwin } from '../series/each-twin.tsx'
import { SeriesSwitch } from '../series/series-switch.tsx'
import { type Twins, useTwins } from '../series/twins.ts'
import { WishListButton } from '../../wish-button/wish-list-button.tsx'
import css from './product-table.module.css'

interface ProductListRowProps {
  card: ProductCard
  /** Loads the picture immediately, not only when it comes near the window. */
  eager: boolean
  note: ReactNode
  withPrice: boolean
}

/** More regions would make the row too tall. */
const REGIONS_SHOWN = 2

export function ProductListRow({ card, eager, note, withPrice }: ProductListRowProps) {
  const twins = useTwins(card)
  const each = (part: (card: ProductCard, isLead: boolean) => ReactNode) => (
    <EachTwin card={card}>{part}</EachTwin>
  )
  return (
    <tr className={card.stop ? css.stopped : undefined} {...twins?.attributes}>
      <td className={css.box}>
        {each(({ itemNo }) => (
          <CompareBox itemNo={itemNo} />
        ))}
      </td>
      <td className={css.picture}>
        {each((twin, isLead) => (
          <ProductThumb card={twin} eager={eager && isLead} />
        ))}
      </td>
      <th scope="row" className={css.itemNo}>
        <ItemNumber card={card} twins={twins} />
      </th>
      <td className={css.fits}>
        {note}
        <FitSummary card={card} />
      </td>
      <td className={css.voltage}>{measureText(card.voltage, 'V')}</td>
      <td className={css.capacity}>{each(({ capacity }) => measureText(capacity, 'mAh'))}</td>
      <td className={css.energy}>{each(({ energy }) => measureText(energy, 'Wh'))}</td>
      <td className={css.chemistry}>{card.chemistry.name}</td>
      <td className={css.size}>{each(({ dimension }) => dimension)}</td>
      <td className={css.colour}>{card.colour?.name}</td>
      <td className={css.region}>
        {each(({ regions }) => (
          <Regions codes={regions} />
        ))}
      </td>
      <td className={css.stock}>
        {each((twin) => (
          <StockBand card={twin} withFigure />
        ))}
      </td>
      {withPrice && (
        <td className={css.price}>
          {each((twin) => (
            <CardPrice card={twin} item={twin} />
          ))}
        </td>
      )}
      <td className={css.wish}>
        {each(({ itemNo, price }) => (
          <WishListButton itemNo={itemNo} price={price} bare />
        ))}
      </td>
    </tr>
  )
}

/** The number, its marks and, for twins, the switch between them. */
function ItemNumber({ card, twins }: { card: ProductCard; twins: Twins | null }) {
  return (
    <>
      <EachTwin card={card}>
        {(each) => (
          <>
            <LocalLink to={productPath(each)}>{each.itemNo}</LocalLink>
            <CardMarks card={each} withSeries={!twins} />
          </>
        )}
      </EachTwin>
      <SeriesSwitch card={card} twins={twins} />
    </>
  )
}

function Regions({ codes }: { codes: string[] }) {
  const t = useTexts('card')
  const names = codes.map((code) => t.regions[code] ?? code)
  if (names.length <= REGIONS_SHOWN) return names.join(t.separator)
  const hidden = names.length - REGIONS_SHOWN
  return (
    <span title={names.join(t.separator)}>
      {names.slice(0, REGIONS_SHOWN).join(t.separator)} {t.more(hidden)}
    </span>
  )
}
