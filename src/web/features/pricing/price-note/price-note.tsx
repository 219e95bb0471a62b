// Note in place of the price for visitors: who sees prices, how to register, and the wish list.
import type { ProductPage } from '../../../../contract/product.ts'
import type { Lang } from '../../../../shared/lang.ts'
import { localHref } from '../../../page/local-link.tsx'
import { PATHS } from '../../../paths.ts'
import type { product } from '../../../texts/en_us/product.ts'
import { WishListButton } from '../../wish-button/wish-list-button.tsx'
import css from './price-note.module.css'

interface PriceNoteProps {
  page: ProductPage
  lang: Lang
  t: typeof product
}

export function PriceNote({ page, lang, t }: PriceNoteProps) {
  const { itemNo, url } = page.productDetail
  const back = encodeURIComponent(localHref(lang, url))
  return (
    <p className={css.note}>
      <strong>{t.price.login}</strong>
      <a href={`${localHref(lang, PATHS.logIn)}?redirect=${back}`}>{t.price.logIn}</a>
      <a href={localHref(lang, PATHS.signUp)}>{t.price.apply}</a>
      <WishListButton itemNo={itemNo} />
    </p>
  )
}
