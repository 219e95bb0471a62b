// Part numbers as a table shows them: each number once, with everything it is.
import type { ProductPage } from '../../../contract/product.ts'

export interface MergedNumber {
  raw: string
  brand: string | null
  kinds: string[]
}

/** A part number without a maker is a number of the trade: kind `trade`. Order stays. */
export function mergeNumbers(numbers: ProductPage['partNoList']): MergedNumber[] {
  const merged = new Map<string, MergedNumber>()
  for (const { kind, raw, brand } of numbers) {
    const said = kind === 'oem' && brand === null ? 'trade' : kind
    const known = merged.get(raw)
    if (!known) merged.set(raw, { raw, brand, kinds: [said] })
    else if (!known.kinds.includes(said)) known.kinds.push(said)
  }
  return [...merged.values()]
}
