// English texts of prices: ladder, order rules, special offers, why there is none.
export const price = {
  your: 'Your price',
  ladder: 'Unit price by quantity',
  columns: { price: 'Price', quantity: 'Quantity', unit: 'Unit price' },
  range: (from: string, to: string | null) => {
    if (to === null) return `${from} or more`
    return from === to ? from : `${from}–${to}`
  },
  from: (pieces: string) => `from ${pieces} pcs`,
  each: 'each',
  pieces: (count: string) => (count === '1' ? '1 pc' : `${count} pcs`),
  facts: {
    minimum: 'Minimum order quantity',
    multiple: 'Order multiple',
    maximum: 'Maximum per order',
    retail: 'Suggested retail price',
  },
  special: {
    title: 'Special price',
    left: (left: string) => `${left} left at this price this month`,
    used: 'used up this month',
    after: (unit: string) => `${unit} each after that`,
    until: (day: string) => `until ${day}`,
  },
  demonstration: 'Demonstration price',
  demonstrationNote: 'An invented price for this demonstration shop, not an offer.',
  demonstrations: 'Demonstration prices.',
  demonstrationsNote: 'They are invented for this demonstration shop and are not offers.',
  quantity: 'Quantity',
  less: 'Less',
  more: 'More',
  total: 'Total',
  part: (pieces: string, unit: string) => `${pieces} × ${unit}`,
  specialPart: (pieces: string, unit: string) => `${pieces} × ${unit} (special price)`,
  net: 'Net price, excluding tax and freight.',
  fault: {
    below_minimum: (min: string) => `Order at least ${min} pieces.`,
    not_multiple: (multiple: string) => `Order in multiples of ${multiple}.`,
    above_maximum: (max: string) => `Order up to ${max} pieces at a time.`,
    unreadable: 'Enter a whole number of pieces.',
  },
  take: (pieces: string) => `Use ${pieces}`,
  reasons: {
    login: 'Prices are shown to approved members',
    pending: 'Your application is being reviewed. Prices are shown once it is approved.',
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
