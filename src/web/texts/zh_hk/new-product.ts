// Hong Kong Chinese texts of the page that introduces a new item.
import type { newProduct as master } from '../en_us/new-product.ts'

export const newProduct: typeof master = {
  title: (itemNo) => `新貨品：${itemNo}`,
  listed: (date) => `${date} 上架`,
  figures: '主要數據',
  devices: '新增適用機型',
  devicesMore: (count) => `以及另外 ${count} 款`,
  compare: '與您熟悉的貨品比較',
  compareNone: '目錄內沒有適用於相同機型的較早貨品。',
  newItem: '新貨品',
  existingItem: '現有貨品',
  value: '項目',
  more: (difference) => `多 ${difference}`,
  less: (difference) => `少 ${difference}`,
  same: '相同',
  open: '查看貨品頁',
  all: '所有新貨品',
}
