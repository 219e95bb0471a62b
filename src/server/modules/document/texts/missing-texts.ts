// Why a document does not exist, as whole sentences that say when it will or what to do.
import type { Lang } from '../../../../shared/lang.ts'

export type MissingReason =
  | 'notOffered'
  | 'notPayable'
  | 'notPacked'
  | 'notInvoiced'
  | 'monthNotInvoiced'
  | 'demonstration'
  | 'testMode'
  | 'noCredit'
  | 'slipOff'
  | 'otherKind'
  | 'nothingReserved'

export const MISSING_TEXTS: Readonly<Record<MissingReason, Record<Lang, string>>> = {
  notOffered: {
    en_us:
      'We have not made an offer for this order yet. We will email you the proforma invoice with the offer.',
    zh_cn: '该订单尚无报价，我们会将形式发票随报价以邮件发送给您。',
    zh_hk: '此訂單尚未有報價，我們會將形式發票連同報價以電郵發送給您。',
  },
  notPayable: {
    en_us:
      'No payment is due for this order at the moment. If there is an open offer, accept it first.',
    zh_cn: '该订单目前无需付款。如有报价，请先接受报价。',
    zh_hk: '此訂單目前毋須付款。如有報價，請先接受報價。',
  },
  notPacked: {
    en_us: 'No parcel of this order has been packed yet. Try again after packing.',
    zh_cn: '该订单尚无包裹打包完毕，请在打包后再试。',
    zh_hk: '此訂單尚未有已包裝的包裹，請於包裝後再試。',
  },
  notInvoiced: {
    en_us: 'The invoice is issued when the parcel is dispatched. Try again after that.',
    zh_cn: '发票在包裹发货时开具，请届时再试。',
    zh_hk: '發票於包裹寄出時發出，請屆時再試。',
  },
  monthNotInvoiced: {
    en_us:
      'We invoice dispatched parcels monthly. The invoice is ready on the first day of the month after dispatch.',
    zh_cn: '已发货的包裹每月统一开具一张发票，发货次月第一天可查看。',
    zh_hk: '每月寄出的包裹合併發出一張發票，於翌月首日起可供查閱。',
  },
  demonstration: {
    en_us: 'This order was placed at demonstration prices, so it is not invoiced.',
    zh_cn: '该订单按演示价格下单，不开具发票。',
    zh_hk: '此訂單以示範價格落單，不會發出發票。',
  },
  testMode: {
    en_us: 'This is a test order, so it is not invoiced.',
    zh_cn: '该订单为测试订单，不开具发票。',
    zh_hk: '此訂單屬測試訂單，不會發出發票。',
  },
  noCredit: {
    en_us:
      'This order has no credit note. One is issued when returned pieces or an invoiced parcel are refunded.',
    zh_cn: '该订单没有贷项通知单；退货或已开发票的包裹退款时才会开具。',
    zh_hk: '此訂單沒有貸項通知書；退貨或已開發票的包裹獲退款時方會發出。',
  },
  slipOff: {
    en_us:
      'Packing slips are switched off. Switch them on in the order settings under “Balance and payments”.',
    zh_cn: '随货单未启用，请在资金账户的“订单设置”中开启。',
    zh_hk: '隨貨單未啟用，請於「款項帳戶」的「訂單設定」開啟。',
  },
  otherKind: {
    en_us: 'This document does not exist for this type of order. Choose another document.',
    zh_cn: '此类订单没有该单据，请选择其他单据。',
    zh_hk: '此類訂單沒有該單據，請選擇其他單據。',
  },
  nothingReserved: {
    en_us: 'No pieces of this order are reserved yet. Try again once its items are in stock.',
    zh_cn: '该订单尚无已预留的商品，请在到货后再试。',
    zh_hk: '此訂單未有預留的貨品，請於到貨後再試。',
  },
}
