// Merges part numbers for a table: each number once, with all its kinds.
import type { ProductPage } from '../../../../contract/product.ts'

export interface MergedNumber {
  /** The number as it is written. */
  raw: string
  brand: string | null
  kinds: string[]
}

/**
 * A part number (kind `oem`) without a brand gets kind `trade`, because the whole trade uses it, as it does CR2032.
 * Keeps the order.
 */
export function mergeNumbers(numbers: ProductPage['partNoList']): MergedNumber[] {
  const merged = new Map<string, MergedNumber>()
  for (const { kind, raw, brand } of numbers) {
    const kindName = kind === 'oem' && brand === null ? 'trade' : kind
    const earlier = merged.get(raw)
    if (!earlier) merged.set(raw, { raw, brand, kinds: [kindName] })
    else if (!earlier.kinds.includes(kindName)) earlier.kinds.push(kindName)
  }
  return [...merged.values()]
}
