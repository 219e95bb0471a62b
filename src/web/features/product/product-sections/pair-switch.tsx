// Links between the two series of a pack, each with what differs: capacity, energy, size, stock and price.
import type { ProductDetail } from '../../../../contract/product.ts'
import type { Lang } from '../../../../shared/lang.ts'
import type { product } from '../../../texts/en_us/product.ts'
import { localHref } from '../../../page/local-link.tsx'
import { measureText } from '../../catalogue/product-facts/measures.ts'
import { StockBand } from '../../catalogue/stock-band/stock-band.tsx'
import { CardPrice } from '../../pricing/price/card-price.tsx'
import css from './pair-switch.module.css'

interface PairSwitchProps {
  detail: ProductDetail
  lang: Lang
  t: typeof product
}

export function PairSwitch({ detail, lang, t }: PairSwitchProps) {
  const { pair } = detail
  if (!pair) return null
  const isMain = detail.styleType === 'main'
  const sizesDiffer = detail.dimension !== pair.dimension
  return (
    <nav className={css.pair} aria-label={t.pair}>
      {(isMain ? [detail, pair] : [pair, detail]).map((each) => (
        <a
          key={each.itemNo}
          href={localHref(lang, each.url)}
          aria-current={each.itemNo === detail.itemNo ? 'page' : undefined}
          data-style={each.styleType}
        >
          <strong>{each.brand}</strong>
          <span>{`${measureText(each.capacity, 'mAh')} · ${measureText(each.energy, 'Wh')}`}</span>
          {sizesDiffer && each.dimension && <span>{`${each.dimension}\u00a0mm`}</span>}
          <StockBand card={each} />
          <CardPrice card={each} />
        </a>
      ))}
    </nav>
  )
}
