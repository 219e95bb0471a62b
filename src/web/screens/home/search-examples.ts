// Search examples that exist in the demonstration catalogue, one of each kind; `own` is an item number of the shop,
// with the prefix of the brand.
export const SEARCH_EXAMPLES = {
  number: '45N1127',
  device: 'Dell Latitude E6400',
  chinese: '联想 T480',
  ean: '2900000979482',
  cell: 'CR2032',
  values: '11.4 V 97 Wh',
  own: '{{mainPrefix}}-LT97948',
} as const

/** The same examples for Hong Kong. */
export const SEARCH_EXAMPLES_HK = { ...SEARCH_EXAMPLES, chinese: '聯想 T480' } as const

/**
 * Examples used in the texts of all three languages: search tips, placeholders, the wish list. The texts
 * contain them literally, so that no page loads another file; the test reports any that is missing here or in
 * the data.
 */
export const EXAMPLES_IN_TEXTS = {
  numbers: ['45N1001', '45N1070'],
  devices: ['ThinkPad T480', 'Galaxy S9', 'latitude 5400'],
  eans: ['2 900000 979482'],
  cells: ['CR2032', 'LR44', 'AG13'],
  values: ['11.4 V 97 Wh'],
  own: ['VC-LT41346', 'VCLT41346', 'VC LT 41346', 'VC-LT35641', 'VC-LT81747'],
} as const
