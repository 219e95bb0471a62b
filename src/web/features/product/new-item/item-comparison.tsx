// Value-by-value comparison of a new item with another one, for the same devices where possible.
import type { ProductCard } from '../../../../contract/product-card.ts'
import type { ProductPage } from '../../../../contract/product.ts'
import type { Lang } from '../../../../shared/lang.ts'
import { localHref } from '../../../page/local-link.tsx'
import { productPath } from '../../../paths.ts'
import { useTexts } from '../../../texts.ts'
import type { newProduct } from '../../../texts/en_us/new-product.ts'
import type { product } from '../../../texts/en_us/product.ts'
import { measureText } from '../../catalogue/product-facts/measures.ts'
import { comparableItem } from './comparable-item.ts'
import css from './new-item.module.css'

interface ItemComparisonProps {
  page: ProductPage
  lang: Lang
  t: typeof product
}

export function ItemComparison({ page, lang, t }: ItemComparisonProps) {
  const texts = useTexts('new-product')
  const item = page.productDetail
  const other = comparableItem(page)
  if (!other) return <p>{texts.compareNone}</p>
  return (
    <div className={css.scroll}>
      <table className={css.compare}>
        <thead>
          <tr>
            <th scope="col">{texts.value}</th>
            <th scope="col">
              {texts.newItem} <b>{item.itemNo}</b>
            </th>
            <th scope="col">
              {texts.existingItem} <a href={localHref(lang, productPath(other))}>{other.itemNo}</a>
            </th>
          </tr>
        </thead>
        <tbody>
          {figureRow(t.spec.voltage, 'V', item.voltage, other.voltage, texts)}
          {figureRow(t.spec.capacity, 'mAh', item.capacity, other.capacity, texts)}
          {figureRow(t.spec.energy, 'Wh', item.energy, other.energy, texts)}
          {wordRow(t.spec.chemistry, item, other, ({ chemistry }) => chemistry.name)}
          {wordRow(t.spec.dimensions, item, other, ({ dimension }) =>
            dimension ? `${dimension}\u00a0mm` : '–',
          )}
          {wordRow(t.spec.brand, item, other, ({ brand }) => brand)}
          {wordRow(t.spec.listed, item, other, ({ listedOn }) => listedOn)}
        </tbody>
      </table>
    </div>
  )
}

function figureRow(
  name: string,
  unit: string,
  item: number,
  other: number,
  texts: typeof newProduct,
) {
  const gap = measureText(Math.abs(item - other), unit)
  const words = item > other ? texts.more(gap) : texts.less(gap)
  return (
    <tr>
      <th scope="row">{name}</th>
      <td>
        {measureText(item, unit)} <small>{item === other ? texts.same : words}</small>
      </td>
      <td>{measureText(other, unit)}</td>
    </tr>
  )
}

function wordRow(
  name: string,
  item: ProductCard,
  other: ProductCard,
  textOf: (card: ProductCard) => string,
) {
  return (
    <tr>
      <th scope="row">{name}</th>
      <td>{textOf(item)}</td>
      <td>{textOf(other)}</td>
    </tr>
  )
}
