// English texts of the basket on other pages: the links in the header and the button beside a price.
export const basketParts = {
  basket: 'Basket',
  count: (lines: number) => (lines === 1 ? '1 item in the basket' : `${lines} items in the basket`),
  add: 'Add to basket',
  addItem: (itemNo: string) => `Add to basket: ${itemNo}`,
  added: (pieces: number) =>
    pieces === 1
      ? 'Added. The basket now has 1 piece of this item.'
      : `Added. The basket now has ${pieces} pieces of this item.`,
  full: 'Not added: your basket is full. Place the order or remove items, then add this one.',
  unknown: 'Not added: this item can no longer be ordered. Choose another.',
  areas: { wholesale: 'Switch to wholesale', dropship: 'Switch to dropshipping' },
  toBasket: 'View basket',
  balance: {
    name: 'Available balance',
    label: (amount: string) => `Available balance: ${amount}.`,
    low: 'Your balance is low. Top up soon.',
    waiting: (orders: number) =>
      orders === 1
        ? '1 order is waiting for a top-up.'
        : `${orders} orders are waiting for a top-up.`,
    notOpened: 'The opening deposit has not been paid in full.',
  },
}
