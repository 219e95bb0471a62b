// What only the proforma of an offer says, in each language.
import type { Lang } from '../../../../shared/lang.ts'

export interface ProformaTexts {
  revision: string
  validUntil: string
  paymentReference: string
  ordered: string
  offered: string
  accept: (day: string) => string
  method: (name: string, charge: string, toPay: string) => string
  withReference: (reference: string) => string
}

export const PROFORMA_TEXTS: Readonly<Record<Lang, ProformaTexts>> = {
  en_us: {
    revision: 'Offer revision',
    validUntil: 'Valid until',
    paymentReference: 'Payment reference',
    ordered: 'Ordered',
    offered: 'Offered',
    accept: (day) =>
      `This is an offer, not an invoice. Please accept it in your account by ${day}, then pay in advance.`,
    method: (name, charge, toPay) => `${name}: surcharge ${charge}, to pay ${toPay}.`,
    withReference: (reference) =>
      `Always state the payment reference ${reference}, so that we can match the payment.`,
  },
  zh_cn: {
    revision: '报价版本',
    validUntil: '有效期至',
    paymentReference: '付款参考号',
    ordered: '订购件数',
    offered: '可供件数',
    accept: (day) => `本单据为报价，并非发票。请最迟于 ${day} 在您的账户中接受报价，然后预付款项。`,
    method: (name, charge, toPay) => `${name}：手续费 ${charge}，应付 ${toPay}。`,
    withReference: (reference) => `付款时请务必注明付款参考号 ${reference}，以便我们核对入账。`,
  },
  zh_hk: {
    revision: '報價版本',
    validUntil: '有效期至',
    paymentReference: '付款參考編號',
    ordered: '訂購件數',
    offered: '報價件數',
    accept: (day) =>
      `本文件為報價，並非發票。請最遲於 ${day} 在閣下的帳戶中接受報價，然後預先付款。`,
    method: (name, charge, toPay) => `${name}：手續費 ${charge}，應付 ${toPay}。`,
    withReference: (reference) => `付款時請務必註明付款參考編號 ${reference}，以便我們核對入帳。`,
  },
}
