// Queries with barcodes in every form that scanners, labels and links produce.
import { sample } from '../search-catalogue.ts'
import { atWrapped, randomFor } from './packs.ts'
import { batteryQuery } from './set-query.ts'
import type { MadeQuery } from './set-query.ts'
import type { SetCatalogue } from './set-catalogue.ts'

const GROUP_SEPARATOR = '\u001d'

/**
 * (01), (10), (17) and (21) are the GS1 application identifiers of GTIN, lot, expiry date and serial number; "]C1" and
 * the like are the symbology identifiers that scanners put before a code.
 */
const FORMS: readonly ((ean: string) => string)[] = [
  (ean) => `(01)0${ean}`,
  (ean) => `(01)0${ean}(10)L2642(21)A7K2M9Q4`,
  (ean) => `(01) 0${ean} (10) L2642`,
  (ean) => `010${ean}10L2642${GROUP_SEPARATOR}21A7K2M9Q4`,
  (ean) => `]C1010${ean}10L2642`,
  (ean) => `]C1${GROUP_SEPARATOR}010${ean}`,
  (ean) => `]d2010${ean}17281231`,
  (ean) => `]Q3010${ean}21A7K2M9Q4`,
  (ean) => `]E0${ean}`,
  (ean) => `https://id.gs1.org/01/0${ean}/10/L2642/21/A7K2M9Q4`,
  (ean) => `https://shop.example.com/01/0${ean}?17=281231`,
  (ean) => `id.gs1.org/01/0${ean}`,
  (ean) => `0${ean}`,
  (ean) => `${ean.slice(0, 1)} ${ean.slice(1, 7)} ${ean.slice(7)}`,
  (ean) => `${ean.slice(0, 1)}-${ean.slice(1, 7)}-${ean.slice(7)}`,
  (ean) => ean.replace(/\d/g, (digit) => String.fromCharCode(digit.charCodeAt(0) + 0xfee0)),
  (ean) => `EAN ${ean}`,
  (ean) => `EAN: ${ean} x 5`,
  (ean) => `GTIN 0${ean}`,
  (ean) => `barcode ${ean} battery`,
  (ean) => ean.slice(0, -1),
  (ean) => `\u202a${ean}\u202c`,
  (ean) => `条码 ${ean}`,
  (ean) => `00${ean}`,
]

export function barcodeQueries(catalogue: SetCatalogue): MadeQuery[] {
  const coded = catalogue.items.filter(({ ean }) => ean)
  return sample(coded, 54, randomFor('barcode')).map(({ ean, itemNo }, index) =>
    batteryQuery('barcode', atWrapped(FORMS, index)(ean ?? ''), new Set([itemNo])),
  )
}
