// The numbers of orders and of their parcels.

/** 'O26-0000123': the seller's year and a number that is never reused. `day`: 'YYYY-MM-DD'. */
export function orderNumber(day: string, number: number): string {
  return `O${day.slice(2, 4)}-${String(number).padStart(7, '0')}`
}

/** 'O26-0000123-1': parcels are counted from 1. */
export function shipmentNumber(orderNo: string, parcel: number): string {
  return `${orderNo}-${parcel}`
}
