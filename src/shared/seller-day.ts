// The seller's calendar day, in Hong Kong: used for price validity and reply deadlines.
import { HOUR_MS } from './time.ts'

/** Hong Kong is UTC+8 all year. */
export const SELLER_OFFSET_MS = 8 * HOUR_MS

/** 'YYYY-MM-DD'. */
export function sellerDay(moment: Date): string {
  return new Date(moment.getTime() + SELLER_OFFSET_MS).toISOString().slice(0, 10)
}
