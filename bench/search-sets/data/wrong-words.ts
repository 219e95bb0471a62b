// Words of queries that no product answers exactly: series of brands to confuse, chemistries that a size does not have, and
// near misses written by hand.

export const SERIES: Record<string, readonly string[]> = {
  Dell: ['Latitude', 'Inspiron', 'Vostro', 'XPS', 'Precision'],
  HP: ['EliteBook', 'ProBook', 'Pavilion', 'ENVY', 'ZBook', 'Compaq'],
  Lenovo: ['ThinkPad', 'IdeaPad', 'Legion', 'Yoga'],
  Acer: ['Aspire', 'TravelMate', 'Extensa', 'Nitro', 'Swift'],
  Toshiba: ['Satellite', 'Tecra', 'Portege', 'Qosmio'],
  Fujitsu: ['LIFEBOOK', 'CELSIUS', 'STYLISTIC'],
}

export const WRONG_CHEMISTRY: readonly { sizes: readonly string[]; words: readonly string[] }[] = [
  {
    sizes: ['CR2032', 'CR2025', 'CR2016', 'CR2450', 'CR1632'],
    words: ['{size} alkaline', '{size} NiMH', 'zinc-air {size}'],
  },
  {
    sizes: ['CR1616', 'CR1620', 'CR2320', 'CR2354', 'CR3032'],
    words: ['{size} rechargeable', '{size} 充电电池'],
  },
  {
    sizes: ['LR44', 'LR41', 'LR43', 'LR54'],
    words: ['{size} rechargeable', '{size} lithium', 'NiMH {size}'],
  },
  {
    sizes: ['AAAA', 'A23', 'A27', '4LR44'],
    words: ['rechargeable {size}', '{size} lithium battery', '{size} Ni-MH'],
  },
  {
    sizes: ['18650', '21700', '26650', '14500'],
    words: ['{size} alkaline', '{size} NiMH', '{size} LiFePO4'],
  },
  {
    sizes: ['12V 7Ah', '12V 9Ah', '12V 18Ah'],
    words: ['{size} LiFePO4', 'NiMH {size}', '{size} alkaline'],
  },
  {
    sizes: ['PR48', 'PR41', '675 hearing aid'],
    words: ['{size} rechargeable', '{size} silver oxide', '{size} alkaline'],
  },
  { sizes: ['SR626SW', 'SR44', 'SR621SW'], words: ['{size} rechargeable', '{size} lithium'] },
  { sizes: ['CR123A', 'CR2', 'CR-P2', '2CR5'], words: ['{size} alkaline', '{size} NiMH'] },
  { sizes: ['ER14250', 'ER14505', 'ER34615'], words: ['{size} rechargeable', '{size} alkaline'] },
  { sizes: ['9V', '6LR61', 'PP3'], words: ['{size} silver oxide', '{size} lead acid'] },
]

export const NEAR_MISSES: readonly string[] = [
  'ThinkPad X1 Yoga gen 10',
  'latitude 5490 2-in-1',
  'Dell Latitude 3190 2-in-1 XL',
  'ThinkPad T440x',
  'ThinkPad X1 Carbon gen 16',
  'iPhone 5d',
  'iphone 14 mini',
  'iphone 11 mini',
  'Galaxy S10 Ultra',
  'galaxy note 12 ultra',
  'Pixel 5 XL',
  'EliteBook 840 G17',
  'SS08XL',
  'RR05XM',
  'CR2033',
  'LR45',
  'SR627SW',
  'macbook air 17',
  'iPad Air (9th generation)',
]
