// Value-by-value comparison of a new item with an earlier one for the same devices.
import type { ProductCard } from '../../../../contract/product-card.ts'
import type { ProductPage } from '../../../../contract/product.ts'
import type { Lang } from '../../../../shared/lang.ts'
import { localHref } from '../../../page/local-link.tsx'
import { productPath } from '../../../paths.ts'
import { useTexts } from '../../../texts.ts'
import type { newProduct } from '../../../texts/en_us/new-product.ts'
import type { product } from '../../../texts/en_us/product.ts'
import { measure } from '../../catalogue/product-facts/measures.ts'
import { comparableItem } from './comparable-item.ts'
import css from './new-item.module.css'

interface ItemComparisonProps {
  page: ProductPage
  lang: Lang
  t: typeof product
}

export function ItemComparison({ page, lang, t }: ItemComparisonProps) {
  const texts = useTexts('new-product')
  const fresh = page.productDetail
  const known = comparableItem(page)
  if (!known) return <p>{texts.compareNone}</p>
  return (
    <div className={css.scroll}>
      <table className={css.compare}>
        <thead>
          <tr>
            <th scope="col">{texts.value}</th>
            <th scope="col">
              {texts.this} <b>{fresh.itemNo}</b>
            </th>
            <th scope="col">
              {texts.that} <a href={localHref(lang, productPath(known))}>{known.itemNo}</a>
            </th>
          </tr>
        </thead>
        <tbody>
          {figureRow(t.spec.voltage, 'V', fresh.voltage, known.voltage, texts)}
          {figureRow(t.spec.capacity, 'mAh', fresh.capacity, known.capacity, texts)}
          {figureRow(t.spec.energy, 'Wh', fresh.energy, known.energy, texts)}
          {wordRow(t.spec.chemistry, fresh, known, ({ chemistry }) => chemistry.name)}
          {wordRow(t.spec.dimensions, fresh, known, ({ dimension }) =>
            dimension ? `${dimension}\u00a0mm` : '–',
          )}
          {wordRow(t.spec.brand, fresh, known, ({ brand }) => brand)}
          {wordRow(t.spec.listed, fresh, known, ({ listedOn }) => listedOn)}
        </tbody>
      </table>
    </div>
  )
}

function figureRow(
  name: string,
  unit: string,
  fresh: number,
  known: number,
  texts: typeof newProduct,
) {
  const gap = measure(Math.abs(fresh - known), unit)
  const words = fresh > known ? texts.more(gap) : texts.less(gap)
  return (
    <tr>
      <th scope="row">{name}</th>
      <td>
        {measure(fresh, unit)} <small>{fresh === known ? texts.same : words}</small>
      </td>
      <td>{measure(known, unit)}</td>
    </tr>
  )
}

function wordRow(
  name: string,
  fresh: ProductCard,
  known: ProductCard,
  textOf: (card: ProductCard) => string,
) {
  return (
    <tr>
      <th scope="row">{name}</th>
      <td>{textOf(fresh)}</td>
      <td>{textOf(known)}</td>
    </tr>
  )
}
