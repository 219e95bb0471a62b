// The calendar of the seller, in Hong Kong: the day on which a price holds, or until which we answer.

const DAY = new Intl.DateTimeFormat('en-CA', {
  timeZone: 'Asia/Hong_Kong',
  year: 'numeric',
  month: '2-digit',
  day: '2-digit',
})

/** 'YYYY-MM-DD'. */
export function sellerDay(moment: Date): string {
  return DAY.format(moment)
}
