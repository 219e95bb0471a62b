// Whether the two series offer packs of the same dimensions for the same case.
import type { ProductCard } from '../../../contract/product-card.ts'
import type { RelatedProduct } from '../../../contract/product.ts'

type Sized = Pick<ProductCard, 'itemNo' | 'styleType' | 'dimension'>

/**
 * The item number of the twin in the other series, or null where there is none or its dimensions are not
 * known to be equal. Twins share all of their item number but the letters of the series.
 */
export function findSameCase(
  card: Sized,
  related: readonly (Sized & Pick<RelatedProduct, 'relation'>)[],
): string | null {
  const twin = related.find(
    (other) =>
      other.relation === 'different_brand' &&
      other.styleType !== card.styleType &&
      afterSeries(other.itemNo) === afterSeries(card.itemNo),
  )
  return twin && card.dimension !== null && twin.dimension === card.dimension ? twin.itemNo : null
}

/** 'VU-LT62345' -> 'LT62345'. */
function afterSeries(itemNo: string): string {
  return itemNo.slice(itemNo.indexOf('-') + 1)
}
