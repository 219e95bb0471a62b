// English texts of prices: ladder, order rules, special offers, why there is none.
export const price = {
  your: 'Your price',
  ladder: 'Unit price by quantity',
  columns: { price: 'Price', quantity: 'Quantity', unit: 'Unit price' },
  range: (from: string, to: string | null) => {
    if (to === null) return `${from} and more`
    return from === to ? from : `${from}–${to}`
  },
  from: (pieces: string) => `from ${pieces} pcs`,
  each: 'each',
  pieces: (count: string) => (count === '1' ? '1 pc' : `${count} pcs`),
  facts: {
    minimum: 'Minimum',
    multiple: 'Multiples of',
    maximum: 'Most per order',
    stock: 'In stock',
    retail: 'Suggested retail',
  },
  special: {
    title: 'Special price',
    left: (left: string) => `${left} left at this price this month`,
    used: 'used up for this month',
    after: (unit: string) => `${unit} each after that`,
    until: (day: string) => `until ${day}`,
  },
  demonstration: 'Demonstration price',
  demonstrationNote: 'Made up for this demonstration shop; it is no offer.',
  demonstrations: 'Demonstration prices.',
  demonstrationsNote: 'They are made up for this demonstration shop and are no offers.',
  quantity: 'Quantity',
  less: 'Less',
  more: 'More',
  total: 'Total',
  part: (pieces: string, unit: string) => `${pieces} × ${unit}`,
  specialPart: (pieces: string, unit: string) => `${pieces} × ${unit} special`,
  net: 'Net price; tax and delivery are not included.',
  fault: {
    below_minimum: (least: string) => `The minimum is ${least} pieces.`,
    not_multiple: (multiple: string) => `Sold in multiples of ${multiple}.`,
    above_maximum: (most: string) => `At most ${most} pieces per order.`,
    unreadable: 'Enter a whole number of pieces.',
  },
  take: (pieces: string) => `Use ${pieces}`,
  reasons: {
    login: 'Prices are shown to approved members',
    pending: 'Your application is being reviewed. Prices appear as soon as it is approved.',
    region_blocked: 'This item is not sold in your region',
    on_request: 'Price on request',
  },
  short: {
    login: 'Log in',
    pending: 'After approval',
    region_blocked: 'Not for your region',
    on_request: 'On request',
  },
  ways: {
    pending: 'Check status',
    region_blocked: 'Ask the sales desk',
    on_request: 'Ask for a price',
  },
}
