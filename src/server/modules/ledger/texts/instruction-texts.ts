// Texts of payment instructions as files, in each language.
import type { Lang } from '../../../../shared/lang.ts'

export interface InstructionTexts {
  title: string
  method: string
  methods: Record<string, string>
  credit: string
  charge: string
  toPay: string
  reference: string
  /** The heading of the day by which the money is in the account. */
  creditedBy: string
  bank: string
  askUs: string
  withReference: string
  /** That `creditedBy` is counted from a payment that arrives on this day. */
  validFrom: (day: string) => string
}

export const INSTRUCTION_TEXTS: Readonly<Record<Lang, InstructionTexts>> = {
  en_us: {
    title: 'Payment instructions',
    method: 'Payment method',
    methods: { transfer: 'Bank transfer', paypal: 'PayPal' },
    credit: 'Credited to your account',
    charge: 'Surcharge',
    toPay: 'To pay',
    reference: 'Payment reference',
    creditedBy: 'Credited by',
    bank: 'Bank details',
    askUs: 'Ask us for our bank details before you pay.',
    withReference: 'Always state the payment reference, so that we can match the payment.',
    validFrom: (day) => `The crediting date applies if the payment arrives on ${day}.`,
  },
  zh_cn: {
    title: '付款说明',
    method: '付款方式',
    methods: { transfer: '银行转账', paypal: 'PayPal' },
    credit: '入账金额',
    charge: '手续费',
    toPay: '应付',
    reference: '付款参考号',
    creditedBy: '最迟入账日',
    bank: '收款账户',
    askUs: '请在付款前向我们索取收款账户。',
    withReference: '付款时请务必注明付款参考号，以便我们核对入账。',
    validFrom: (day) => `最迟入账日按款项于 ${day} 到达计算。`,
  },
  zh_hk: {
    title: '付款指示',
    method: '付款方式',
    methods: { transfer: '銀行轉帳', paypal: 'PayPal' },
    credit: '入帳金額',
    charge: '手續費',
    toPay: '應付',
    reference: '付款參考編號',
    creditedBy: '最遲入帳日',
    bank: '收款帳戶',
    askUs: '請於付款前向我們索取收款帳戶。',
    withReference: '付款時請務必註明付款參考編號，以便我們核對入帳。',
    validFrom: (day) => `最遲入帳日以款項於 ${day} 到帳計算。`,
  },
}
