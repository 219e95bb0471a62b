// Product name next to its number: cell size, else device, else brand.
import type { ProductCard } from '../../../../contract/product-card.ts'

/** A cell is named without its chemistry. */
export function cardLabel(card: Pick<ProductCard, 'cellName' | 'brand' | DeviceFacts>): string {
  return card.cellName ?? shownDevice(card) ?? card.brand
}

/** The name under which the device is sold, else brand and model. */
export function shownDevice(card: Pick<ProductCard, DeviceFacts>): string | null {
  return card.deviceName ?? card.deviceLabel
}

type DeviceFacts = 'deviceName' | 'deviceLabel'

/** A cell with its chemistry: 'AA · LR6 · Alkaline'; null for other products. */
export function cellLabel(card: {
  cellName: string | null
  chemistry: { name: string }
}): string | null {
  return card.cellName === null ? null : `${card.cellName} · ${card.chemistry.name}`
}
