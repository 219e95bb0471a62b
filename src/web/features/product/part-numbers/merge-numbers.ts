// Merges part numbers for a table: each number once, with all its kinds.
import type { ProductPage } from '../../../../contract/product.ts'

export interface MergedNumber {
  raw: string
  brand: string | null
  kinds: string[]
}

/** An OEM number without a brand gets kind `trade`. Keeps the order. */
export function mergeNumbers(numbers: ProductPage['partNoList']): MergedNumber[] {
  const merged = new Map<string, MergedNumber>()
  for (const { kind, raw, brand } of numbers) {
    const kindName = kind === 'oem' && brand === null ? 'trade' : kind
    const known = merged.get(raw)
    if (!known) merged.set(raw, { raw, brand, kinds: [kindName] })
    else if (!known.kinds.includes(kindName)) known.kinds.push(kindName)
  }
  return [...merged.values()]
}
