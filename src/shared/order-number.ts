// The numbers of orders and of their parcels.

/** 'O26-' of 'O26-0000123': the seller's year; a number follows that is never reused. `day`: 'YYYY-MM-DD'. */
export function orderNumberPrefix(day: string): string {
  return `O${day.slice(2, 4)}-`
}

/** Shorter numbers begin with zeros. */
export const ORDER_NUMBER_DIGITS = 7

/** The number of a parcel (a row of `shipment`), 'O26-0000123-1': `parcel` is counted from 1. */
export function shipmentNumber(orderNo: string, parcel: number): string {
  return `${orderNo}-${parcel}`
}
