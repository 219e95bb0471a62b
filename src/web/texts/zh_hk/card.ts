// Hong Kong Chinese texts of a product as lists show it.
import type { card as master } from '../en_us/card.ts'

export const card: typeof master = {
  columns: {
    compare: '比較',
    picture: '圖片',
    itemNo: '貨品編號',
    fits: '適用型號',
    voltage: '電壓',
    capacity: '容量',
    energy: '能量',
    chemistry: '電池種類',
    size: '尺寸 (mm)',
    colour: '顏色',
    region: '銷售地區',
    stock: '存貨',
  },
  stock: { in: '現貨', low: '存貨不多', out: '缺貨' },
  discontinued: '已停產',
  series: '高性能系列',
  fitCount: (count) => `${count} 款裝置`,
  fitsFor: (label) => `適用於 ${label}`,
  more: (count) => `+${count}`,
  unconfirmed: '是否適用有待確認',
  unconfirmedShort: '適用待確認',
  values: '主要規格',
  noFits: '只按原廠型號',
  pack: (quantity) => `${quantity} 粒裝`,
  compareItem: (itemNo) => `比較 ${itemNo}`,
  illustration: (itemNo) => `${itemNo} 示意圖`,
  none: '未有資料',
}
