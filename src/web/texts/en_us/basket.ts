// English texts of the basket: lines, why one cannot be ordered, totals, who orders here.
export const basket = {
  home: 'Home',
  trail: 'You are here',
  title: 'Basket',
  intro: 'Items for one of your customers, with your prices and current stock.',
  caption: 'Items in the basket',
  columns: {
    item: 'Item',
    quantity: 'Quantity',
    free: 'Available',
    unit: 'Unit price',
    subtotal: 'Subtotal',
    remove: 'Remove',
  },
  quantity: (itemNo: string) => `Quantity ${itemNo}`,
  remove: (itemNo: string) => `Remove ${itemNo}`,
  removed: (itemNo: string) => `${itemNo} was removed.`,
  undo: 'Undo',
  saved: (itemNo: string) => `Quantity of ${itemNo} saved.`,
  notSaved: 'The new quantity was not saved. Enter it again, or reload the page.',
  faults: {
    discontinued:
      'This item is discontinued. Remove it; if there is a replacement item, the product page names it.',
    region_blocked: 'This item is not sold in your region. Remove it to order the rest.',
    on_request: 'This item has no price yet. Ask for a price on the product page, or remove it.',
    quantity: 'This quantity cannot be ordered. Enter another one.',
    short: (free: string) =>
      `Only ${free} in stock. Lower the quantity or, at checkout, have the missing pieces sent later.`,
  },
  total: 'Goods total',
  freightLater: 'Freight is not included: it depends on the destination and the shipping service.',
  checkOut: 'Check out',
  askSales: 'Ask the sales desk',
  notCounted: (lines: number) =>
    lines === 1
      ? '1 item cannot be ordered as it is and is not included. Correct or remove it to check out.'
      : `${lines} items cannot be ordered as they are and are not included. Correct or remove them to check out.`,
  orderPad: 'Add a pasted, scanned or uploaded list',
  needsScripts:
    'Switch on JavaScript to change quantities or remove items: prices and stock are checked with every change.',
  empty: {
    title: 'Your basket is empty',
    text: 'Find a battery and choose “Add to basket” beside its price.',
    search: 'Search products',
    finder: 'Find by device',
    orderPad: 'Paste a list',
  },
  wholesale: {
    intro:
      'Items for your next order, with your prices and current stock. We will reply to your order with an offer.',
    short: (free: string) =>
      `Only ${free} in stock. At checkout you choose what happens to the rest.`,
    onRequest: 'Price on request: our offer will state it.',
    freightLater: 'Freight is not included: our offer will state it.',
    checkOut: 'Continue to checkout',
  },
}
