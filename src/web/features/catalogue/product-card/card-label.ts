// Product name next to its number: cell size, else device, else brand.
import type { ProductCard } from '../../../../contract/product-card.ts'

export function cardLabel(card: Pick<ProductCard, 'cellName' | 'brand' | DeviceFacts>): string {
  return card.cellName ?? shownDevice(card) ?? card.brand
}

/** The name under which the device is sold, else brand and model. */
export function shownDevice(card: Pick<ProductCard, DeviceFacts>): string | null {
  return card.deviceName ?? card.deviceLabel
}

type DeviceFacts = 'deviceName' | 'deviceLabel'

/** 'AA · LR6 · Alkaline': a cell is always named with its chemistry. */
export function cellLabel(card: {
  cellName: string | null
  chemistry: { name: string }
}): string | null {
  return card.cellName === null ? null : `${card.cellName} · ${card.chemistry.name}`
}
