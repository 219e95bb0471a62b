// The calendar of the seller, in Hong Kong: the day on which a price holds, the month a special price counts by.

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

/** 'YYYY-MM' (decisions.md 12). */
export function sellerMonth(moment: Date): string {
  return sellerDay(moment).slice(0, 7)
}
