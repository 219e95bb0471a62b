// The seller's calendar day, in Hong Kong: it decides on the validity of prices, deadlines and the dates of documents.
import { DAY_MS, HOUR_MS } from './time.ts'

/** Hong Kong is UTC+8 all year. */
export const SELLER_OFFSET_MS = 8 * HOUR_MS

/** 'YYYY-MM-DD'. */
export function sellerDay(moment: Date): string {
  return new Date(moment.getTime() + SELLER_OFFSET_MS).toISOString().slice(0, 10)
}

/** The noon of a day such as '2026-11-23'; undefined for any other text and for days that do not exist. */
export function noonOfSellerDay(day: string): Date | undefined {
  const noon = new Date(`${day}T12:00:00+08:00`)
  return !Number.isNaN(noon.getTime()) && sellerDay(noon) === day ? noon : undefined
}

/** The last second of the day that is `days` after that of `moment`: a deadline that is shown as a day ends with it. */
export function endOfSellerDay(moment: Date, days: number): Date {
  const day = Math.floor((moment.getTime() + SELLER_OFFSET_MS) / DAY_MS)
  return new Date((day + days + 1) * DAY_MS - SELLER_OFFSET_MS - 1000)
}
