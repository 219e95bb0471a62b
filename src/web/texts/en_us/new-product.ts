// English texts of the page that introduces a new item.
export const newProduct = {
  title: (itemNo: string) => `New: ${itemNo}`,
  listed: (date: string) => `Listed on ${date}`,
  figures: 'Key specs',
  devices: 'Devices it fits',
  devicesMore: (count: string) => `and ${count} more`,
  compare: 'Compared with an existing model',
  compareNone: 'No earlier item in the catalogue fits the same devices.',
  newItem: 'New item',
  existingItem: 'Existing item',
  value: 'Value',
  more: (difference: string) => `${difference} more`,
  less: (difference: string) => `${difference} less`,
  same: 'same',
  open: 'Open the product page',
  all: 'All new products',
}
