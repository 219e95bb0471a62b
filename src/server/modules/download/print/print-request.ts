// The input of a printed catalogue: its cover, its device brands with their sizes, and an entry per product.
import type { Lang } from '../../../../shared/lang.ts'

export interface PrintRequest {
  lang: Lang
  /** The name on the cover and above each page. */
  brand: string
  /** The company with its address, then its registrations, for the foot of the cover. */
  imprint: string[]
  category: string
  /** YYYY-MM-DD: the day of the last catalogue change. */
  day: string
  /** The version of the catalogue. */
  version: number
  /** The shop's address, '' if unknown. */
  site: string
  /** In the order of the entries; '' stands for products without a device brand. */
  deviceBrands: { name: string; items: number }[]
}

export interface PrintedItem {
  itemNo: string
  title: string
  /** '11.4 V · 3,500 mAh · 39.9 Wh · Li-ion'. */
  values: string
  /** '' without a brand. */
  deviceBrand: string
  /** The devices that it fits, as one text. */
  fits: string
  /** Its part numbers, as one text. */
  numbers: string
  ean: string
  /** In the high-performance series. */
  isSecondSeries: boolean
  /** SVG, 96 by 72. */
  picture: string
}
