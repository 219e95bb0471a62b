// Where a price would stand: why there is none, and how a buyer gets one.
import type { PRICE_REASONS } from '../../../contract/price.ts'
import type { Lang } from '../../../shared/lang.ts'
import { localHref } from '../../parts/local-link.tsx'
import { PATHS } from '../../paths.ts'
import type { product } from '../../texts/en_us/product.ts'
import css from './price-note.module.css'

interface PriceNoteProps {
  reason: (typeof PRICE_REASONS)[number]
  lang: Lang
  t: typeof product
}

export function PriceNote({ reason, lang, t }: PriceNoteProps) {
  return (
    <p className={css.note}>
      <strong>{t.price[reason]}</strong>
      {reason === 'login' && <a href={localHref(lang, PATHS.prices)}>{t.price.how}</a>}
    </p>
  )
}
