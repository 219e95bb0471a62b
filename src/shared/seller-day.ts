// The seller's calendar day, in Hong Kong: used for price validity and reply deadlines.

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
