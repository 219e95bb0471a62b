// Price area of a product page: a note for visitors, the price block for members.
import type { ProductPage } from '../../../../contract/product.ts'
import type { Lang } from '../../../../shared/lang.ts'
import { useLazyComponent } from '../../../loading/lazy-component.ts'
import type { product } from '../../../texts/en_us/product.ts'
import { PriceNote } from '../price-note/price-note.tsx'
import { lazyPriceBlock } from './lazy-prices.ts'

interface PriceSpotProps {
  page: ProductPage
  lang: Lang
  t: typeof product
}

export function PriceSpot({ page, lang, t }: PriceSpotProps) {
  if (page.priceReason === 'login') return <PriceNote page={page} lang={lang} t={t} />
  return <Block page={page} />
}

function Block({ page }: { page: ProductPage }) {
  const parts = useLazyComponent(lazyPriceBlock)
  return parts && <parts.PriceBlock page={page} />
}
