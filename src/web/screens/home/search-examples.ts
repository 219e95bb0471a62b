// Things to search for that the demonstration catalogue really holds, one of each kind.
export const SEARCH_EXAMPLES = {
  number: '45N1127',
  device: 'Dell Latitude E6400',
  chinese: '联想 T480',
  ean: '2900000979482',
  cell: 'CR2032',
  values: '11.4 V 97 Wh',
  own: 'VC-LT97948',
} as const

/** The same for readers of Hong Kong. */
export const SEARCH_EXAMPLES_HK = { ...SEARCH_EXAMPLES, chinese: '聯想 T480' } as const
