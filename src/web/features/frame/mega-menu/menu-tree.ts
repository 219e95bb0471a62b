// Category tree for the menus: the leaf categories and the catalogue total.
import type { CategoryNode } from '../../../../contract/product.ts'

export interface MenuTree {
  /** Number of packs in all categories; twins count as one. */
  total: number
  /** Categories with products, largest first. */
  leaves: CategoryNode[]
}

export function menuTree(nodes: CategoryNode[]): MenuTree {
  const parents = new Set(nodes.map((node) => node.parentId))
  const leaves = nodes.filter((node) => !parents.has(node.categoryId) && node.count > 0)
  return {
    total: leaves.reduce((sum, node) => sum + node.packCount, 0),
    leaves: leaves.toSorted((a, b) => b.packCount - a.packCount),
  }
}
