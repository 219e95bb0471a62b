// Whether the two series offer packs with the same dimensions.
import type { ProductCard } from '../../../contract/product-card.ts'
import type { RelatedProduct } from '../../../contract/product.ts'

type Sized = Pick<ProductCard, 'itemNo' | 'styleType' | 'dimension'>

/**
 * The item number of the twin in the other series, or null when there is none or equal dimensions are not
 * confirmed. Twins share their item number except for the series letters.
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
