// One sample of each kind of issued document in each language; the version of the renderer is a hash of them.
import { LANGS } from '../../../shared/lang.ts'
import type { CreditFacts, IssuedDocument, MonthlyFacts, ShipmentFacts } from './document-facts.ts'

const SELLER = {
  name: 'Seller 卖方 賣方',
  lines: ['Address'],
  taxNo: 'T-1',
  registration: 'R-1',
  contact: ['mail@seller.example'],
}
const PARTY = { name: 'Buyer Łódź', lines: ['Street 1', '20095 Hamburg'], taxNo: 'DE1' }
const ABOUT = {
  seller: SELLER,
  buyer: PARTY,
  customerNo: 'C-1',
  currency: 'CNY',
  goods: '1230.00',
  freight: '8.00',
  total: '1238.00',
  orderNo: 'O26-0000001',
  ownReference: 'PO 1',
  parcelNo: 'O26-0000001-1',
  paymentReference: 'RF18539007547034',
}
const LINE = {
  itemNo: 'A-1',
  title: 'A replacement battery 替换电池 代用電池',
  ean: '4006381333931',
  unNumber: 'UN3480',
  hazardClass: '9',
  customsCode: '850760',
  origin: 'China 中国 中國',
  pieces: 123,
  prices: [
    { quantity: 23, unit: '10' },
    { quantity: 100, unit: '10' },
  ],
  amount: '1230.00',
  netGrams: 100,
  grossGrams: null,
}
const SHIPMENT: ShipmentFacts = {
  ...ABOUT,
  kind: 'wholesale',
  placedOn: '2026-01-01',
  dispatchedOn: '2026-01-02',
  shipTo: PARTY,
  service: 'Air',
  trackingNo: 'T1',
  grams: 1234,
  lines: [LINE],
}
const MONTH: MonthlyFacts = {
  ...ABOUT,
  month: '2026-01',
  parcels: [{ ...ABOUT, dispatchedOn: '2026-01-02', pieces: 123, amount: '1238.00' }],
}
const CREDIT: CreditFacts = {
  ...ABOUT,
  invoiceNo: 'I26-000001',
  invoicedOn: '2026-01-02',
  lines: [LINE],
  restocking: '1.00',
}

export const SAMPLE_DOCUMENTS: readonly IssuedDocument[] = LANGS.flatMap((lang) => {
  const about = { id: 1, number: 'I26-000001', lang, issuedAt: new Date('2026-01-02T00:00:00Z') }
  return [
    { ...about, kind: 'invoice', facts: SHIPMENT },
    { ...about, kind: 'monthly_invoice', facts: MONTH },
    { ...about, kind: 'credit_note', facts: CREDIT },
  ] satisfies IssuedDocument[]
})
