// The barcode formats that are printed on packs, cartons and old batteries.

export const PRINTED_FORMATS = [
  'ean_13',
  'ean_8',
  'upc_a',
  'code_128',
  'code_39',
  'qr_code',
  'data_matrix',
] as const
