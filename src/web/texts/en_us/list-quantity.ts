// English texts of the popover that sets the quantity of an item on the wish list.
export const listQuantity = {
  title: (itemNo: string) => `${itemNo} on your wish list`,
  quantity: (itemNo: string) => `Quantity of ${itemNo}`,
  added: (pieces: string | null) =>
    pieces === null ? 'Added to your wish list.' : `Added to your wish list: ${pieces}.`,
  listed: (pieces: string | null) =>
    pieces === null ? 'On your wish list.' : `On your wish list: ${pieces}.`,
  onOtherList:
    'This item is on another of your lists. Enter a quantity to add it to your default list as well.',
  closed: (itemNo: string, pieces: string | null) =>
    pieces === null
      ? `${itemNo} is on your wish list.`
      : `${itemNo} is on your wish list: ${pieces}.`,
  removed: (itemNo: string) => `${itemNo} was removed from your wish list.`,
  full: (max: string) =>
    `Not added: a wish list in this browser holds up to ${max} items. Remove some, or log in to use your member list.`,
  empty: (pieces: string) =>
    `Leave empty for the minimum order quantity: ${pieces} pieces per item for wholesalers.`,
  done: 'Done',
  remove: 'Remove',
  open: 'Show wish list',
}
