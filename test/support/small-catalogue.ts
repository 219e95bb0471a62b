// A catalogue of a few batteries, packed into a search index without a database.
import { IndexBuilder } from '../../src/server/modules/search/index/index-builder.ts'
import {
  productColumns,
  type ProductRow,
} from '../../src/server/modules/search/index/product-columns.ts'
import type { SearchIndex } from '../../src/server/modules/search/index/search-index.ts'

export interface SmallProduct extends Partial<ProductRow> {
  id: number
  partNumbers?: string[]
  /** Former part numbers of the pack. */
  superseded?: string[]
  devices?: string[]
  /** Words that only its title contains. */
  titleWords?: string[]
  deviceBrand?: string
}

const LITHIUM_PACK: ProductRow = {
  id: 0,
  category_id: 'laptop',
  chemistry: 'li-ion',
  voltage: 11.1,
  capacity_mah: 4400,
  energy_wh: 48.8,
  length_mm: null,
  width_mm: null,
  height_mm: null,
  diameter_mm: null,
  stop: false,
  popularity: 0,
}

/** Products default to laptop packs of 11.1 V and 4400 mAh; earlier ones are more popular. */
export async function smallIndex(products: readonly SmallProduct[]): Promise<SearchIndex> {
  const rows = products.map((product, at) => ({
    ...LITHIUM_PACK,
    popularity: products.length - at,
    ...product,
  }))
  const builder = new IndexBuilder(productColumns(rows))
  for (const product of products) {
    const { id, partNumbers = [], superseded = [], devices = [], deviceBrand = null } = product
    const { titleWords = [] } = product
    const row = builder.rowOf(id)
    if (row === undefined) continue
    for (const number of superseded) builder.add('superseded', number, null, { rows: [row] })
    for (const number of partNumbers) builder.add('oem', number, deviceBrand, { rows: [row] })
    for (const device of devices) builder.add('device', device, deviceBrand, { rows: [row] })
    if (deviceBrand) builder.add('brand', deviceBrand, deviceBrand, { rows: [row] })
    for (const word of titleWords) builder.add('words', word, null, { rows: [row] })
  }
  return builder.finish(1)
}
