// Selects the earlier item to compare with a new one.
import type { ProductPage, RelatedProduct } from '../../../../contract/product.ts'

/**
 * An earlier substitute or other-brand item for the same devices, else any other-brand item; null without one.
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
