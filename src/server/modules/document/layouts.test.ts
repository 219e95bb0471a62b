// Tests what invoices and credit notes state: their numbers, parties, lines and sums, from the facts alone.
import { describe, expect, test } from 'vitest'
import { LANGS } from '../../../shared/lang.ts'
import { creditNoteLayout } from './credit-note-layout.ts'
import type { CreditFacts, MonthlyFacts, ShipmentFacts } from './document-facts.ts'
import { invoiceLayout, monthlyInvoiceLayout, pricesOf } from './invoice-layouts.ts'
import { sumOfWeights, weightText } from './layout-parts.ts'
import { DOCUMENT_TEXTS } from './texts/document-texts.ts'

const t = DOCUMENT_TEXTS.en_us
const PARTY = { name: 'Buyer Ltd', lines: ['Street 1', '20095 Hamburg'], taxNo: '' }
const COMMON_FACTS = {
  seller: {
    name: 'Seller Ltd',
    lines: ['Road 2'],
    taxNo: 'T-1',
    registration: '',
    contact: ['mail@seller.example'],
  },
  buyer: PARTY,
  customerNo: 'C26-1',
  currency: 'USD',
  orderNo: 'O26-1',
  ownReference: '',
  parcelNo: 'O26-1-1',
}
const LINE = {
  itemNo: 'A-1',
  title: 'A battery',
  ean: '',
  unNumber: 'UN3480',
  hazardClass: '9',
  customsCode: '',
  origin: '',
  pieces: 1500,
  prices: [{ quantity: 1500, unit: '10.5' }],
  amount: '15750.00',
  netGrams: null,
  grossGrams: null,
}
const PARCEL: ShipmentFacts = {
  ...COMMON_FACTS,
  kind: 'wholesale',
  placedOn: '2026-01-01',
  dispatchedOn: '2026-01-02',
  shipTo: { ...PARTY, name: 'Warehouse' },
  service: 'Air',
  trackingNo: 'T1',
  grams: 1_234_500,
  paymentReference: 'RF18539007547034',
  goods: '15750.00',
  freight: '0.00',
  total: '15750.00',
  lines: [LINE],
}
const CREDIT: CreditFacts = {
  ...COMMON_FACTS,
  invoiceNo: 'INV-1',
  invoicedOn: '2026-01-02',
  goods: '1050.00',
  restocking: '157.50',
  total: '892.50',
  lines: [{ itemNo: 'A-1', title: 'A battery', pieces: 100, amount: '1050.00' }],
}
/** One o'clock in the morning in Hong Kong, where it is the next day already. */
const ISSUED = { id: 1, lang: 'en_us', issuedAt: new Date('2026-01-02T17:00:00Z') } as const

const invoiceOf = (facts: Partial<ShipmentFacts> = {}) =>
  invoiceLayout({ ...ISSUED, kind: 'invoice', number: 'INV-1', facts: { ...PARCEL, ...facts } })
const creditOf = (facts: Partial<CreditFacts> = {}) =>
  creditNoteLayout({
    ...ISSUED,
    kind: 'credit_note',
    number: 'CN-1',
    facts: { ...CREDIT, ...facts },
  })

describe('an invoice', () => {
  test('states its number, the day in the time zone of the seller, and both addresses of the buyer', () => {
    const { title, facts, parties, foot } = invoiceOf()
    expect(title).toBe(`${t.titles.invoice} INV-1`)
    expect(facts.slice(0, 2)).toEqual([
      [t.number, 'INV-1'],
      [t.date, '2026-01-03'],
    ])
    expect(facts).toContainEqual([t.weight, '1,234.500 kg'])
    expect(parties.map(({ heading, lines }) => [heading, lines[0]])).toEqual([
      [t.seller, 'Seller Ltd'],
      [t.buyer, 'Buyer Ltd'],
      [t.shipTo, 'Warehouse'],
    ])
    expect(foot).toBe('Seller Ltd · T-1')
  })

  test('has as many cells in each row as columns, and groups thousands', () => {
    const { columns, rows } = invoiceOf()
    expect(rows).toEqual([
      ['1', 'A-1', expect.stringContaining('UN 3480'), '1,500', '10.5', '15,750.00'],
    ])
    expect(columns).toHaveLength(rows[0]?.length ?? 0)
    expect(columns.at(-1)?.header).toContain('USD')
  })

  test('states a freight of zero too, and the currency with the total', () => {
    expect(invoiceOf().totals).toEqual([
      { label: t.goods, value: '15,750.00' },
      { label: t.freight, value: '0.00' },
      { label: t.total, value: 'USD 15,750.00', isStrong: true },
    ])
  })

  test('shows each unit price of a line with its pieces', () => {
    const prices = [
      { quantity: 1200, unit: '10' },
      { quantity: 300, unit: '12.5' },
    ]
    expect(pricesOf({ ...LINE, prices })).toBe('1,200 × 10\n300 × 12.5')
  })
})

test('a tax number of the buyer is stated where there is one', () => {
  const lines = (taxNo: string) => invoiceOf({ buyer: { ...PARTY, taxNo } }).parties[1]?.lines
  expect(lines('')).toEqual(['Buyer Ltd', 'Street 1', '20095 Hamburg'])
  expect(lines('DE1')?.at(-1)).toContain('DE1')
})

test('a monthly invoice has a row for each parcel and states no delivery address', () => {
  const money = { goods: '60.00', freight: '8.00', amount: '68.00' }
  const parcel = { ...COMMON_FACTS, ...money, dispatchedOn: '2026-01-02', pieces: 2 }
  const facts: MonthlyFacts = {
    ...COMMON_FACTS,
    month: '2026-01',
    paymentReference: 'RF18539007547034',
    goods: '120.00',
    freight: '16.00',
    total: '136.00',
    parcels: [parcel, { ...parcel, parcelNo: 'O26-1-2' }],
  }
  const layout = monthlyInvoiceLayout({ ...ISSUED, kind: 'monthly_invoice', number: 'M-1', facts })
  expect(layout.rows.map(([, parcelNo]) => parcelNo)).toEqual(['O26-1-1', 'O26-1-2'])
  for (const row of layout.rows) expect(row).toHaveLength(layout.columns.length)
  expect(layout.facts).toContainEqual([t.parcels, '2'])
  expect(layout.parties).toHaveLength(2)
  expect(layout.totals.at(-1)?.value).toBe('USD 136.00')
})

describe('a credit note', () => {
  test('names the invoice that it corrects, and deducts the restocking fee', () => {
    const { facts, totals, notes } = creditOf()
    expect(facts).toContainEqual([t.corrects, 'INV-1, 2026-01-02'])
    expect(totals).toEqual([
      { label: t.goods, value: '1,050.00' },
      { label: t.restocking, value: '−157.50' },
      { label: t.credit, value: 'USD 892.50', isStrong: true },
    ])
    expect(notes).toEqual([])
  })

  test.each([
    ['neither fee nor freight', { restocking: '0.00' }, []],
    ['a freight of zero', { restocking: '0.00', freight: '0.00' }, []],
    ['the freight of a lost parcel', { restocking: '0.00', freight: '0.05' }, [t.freight]],
    ['both', { restocking: '0.01', freight: '8.00' }, [t.freight, t.restocking]],
  ])('with %s has only the sums that are not zero', (_, facts, between) => {
    expect(creditOf(facts).totals.map(({ label }) => label)).toEqual([
      t.goods,
      ...between,
      t.credit,
    ])
  })
})

test('a weight is unknown as soon as that of one line is', () => {
  expect(weightText(sumOfWeights([100, 34]))).toBe('0.134 kg')
  expect(weightText(sumOfWeights([100, null, 34]))).toBe('–')
  expect(weightText(sumOfWeights([]))).toBe('0.000 kg')
})

test.each(LANGS)('in %s every label of an invoice is written', (lang) => {
  const { title, facts, columns, totals } = invoiceLayout({
    ...ISSUED,
    lang,
    kind: 'invoice',
    number: 'INV-1',
    facts: PARCEL,
  })
  const labels = [title, ...facts.map(([label]) => label), ...columns.map(({ header }) => header)]
  for (const label of [...labels, ...totals.map((total) => total.label)]) {
    expect(label.trim()).not.toBe('')
    expect(label).not.toMatch(/undefined|\{/)
  }
})
