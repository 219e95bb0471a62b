// English texts of checkout: what dropshippers enter, and what both kinds of members share; wholesale.ts has the rest.
import { AWAITING_FUNDS_DAYS } from '../../../shared/business-constants.ts'

export const checkout = {
  home: 'Home',
  trail: 'You are here',
  basket: 'Basket',
  title: 'Checkout',
  intro:
    'Each order goes to one of your customers. When you place the order, we hold the amount in your balance; we charge it when the parcel is dispatched.',
  needsScripts:
    'Switch on JavaScript to place orders: freight and stock are checked as you enter the address. Your basket is kept.',
  empty: {
    title: 'There is nothing to order',
    text: 'Your basket is empty. If you have just placed the order in another window, you will find it under your orders.',
    orders: 'Go to my orders',
    search: 'Search products',
  },
  noRole: {
    title: 'Your login cannot place orders',
    viewer:
      'Your login can only view orders and prices. Ask an owner of your company account to place this order or to make you a buyer.',
    finance:
      'Your login is for payments, statements and settings. Ask an owner of your company account to place this order or to make you a buyer.',
    orders: 'Go to the orders',
  },
  items: 'Items',
  change: 'Change the basket',
  pieces: (count: string) => (count === '1' ? '1 piece' : `${count} pieces`),
  faulty:
    'Some items cannot be ordered as they are. Correct or remove them in the basket, then come back. Your entries here are kept.',
  address: {
    title: 'Your customer’s address',
    kept: 'Your entries stay in this browser until you place the order, or for 7 days after the last change. Only the country and postcode, and which basket they are for, are sent before that, to calculate the freight.',
    choose: 'Choose a country or region',
    pasteHint:
      'You can paste a whole address here: one part per line, or an address in Chinese on a single line.',
    pasted: 'The address was filled in. Check each field.',
    phoneHint: 'Some services need it. Example: +49 40 123456.',
    clear: 'Clear the form',
  },
  labels: {
    'address.country': 'Country or region',
    'address.name': 'Name',
    'address.company': 'Company',
    'address.line1': 'Street and house number',
    'address.line2': 'Address line 2',
    'address.postCode': 'Postcode',
    'address.city': 'City',
    'address.region': 'State, province or area',
    'address.phone': 'Phone number',
    service: 'Shipping service',
    mayWait: 'Send the missing pieces later',
    ownReference: 'Your own order number',
    declaredValue: 'Declared value',
    ioss: 'IOSS number',
    recipientTaxNo: 'Your customer’s tax number',
  },
  details: {
    title: 'Your reference and customs',
    referenceHint: 'For your own records. You can search your orders by it.',
    declaredHint: (currency: string) =>
      `For customs, in ${currency}, e.g. 25.00. If you leave it empty, customs documents state what you pay us for the goods.`,
    declaredWrong: 'Enter the declared value as an amount above zero, e.g. 25.00.',
    iossHint: 'For parcels to the EU on which you have collected VAT. Example: IM0123456789.',
    iossWrong:
      'Enter the IOSS number: two letters and 8 to 12 letters or digits, e.g. IM0123456789.',
    taxHint: 'Enter it if customs in the destination country require it.',
  },
  service: {
    choose: 'Choose a shipping service.',
    countryFirst: 'Choose the country first: services and freight depend on it.',
    none: 'No shipping service delivers these items to this address. Change the items in the basket, or ask our sales desk.',
    refused: 'Not available for this order',
    promise: (from: string, to: string) => `Expected arrival ${from} to ${to}`,
    promiseNote: 'These dates assume dispatch on the next working day.',
    loading: 'Calculating freight…',
    failed: 'The freight could not be calculated. Check your connection and try again.',
    retry: 'Try again',
  },
  wait: {
    hint: 'The order is placed immediately; the missing pieces follow in a further parcel as soon as they are in stock.',
    needed:
      'Some pieces are not in stock. Choose “Send the missing pieces later”, or lower the quantity in the basket.',
  },
  sum: {
    title: 'Summary',
    goods: 'Goods',
    freight: 'Freight',
    openFreight: 'Choose a service',
    total: 'Order total',
    available: 'Available balance',
    after: (amount: string) => `${amount} will remain available.`,
    covered: 'Your balance covers this order. The total is held until the parcel is dispatched.',
    missing: (amount: string) =>
      `Your balance is ${amount} short. You can still place the order. It waits until a top-up is credited; if it is still waiting after ${AWAITING_FUNDS_DAYS} days, it is cancelled.`,
    missingToOpen: (amount: string) =>
      `Your opening deposit is incomplete. To open your account and cover this order, top up at least ${amount}. You can still place the order. It waits until the top-up is credited; if it is still waiting after ${AWAITING_FUNDS_DAYS} days, it is cancelled.`,
    missingWithEarlier: (amount: string) =>
      `Earlier orders are waiting, and your balance is ${amount} short of them and this order together. You can still place the order. It waits until a top-up is credited and the earlier orders are released; if it is still waiting after ${AWAITING_FUNDS_DAYS} days, it is cancelled.`,
    queued: `You can place the order. It waits until your opening deposit is credited and earlier orders are released. If it is still waiting after ${AWAITING_FUNDS_DAYS} days, it is cancelled.`,
    topUp: 'Top up',
  },
  place: 'Place the order',
  rejected: {
    total: (total: string) =>
      `Nothing was ordered: the total is now ${total}. Check it, then place the order again.`,
    lines:
      'Nothing was ordered: an item can no longer be ordered as it is. Correct or remove it in the basket.',
    basket:
      'Nothing was ordered from this page: the basket was changed or ordered in another window. Check your basket and your orders before you try again.',
    service:
      'Nothing was ordered: this shipping service is no longer available for the order. Choose another one, then place the order again.',
    short: (items: string) =>
      `Nothing was ordered: there are fewer pieces in stock than you ordered (${items}). Choose “Send the missing pieces later”, or lower the quantity in the basket.`,
    free: (itemNo: string, free: string) => `${itemNo}: ${free} in stock`,
    closed:
      'Nothing was ordered: your account cannot take orders at the moment. Please contact us.',
    notPlaced:
      'The connection was lost, and nothing was ordered. Your entries are kept: place the order again.',
    busy: 'The shop is busy, and nothing was ordered. Your entries are kept: place the order again in a moment.',
  },
  unknown: {
    asking: 'Checking whether your order was placed…',
    title: 'Your order is not confirmed yet',
    text: 'The connection was lost before the confirmation arrived. Check again: the order cannot be placed twice.',
    again: 'Check again',
    notPlaced:
      'Your last attempt did not reach us, so nothing was ordered. Check your entries, then place the order again.',
  },
  placed: {
    approval: (orderNo: string) =>
      `Order ${orderNo} is above your company’s limit. It will be placed as soon as an owner approves it.`,
    held: (orderNo: string, total: string) =>
      `Order ${orderNo} has been placed. ${total} is held for it from your balance.`,
    backordered: (orderNo: string, pieces: string) =>
      `Order ${orderNo} has been placed. ${pieces} will follow as soon as they are in stock.`,
    submitted: (orderNo: string) =>
      `Order ${orderNo} has been submitted. We will reply with an offer.`,
    waiting: (orderNo: string) =>
      `Order ${orderNo} has been placed and is waiting for a top-up. Top up to release it.`,
  },
}
