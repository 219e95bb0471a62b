// Simplified Chinese texts of a product as lists show it.
import type { card as master } from '../en_us/card.ts'

export const card: typeof master = {
  columns: {
    compare: '对比',
    picture: '图片',
    itemNo: '商品编号',
    fits: '适用机型',
    voltage: '电压',
    capacity: '容量',
    energy: '能量',
    chemistry: '电池类型',
    size: '尺寸 (mm)',
    colour: '颜色',
    region: '销售区域',
    stock: '库存',
  },
  stock: { in: '有货', low: '库存紧张', out: '缺货' },
  discontinued: '已停产',
  series: '高性能系列',
  fitCount: (count) => `${count} 款设备`,
  fitsFor: (label) => `适用于 ${label}`,
  more: (count) => `+${count}`,
  unconfirmed: '适配尚未确认',
  unconfirmedShort: '适配待确认',
  values: '主要参数',
  noFits: '仅按原厂型号',
  pack: (quantity) => `${quantity} 只装`,
  compareItem: (itemNo) => `对比 ${itemNo}`,
  illustration: (itemNo) => `${itemNo} 示意图`,
  none: '未提供',
}
