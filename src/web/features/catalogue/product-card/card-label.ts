// Product name next to its number: cell size, else device, else brand.
import type { ProductCard } from '../../../../contract/product-card.ts'

export function cardLabel(card: Pick<ProductCard, 'cellName' | 'deviceLabel' | 'brand'>): string {
  return card.cellName ?? card.deviceLabel ?? card.brand
}

/** 'AA · LR6 · Alkaline': a cell is always named with its chemistry. */
export function cellLabel(card: {
  cellName: string | null
  chemistry: { name: string }
}): string | null {
  return card.cellName === null ? null : `${card.cellName} · ${card.chemistry.name}`
}
