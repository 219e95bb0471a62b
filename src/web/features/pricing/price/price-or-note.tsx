// Price of a product page for members, or the note that visitors see in its place.
import type { ProductPage } from '../../../../contract/product.ts'
import type { Lang } from '../../../../shared/lang.ts'
import { useLazyComponent } from '../../../loading/lazy-component.ts'
import type { product } from '../../../texts/en_us/product.ts'
import { PriceNote } from '../price-note/price-note.tsx'
import { lazyPriceBlock } from './lazy-prices.ts'

interface PriceOrNoteProps {
  page: ProductPage
  lang: Lang
  t: typeof product
}

export function PriceOrNote({ page, lang, t }: PriceOrNoteProps) {
  if (page.priceReason === 'login') return <PriceNote page={page} lang={lang} t={t} />
  return <Block page={page} />
}

function Block({ page }: { page: ProductPage }) {
  const parts = useLazyComponent(lazyPriceBlock)
  return parts && <parts.PriceBlock page={page} />
}
