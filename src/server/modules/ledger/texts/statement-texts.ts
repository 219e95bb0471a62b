// Texts of account statements as files, in each language.
import type { Lang } from '../../../../shared/lang.ts'
import type { LedgerEntryKind } from '../../../../shared/ledger-kinds.ts'

export interface StatementTexts {
  title: string
  preliminary: string
  opening: string
  closing: string
  columns: {
    date: string
    entry: string
    reference: string
    available: string
    held: string
    availableAfter: string
    heldAfter: string
  }
  kinds: Record<LedgerEntryKind, string>
  order: (no: string) => string
  payment: (id: number) => string
  payout: (id: number) => string
}

export const STATEMENT_TEXTS: Readonly<Record<Lang, StatementTexts>> = {
  en_us: {
    title: 'Account statement',
    preliminary: 'Preliminary: the month is still open',
    opening: 'Opening balance',
    closing: 'Closing balance',
    columns: {
      date: 'Date (Hong Kong)',
      entry: 'Entry',
      reference: 'Reference',
      available: 'Available (change)',
      held: 'Held (change)',
      availableAfter: 'Available',
      heldAfter: 'Held',
    },
    kinds: {
      payment: 'Payment received',
      payment_charge: 'Payment surcharge',
      payment_reversal: 'Payment reversed',
      charge_reversal: 'Payment surcharge reversed',
      open_charge: 'Settlement of an amount owed',
      hold: 'Held',
      release: 'Released',
      capture_goods: 'Goods dispatched',
      capture_freight: 'Freight',
      refund: 'Refund',
      refund_freight: 'Freight refunded',
      restocking: 'Restocking fee',
      disposal: 'Disposal charge',
      adjustment: 'Adjustment',
      payout: 'Payout',
      payout_return: 'Returned payout',
    },
    order: (no) => `Order ${no}`,
    payment: (id) => `Payment ${id}`,
    payout: (id) => `Payout ${id}`,
  },
  zh_cn: {
    title: '账户对账单',
    preliminary: '未结账：本月尚未结束',
    opening: '期初余额',
    closing: '期末余额',
    columns: {
      date: '日期（香港时间）',
      entry: '项目',
      reference: '关联单号',
      available: '可用余额变动',
      held: '冻结金额变动',
      availableAfter: '可用余额',
      heldAfter: '冻结金额',
    },
    kinds: {
      payment: '付款入账',
      payment_charge: '付款手续费',
      payment_reversal: '付款撤销',
      charge_reversal: '付款手续费撤销',
      open_charge: '扣除欠款',
      hold: '冻结款项',
      release: '解冻款项',
      capture_goods: '货款（已发货）',
      capture_freight: '运费',
      refund: '退款',
      refund_freight: '运费退款',
      restocking: '退货手续费',
      disposal: '处置费',
      adjustment: '账务调整',
      payout: '提现',
      payout_return: '提现退回',
    },
    order: (no) => `订单 ${no}`,
    payment: (id) => `付款 ${id}`,
    payout: (id) => `提现 ${id}`,
  },
  zh_hk: {
    title: '帳戶月結單',
    preliminary: '未結算：本月尚未完結',
    opening: '期初結餘',
    closing: '期末結餘',
    columns: {
      date: '日期（香港時間）',
      entry: '項目',
      reference: '參考編號',
      available: '可用結餘變動',
      held: '預留款項變動',
      availableAfter: '可用結餘',
      heldAfter: '預留款項',
    },
    kinds: {
      payment: '收到款項',
      payment_charge: '付款手續費',
      payment_reversal: '款項撤銷',
      charge_reversal: '付款手續費撤銷',
      open_charge: '扣除欠款',
      hold: '預留款項',
      release: '解除預留',
      capture_goods: '貨款（已寄出）',
      capture_freight: '運費',
      refund: '退款',
      refund_freight: '運費退款',
      restocking: '退貨手續費',
      disposal: '處置費用',
      adjustment: '帳目調整',
      payout: '提款',
      payout_return: '提款退回',
    },
    order: (no) => `訂單 ${no}`,
    payment: (id) => `付款 ${id}`,
    payout: (id) => `提款 ${id}`,
  },
}
