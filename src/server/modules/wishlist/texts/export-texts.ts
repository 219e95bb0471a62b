// Texts of exported wish lists in three languages; the headings are also accepted in pasted lists.
import type { Lang } from '../../../../shared/lang.ts'

export interface ExportTexts {
  itemNo: string
  title: string
  quantity: string
  unit: (currency: string) => string
  total: (currency: string) => string
  note: string
  sum: string
  onRequest: string
  unpriced: (lines: number) => string
  page: (page: number, pages: number) => string
  lines: (count: number, day: string) => string
  empty: string
}

/** Buyers know the currency CNY as RMB. */
const shown = (currency: string) => (currency === 'CNY' ? 'RMB' : currency)

export const EXPORT_TEXTS: Record<Lang, ExportTexts> = {
  en_us: {
    itemNo: 'Item number',
    title: 'Product',
    quantity: 'Quantity',
    unit: (currency) => `Unit price (${shown(currency)})`,
    total: (currency) => `Total (${shown(currency)})`,
    note: 'Note',
    sum: 'Total',
    onRequest: 'on request',
    unpriced: (lines) =>
      `${lines === 1 ? '1 line is' : `${lines} lines are`} not in the total: no price, or a quantity that cannot be ordered.`,
    page: (page, pages) => `Page ${page} of ${pages}`,
    lines: (count, day) => `${count === 1 ? '1 line' : `${count} lines`}, ${day}`,
    empty: 'This list is empty.',
  },
  zh_cn: {
    itemNo: '商品编号',
    title: '商品名称',
    quantity: '数量',
    unit: (currency) => `单价（${shown(currency)}）`,
    total: (currency) => `金额（${shown(currency)}）`,
    note: '备注',
    sum: '合计',
    onRequest: '请询价',
    unpriced: (lines) => `有 ${lines} 行未计入合计：暂无价格，或数量不符合订购要求。`,
    page: (page, pages) => `第 ${page} 页，共 ${pages} 页`,
    lines: (count, day) => `共 ${count} 行，${day}`,
    empty: '此清单为空。',
  },
  zh_hk: {
    itemNo: '貨品編號',
    title: '貨品名稱',
    quantity: '數量',
    unit: (currency) => `單價（${shown(currency)}）`,
    total: (currency) => `金額（${shown(currency)}）`,
    note: '備註',
    sum: '合計',
    onRequest: '請查詢',
    unpriced: (lines) => `有 ${lines} 行未計入合計：未有價格，或數量不符合訂購要求。`,
    page: (page, pages) => `第 ${page} 頁，共 ${pages} 頁`,
    lines: (count, day) => `共 ${count} 行，${day}`,
    empty: '此清單並無內容。',
  },
}
