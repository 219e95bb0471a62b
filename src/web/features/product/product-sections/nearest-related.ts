// Selects a few related products of each relation, so that none crowds out the others.
import type { RelatedProduct } from '../../../../contract/product.ts'

const SHOWN_OF_EACH = 6

/** Keeps the order of the list. Leaves out the product's own twin and of two twins the second. */
export function nearestRelated(
  related: RelatedProduct[],
  ownTwin: string | undefined,
): RelatedProduct[] {
  const countOfRelation = new Map<string, number>()
  const twins = new Set([ownTwin])
  return related.filter(({ itemNo, pair, relation }) => {
    if (twins.has(itemNo)) return false
    twins.add(pair?.itemNo)
    const count = countOfRelation.get(relation) ?? 0
    countOfRelation.set(relation, count + 1)
    return count < SHOWN_OF_EACH
  })
}
