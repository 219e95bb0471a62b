// Selects the item to compare with a new one, an earlier one where possible.
import type { ProductPage, RelatedProduct } from '../../../../contract/product.ts'

/**
 * An earlier item for the same devices, of the same series (relation 'substitute') or else of the other
 * ('different_brand'); else any of the other series; null without one.
 */
export function comparableItem(page: ProductPage): RelatedProduct | null {
  const { listedOn } = page.productDetail
  const earlier = page.relatedList.filter((other) => other.listedOn <= listedOn)
  return (
    earlier.find(({ relation }) => relation === 'substitute') ??
    earlier.find(({ relation }) => relation === 'different_brand') ??
    page.relatedList.find(({ relation }) => relation === 'different_brand') ??
    null
  )
}
