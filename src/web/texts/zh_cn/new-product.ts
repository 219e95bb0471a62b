// Simplified Chinese texts of the page that introduces a new item.
import type { newProduct as master } from '../en_us/new-product.ts'

export const newProduct: typeof master = {
  title: (itemNo) => `新品：${itemNo}`,
  listed: (date) => `${date} 上架`,
  figures: '主要参数',
  devices: '新增适用机型',
  devicesMore: (count) => `以及另外 ${count} 款`,
  compare: '与您熟悉的商品对比',
  compareNone: '目录中没有适用于相同机型的较早商品。',
  newItem: '新品',
  existingItem: '已有商品',
  value: '参数',
  more: (difference) => `多 ${difference}`,
  less: (difference) => `少 ${difference}`,
  same: '相同',
  open: '查看商品页',
  all: '全部新品',
}
