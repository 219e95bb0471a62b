// Selects a few related products of each relation, so that none crowds out the others.
import type { RelatedProduct } from '../../../../contract/product.ts'

const SHOWN_OF_EACH = 6

/** Keeps the order of the list. */
export function nearestRelated(related: RelatedProduct[]): RelatedProduct[] {
  const taken = new Map<string, number>()
  return related.filter(({ relation }) => {
    const before = taken.get(relation) ?? 0
    taken.set(relation, before + 1)
    return before < SHOWN_OF_EACH
  })
}
