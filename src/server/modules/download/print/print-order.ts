// What a printed catalogue is made from: its cover, its brands with their sizes, and an entry for each product.
import type { Lang } from '../../../../shared/lang.ts'

export interface PrintOrder {
  lang: Lang
  category: string
  /** YYYY-MM-DD: when the catalogue last changed. */
  day: string
  version: number
  /** Where the shop is, '' when that is not known. */
  site: string
  /** In the order of the entries; '' are products for no device brand. */
  brands: { name: string; items: number }[]
}

export interface PrintedItem {
  itemNo: string
  title: string
  /** '11.4 V · 3,500 mAh · 39.9 Wh · Li-ion'. */
  values: string
  /** '' when it stands under no brand. */
  deviceBrand: string
  fits: string
  numbers: string
  ean: string
  /** Of the high-performance series. */
  isUltra: boolean
  /** SVG, 96 by 72. */
  picture: string
}
