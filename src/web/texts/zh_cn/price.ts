// Simplified Chinese texts of prices and ordering quantities.
import type { price as master } from '../en_us/price.ts'

export const price: typeof master = {}
