// The commercial invoice of a parcel and the monthly invoice of a dropshipper.
import { groupedAmounts } from '../../../shared/money.ts'
import type { DocumentLine, IssuedDocument } from './document-facts.ts'
import type { DocumentLayout } from './draw-document.ts'
import { DOCUMENT_TEXTS, type DocumentTexts } from './texts/document-texts.ts'
import {
  itemDescription,
  issuedParts,
  itemColumns,
  moneyIn,
  numberAndDate,
  parcelFacts,
  partyPart,
  weightText,
} from './layout-parts.ts'
import { currencyName } from '../../../shared/currency-name.ts'
import { bracketedIn } from '../../../shared/punctuation.ts'
import { inGroupsOfFour } from '../../../shared/groups-of-four.ts'

type Invoice<K> = Extract<IssuedDocument, { kind: K }>

export function invoiceLayout(invoice: Invoice<'invoice'>): DocumentLayout {
  const { lang, facts } = invoice
  const t = DOCUMENT_TEXTS[lang]
  const parts = issuedParts(invoice, t)
  return {
    ...parts,
    facts: [
      ...numberAndDate(invoice, t),
      [t.customerNo, facts.customerNo],
      ...parcelFacts(facts, t),
      [t.weight, weightText(facts.grams)],
    ],
    parties: [...parts.parties, partyPart(t.shipTo, facts.shipTo, t)],
    columns: [
      ...itemColumns(t),
      { header: t.pieces, width: 42, isNumeric: true },
      { header: t.unitPrice, width: 74, isNumeric: true },
      amountColumn(invoice, t),
    ],
    rows: facts.lines.map((line, at) => [
      String(at + 1),
      line.itemNo,
      itemDescription(line, t),
      groupedAmounts(String(line.pieces)),
      pricesOf(line),
      groupedAmounts(line.amount),
    ]),
    totals: totalsOf(facts, t),
    notes: [t.paid(inGroupsOfFour(facts.paymentReference))],
  }
}

export function monthlyInvoiceLayout(invoice: Invoice<'monthly_invoice'>): DocumentLayout {
  const { lang, facts } = invoice
  const t = DOCUMENT_TEXTS[lang]
  return {
    ...issuedParts(invoice, t),
    facts: [
      ...numberAndDate(invoice, t),
      [t.month, facts.month],
      [t.customerNo, facts.customerNo],
      [t.parcels, groupedAmounts(String(facts.parcels.length))],
    ],
    columns: [
      { header: t.dispatched, width: 62 },
      { header: t.parcelNo, width: 92 },
      { header: t.ownReference, width: 0 },
      { header: t.pieces, width: 42, isNumeric: true },
      { header: t.goods, width: 68, isNumeric: true },
      { header: t.freight, width: 62, isNumeric: true },
      amountColumn(invoice, t),
    ],
    rows: facts.parcels.map((parcel) => [
      parcel.dispatchedOn,
      parcel.parcelNo,
      parcel.ownReference,
      groupedAmounts(String(parcel.pieces)),
      groupedAmounts(parcel.goods),
      groupedAmounts(parcel.freight),
      groupedAmounts(parcel.amount),
    ]),
    totals: totalsOf(facts, t),
    notes: [t.paid(inGroupsOfFour(facts.paymentReference))],
  }
}

/** Its header names the currency. */
function amountColumn(
  { lang, facts }: Invoice<'invoice' | 'monthly_invoice'>,
  t: DocumentTexts,
): DocumentLayout['columns'][number] {
  const currency = bracketedIn(lang, currencyName(facts.currency))
  return { header: t.amount + currency, width: 78, isNumeric: true }
}

export function totalsOf(
  { goods, freight, total, currency }: Record<'goods' | 'freight' | 'total' | 'currency', string>,
  t: DocumentTexts,
): DocumentLayout['totals'] {
  return [
    { label: t.goods, value: groupedAmounts(goods) },
    { label: t.freight, value: groupedAmounts(freight) },
    { label: t.total, value: moneyIn(currency, total), isStrong: true },
  ]
}

/** '12.5', or '5 × 10' and '3 × 12.5' where the pieces of a line have several prices. */
export function pricesOf({ prices }: DocumentLine): string {
  const [first] = prices
  if (prices.length === 1 && first) return groupedAmounts(first.unit)
  return prices.map(({ quantity, unit }) => groupedAmounts(`${quantity} × ${unit}`)).join('\n')
}
