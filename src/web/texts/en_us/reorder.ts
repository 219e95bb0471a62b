// English texts of ordering again: the button, what could not be taken, standing lists, substitutes.
const pieces = (count: string) => (count === '1' ? '1 piece' : `${count} pieces`)

export const reorder = {
  order: 'Order again',
  orderOf: (name: string) => `Order again: ${name}`,
  list: 'Add the list to the basket',
  title: 'Your basket',
  close: 'Close',
  all: (items: number) =>
    items === 1 ? 'The item is in the basket.' : `All ${items} items are in the basket.`,
  some: (items: number, of: number) =>
    `${items} of ${of} items ${items === 1 ? 'is' : 'are'} in the basket.`,
  none: 'None of these items can be ordered at present, so the basket has not changed.',
  corrected: 'Quantities adjusted',
  corrections: {
    below_minimum: (wanted: string, now: string) =>
      `${pieces(wanted)} is below the minimum order quantity. We have put ${pieces(now)} in the basket.`,
    not_multiple: (wanted: string, now: string) =>
      `${pieces(wanted)} does not match the order multiple. We have put ${pieces(now)} in the basket.`,
    above_maximum: (wanted: string, now: string) =>
      `${pieces(wanted)} is above the maximum per order. We have put ${pieces(now)} in the basket.`,
  },
  missing: 'Not added',
  reasons: {
    discontinued: 'The item is discontinued.',
    region_blocked: 'The item is not sold in your region.',
    on_request: 'The item has no price yet. Ask for a price on the product page.',
    full: 'The basket is full. Place an order or remove items first.',
    unknown: 'The item is no longer in the catalogue.',
  },
  successor: 'Replacement item:',
  replace: (itemNo: string, quantity: string) => `Add ${pieces(quantity)} of ${itemNo}`,
  replaced: (quantity: string) => `Added. The basket now has ${pieces(quantity)}.`,
  toBasket: 'View basket',
  standing: {
    mark: 'Show what changes between orders',
    markHint:
      'For a standing list, we note prices, stock and quantities with each order and show here what has changed since.',
    unmark: 'Stop showing changes',
    title: 'Changed since your last order',
    neverOrdered:
      'Nothing has been ordered from this list yet. Changes appear here after your next order.',
    same: 'Prices, stock and items have not changed since your last order.',
    last: 'Last order:',
    caption: 'Items that have changed since they were last ordered',
    item: 'Item',
    change: 'What changed',
    dearer: (count: string, before: string, now: string) =>
      `Price up: ${pieces(count)} at ${now}, previously ${before}.`,
    cheaper: (count: string, before: string, now: string) =>
      `Price down: ${pieces(count)} at ${now}, previously ${before}.`,
    unpriced: (count: string, before: string) =>
      `Now on request. Previously ${before} for ${pieces(count)}.`,
    out: 'Out of stock.',
    back: 'In stock again.',
    discontinued: 'Discontinued.',
  },
  substitution: {
    title: 'Substitutes',
    lead: 'If an item runs out between your order and picking, we can send the matching battery of the other series, provided that it has the same size, fits and part numbers. It never costs you more than the item you ordered. If it is cheaper, the difference becomes available again.',
    labels: {
      rule: 'If an item runs out',
      mostPercent: 'Largest price difference in percent',
      exceptions: 'Items with another rule',
    },
    rules: {
      never: 'Send no substitute',
      same_or_higher: 'Send the other series if its capacity is the same or higher',
      other_series: 'Send the other series whatever its capacity',
    },
    percentHint:
      'From 0 to 100. A battery whose price differs by more, up or down, is not sent. A dearer one is sent at the price of the item you ordered.',
    exceptionsHint:
      'One item per line: the item number you order, then no, same or any. Example: {{mainPrefix}}-LT35641 no',
    words: { never: 'no', same_or_higher: 'same', other_series: 'any' },
    wrongLine: (line: string) =>
      `We could not read “${line}”. Write an item number, then no, same or any.`,
    wrongPercent: 'Enter a whole number from 0 to 100.',
    unknownItem: (itemNo: string) =>
      `${itemNo} is not in the catalogue. Correct the item number or remove the line.`,
    save: 'Save substitutes',
    saved: 'Saved. The rule applies immediately, to open orders too.',
    insteadOf: (itemNo: string) => `Sent instead of ${itemNo}`,
    refuse: 'Decline',
    refuseItem: (itemNo: string) => `Decline ${itemNo}`,
    sure: (itemNo: string) =>
      `Decline ${itemNo}? Its pieces are cancelled, and the amount held for them becomes available again.`,
    refuseNow: 'Decline the substitute',
    keep: 'Keep the substitute',
    refused: 'Declined. The amount held for it is available again.',
    tooLate: 'The parcel has been packed, so the substitute can no longer be declined.',
  },
}
