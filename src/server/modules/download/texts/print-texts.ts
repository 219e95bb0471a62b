// Texts of the printed catalogue in three languages.
import type { Lang } from '../../../../shared/lang.ts'

export interface PrintTexts {
  name: string
  models: (count: string) => string
  asOf: (day: string) => string
  version: (version: number) => string
  /** On the cover. */
  about: string[]
  contents: string
  /** Products without a device brand. */
  standard: string
  fits: string
  numbers: string
  more: (count: string) => string
  ean: string
  page: (page: number, pages: number) => string
  perPack: (count: number) => string
}

export const PRINT_TEXTS: Record<Lang, PrintTexts> = {
  en_us: {
    name: 'Catalogue',
    models: (count) => `${count} ${count === '1' ? 'model' : 'models'}`,
    asOf: (day) => `As of ${day}`,
    version: (version) => `Version ${version}`,
    about: [
      'Created from the live catalogue. Prices are not printed; members see their prices on the website.',
      'Pictures are drawn from the specification. Compare voltage, size and part number before you order.',
    ],
    contents: 'Contents',
    standard: 'Not specific to one brand',
    fits: 'Fits',
    numbers: 'Part numbers',
    more: (count) => `and ${count} more`,
    ean: 'EAN',
    page: (page, pages) => `Page ${page} of ${pages}`,
    perPack: (count) => `pack of ${count}`,
  },
  zh_cn: {
    name: '商品目录',
    models: (count) => `共 ${count} 款商品`,
    asOf: (day) => `截至 ${day}`,
    version: (version) => `版本 ${version}`,
    about: [
      '由在线目录即时生成，不含价格；会员可在网站查看自己的价格。',
      '图片按规格绘制。订购前请核对电压、尺寸与原厂型号。',
    ],
    contents: '目录',
    standard: '不限品牌',
    fits: '适用',
    numbers: '原厂型号',
    more: (count) => `另有 ${count} 个`,
    ean: 'EAN',
    page: (page, pages) => `第 ${page} 页，共 ${pages} 页`,
    perPack: (count) => `每包 ${count} 只`,
  },
  zh_hk: {
    name: '貨品目錄',
    models: (count) => `共 ${count} 個型號`,
    asOf: (day) => `截至 ${day}`,
    version: (version) => `版本 ${version}`,
    about: [
      '由網上目錄即時製成。目錄不印價格，會員可於網站查閱其價格。',
      '圖片按規格繪製。訂購前請核對電壓、尺寸及原廠型號。',
    ],
    contents: '目錄',
    standard: '不限品牌',
    fits: '適用',
    numbers: '原廠型號',
    more: (count) => `另有 ${count} 個`,
    ean: 'EAN',
    page: (page, pages) => `第 ${page} 頁，共 ${pages} 頁`,
    perPack: (count) => `每包 ${count} 粒`,
  },
}
