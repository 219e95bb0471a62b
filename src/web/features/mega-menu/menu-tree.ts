// The category tree as the menus show it: the leaves to choose from, the whole catalogue above them.
import type { CategoryNode } from '../../../contract/product.ts'

export interface MenuTree {
  /** Models in all categories together. */
  total: number
  /** The categories that hold products, fullest first. */
  leaves: CategoryNode[]
}

export function menuTree(nodes: CategoryNode[]): MenuTree {
  const parents = new Set(nodes.map((node) => node.parentId))
  const leaves = nodes.filter((node) => !parents.has(node.categoryId) && node.count > 0)
  return {
    total: leaves.reduce((sum, node) => sum + node.count, 0),
    leaves: leaves.toSorted((a, b) => b.count - a.count),
  }
}
