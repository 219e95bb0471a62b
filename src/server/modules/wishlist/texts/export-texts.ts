// Texts of exported wish lists in three languages; the headings are also accepted in pasted lists.
import type { PriceReason } from '../../../../contract/price.ts'
import { currencyName } from '../../../../shared/currency-name.ts'
import type { Lang } from '../../../../shared/lang.ts'

export interface ExportTexts {
  itemNo: string
  title: string
  quantity: string
  unit: (currency: string) => string
  total: (currency: string) => string
  note: string
  yourNumber: string
  yourRow: string
  sum: string
  onRequest: string
  notForRegion: string
  company: string
  customerNo: string
  date: string
  validity: string
  validOn: (day: string) => string
  unpriced: (lines: number) => string
  page: (page: number, pages: number) => string
  lines: (count: number) => string
  empty: string
}

/** Shown where a price is missing. */
export function missingPriceText(
  reason: PriceReason | null,
  t: Pick<ExportTexts, 'onRequest' | 'notForRegion'>,
): string {
  return reason === 'region_blocked' ? t.notForRegion : t.onRequest
}

export const EXPORT_TEXTS: Record<Lang, ExportTexts> = {
  en_us: {
    itemNo: 'Item number',
    title: 'Product',
    quantity: 'Quantity',
    unit: (currency) => `Unit price (${currencyName(currency)})`,
    total: (currency) => `Total (${currencyName(currency)})`,
    note: 'Note',
    yourNumber: 'Your number',
    yourRow: 'Your row',
    sum: 'Total',
    onRequest: 'on request',
    notForRegion: 'not sold in your region',
    company: 'Company',
    customerNo: 'Customer number',
    date: 'Date',
    validity: 'Prices valid',
    validOn: (day) => `on ${day}; ask for a quotation to hold them`,
    unpriced: (lines) =>
      `${lines === 1 ? '1 line is' : `${lines} lines are`} not included in the total: no price, or a quantity that cannot be ordered.`,
    page: (page, pages) => `Page ${page} of ${pages}`,
    lines: (count) => (count === 1 ? '1 line' : `${count} lines`),
    empty: 'This list is empty.',
  },
  zh_cn: {
    itemNo: '商品编号',
    title: '商品名称',
    quantity: '数量',
    unit: (currency) => `单价（${currencyName(currency)}）`,
    total: (currency) => `金额（${currencyName(currency)}）`,
    note: '备注',
    yourNumber: '您的料号',
    yourRow: '您的行号',
    sum: '合计',
    onRequest: '请询价',
    notForRegion: '本区域不销售',
    company: '公司',
    customerNo: '客户编号',
    date: '日期',
    validity: '价格有效期',
    validOn: (day) => `${day}当日；如需锁定价格，请索取报价`,
    unpriced: (lines) => `有 ${lines} 行未计入合计：暂无价格，或数量不符合订购要求。`,
    page: (page, pages) => `第 ${page} 页，共 ${pages} 页`,
    lines: (count) => `共 ${count} 行`,
    empty: '此清单为空。',
  },
  zh_hk: {
    itemNo: '貨品編號',
    title: '貨品名稱',
    quantity: '數量',
    unit: (currency) => `單價（${currencyName(currency)}）`,
    total: (currency) => `金額（${currencyName(currency)}）`,
    note: '備註',
    yourNumber: '您的編號',
    yourRow: '您的行號',
    sum: '合計',
    onRequest: '請查詢',
    notForRegion: '不在您的地區發售',
    company: '公司',
    customerNo: '客戶編號',
    date: '日期',
    validity: '價格有效期',
    validOn: (day) => `${day}當日；如需鎖定價格，請索取報價`,
    unpriced: (lines) => `有 ${lines} 行未計入合計：未有價格，或數量不符合訂購要求。`,
    page: (page, pages) => `第 ${page} 頁，共 ${pages} 頁`,
    lines: (count) => `共 ${count} 行`,
    empty: '此清單並無內容。',
  },
}
