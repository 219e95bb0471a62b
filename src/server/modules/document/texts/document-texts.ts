// Texts of proformas, invoices, credit notes, packing lists, pick lists and slips, and the title of payment instructions,
// in each language.
import type { Lang } from '../../../../shared/lang.ts'

export interface DocumentTexts {
  titles: Record<
    | 'proforma'
    | 'payment_instruction'
    | 'invoice'
    | 'monthly_invoice'
    | 'credit_note'
    | 'packing_list'
    | 'pick_list'
    | 'slip',
    string
  >
  number: string
  date: string
  month: string
  corrects: string
  orderNo: string
  orderDate: string
  ownReference: string
  parcelNo: string
  dispatched: string
  service: string
  tracking: string
  weight: string
  customerNo: string
  currency: string
  seller: string
  buyer: string
  shipTo: string
  sender: string
  taxNo: string
  line: string
  itemNo: string
  item: string
  pieces: string
  unitPrice: string
  amount: string
  parcels: string
  netWeight: string
  grossWeight: string
  dateCodes: string
  customsCode: string
  origin: string
  hazard: (unNumber: string, hazardClass: string) => string
  goods: string
  freight: string
  restocking: string
  total: string
  credit: string
  paid: (reference: string) => string
  packSlip: string
  packList: string
  reserved: string
}

export const DOCUMENT_TEXTS: Readonly<Record<Lang, DocumentTexts>> = {
  en_us: {
    titles: {
      proforma: 'Proforma invoice',
      payment_instruction: 'Payment instructions',
      invoice: 'Commercial invoice',
      monthly_invoice: 'Monthly invoice',
      credit_note: 'Credit note',
      packing_list: 'Packing list',
      pick_list: 'Pick list',
      slip: 'Packing slip',
    },
    number: 'Number',
    date: 'Date',
    month: 'Month',
    corrects: 'Corrects invoice',
    orderNo: 'Order number',
    orderDate: 'Order date',
    ownReference: 'Your reference',
    parcelNo: 'Parcel',
    dispatched: 'Dispatched',
    service: 'Service',
    tracking: 'Tracking number',
    weight: 'Parcel weight',
    customerNo: 'Customer number',
    currency: 'Currency',
    seller: 'Seller',
    buyer: 'Buyer',
    shipTo: 'Ship to',
    sender: 'Sender',
    taxNo: 'Tax number',
    line: 'No.',
    itemNo: 'Item number',
    item: 'Description',
    pieces: 'Pieces',
    unitPrice: 'Unit price',
    amount: 'Amount',
    parcels: 'Parcels',
    netWeight: 'Net weight',
    grossWeight: 'Gross weight',
    dateCodes: 'Date codes',
    customsCode: 'HS code',
    origin: 'Origin',
    hazard: (unNumber, hazardClass) => `${unNumber}, Class ${hazardClass}`,
    goods: 'Goods',
    freight: 'Freight',
    restocking: 'Restocking fee',
    total: 'Total',
    credit: 'Total credited',
    paid: (reference) =>
      `Payment terms: paid in advance. Payment reference: ${reference}. No amount is due.`,
    packSlip: 'Put a neutral packing slip in the parcel.',
    packList: 'Put the packing list in the parcel.',
    reserved: 'This list contains reserved pieces only.',
  },
  zh_cn: {
    titles: {
      proforma: '形式发票（PI）',
      payment_instruction: '付款说明',
      invoice: '商业发票',
      monthly_invoice: '月度发票',
      credit_note: '贷项通知单（Credit Note）',
      packing_list: '装箱单',
      pick_list: '拣货单',
      slip: '随货单',
    },
    number: '编号',
    date: '日期',
    month: '月份',
    corrects: '原发票号',
    orderNo: '订单号',
    orderDate: '下单日期',
    ownReference: '您的参考号',
    parcelNo: '包裹',
    dispatched: '发货日期',
    service: '配送渠道',
    tracking: '运单号',
    weight: '包裹重量',
    customerNo: '客户编号',
    currency: '币种',
    seller: '卖方',
    buyer: '买方',
    shipTo: '收货人',
    sender: '寄件人',
    taxNo: '税号',
    line: '序号',
    itemNo: '商品编号',
    item: '品名',
    pieces: '件数',
    unitPrice: '单价',
    amount: '金额',
    parcels: '包裹',
    netWeight: '净重',
    grossWeight: '毛重',
    dateCodes: '日期码',
    customsCode: '海关编码',
    origin: '原产地',
    hazard: (unNumber, hazardClass) => `${unNumber}，第 ${hazardClass} 类`,
    goods: '货款',
    freight: '运费',
    restocking: '退货手续费',
    total: '合计',
    credit: '退款合计',
    paid: (reference) => `付款条件：预付。付款参考号：${reference}。款项已付清，无需再付款。`,
    packSlip: '请在包裹内放入不含我们信息的随货单。',
    packList: '请在包裹内放入装箱单。',
    reserved: '仅列出已预留的商品。',
  },
  zh_hk: {
    titles: {
      proforma: '形式發票',
      payment_instruction: '付款指示',
      invoice: '商業發票',
      monthly_invoice: '每月發票',
      credit_note: '貸項通知書',
      packing_list: '裝箱單',
      pick_list: '揀貨單',
      slip: '隨貨單',
    },
    number: '編號',
    date: '日期',
    month: '月份',
    corrects: '所更正的發票',
    orderNo: '訂單編號',
    orderDate: '落單日期',
    ownReference: '閣下的參考編號',
    parcelNo: '包裹',
    dispatched: '寄出日期',
    service: '送貨服務',
    tracking: '追蹤編號',
    weight: '包裹重量',
    customerNo: '客戶編號',
    currency: '貨幣',
    seller: '賣方',
    buyer: '買方',
    shipTo: '收貨人',
    sender: '寄件人',
    taxNo: '稅務編號',
    line: '序號',
    itemNo: '貨品編號',
    item: '貨品說明',
    pieces: '件數',
    unitPrice: '單價',
    amount: '金額',
    parcels: '包裹',
    netWeight: '淨重',
    grossWeight: '毛重',
    dateCodes: '日期碼',
    customsCode: 'HS 編碼',
    origin: '原產地',
    hazard: (unNumber, hazardClass) => `${unNumber}，第 ${hazardClass} 類`,
    goods: '貨款',
    freight: '運費',
    restocking: '退貨手續費',
    total: '合計',
    credit: '退款合計',
    paid: (reference) => `付款條款：預先付款。付款參考編號：${reference}。款項已付清，毋須再付款。`,
    packSlip: '請在包裹內附上不載有我們資料的隨貨單。',
    packList: '請在包裹內附上裝箱單。',
    reserved: '只列出已預留的貨品。',
  },
}
