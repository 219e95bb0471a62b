// The commercial invoice of a parcel and the monthly invoice of a dropshipper.
import { sellerDay } from '../../../shared/seller-day.ts'
import { groupedAmounts } from '../../../shared/money.ts'
import type { DocumentLine, IssuedDocument } from './document-facts.ts'
import type { DocumentLayout } from './draw-document.ts'
import { DOCUMENT_TEXTS, type DocumentTexts } from './texts/document-texts.ts'
import {
  describedItem,
  footOf,
  itemColumns,
  moneyIn,
  parcelFacts,
  partyPart,
  sellerPart,
  weightText,
} from './layout-parts.ts'
import { currencyName } from '../../../shared/currency-name.ts'
import { bracketedIn } from '../../../shared/punctuation.ts'
import { inGroupsOfFour } from '../../../shared/groups-of-four.ts'

type Invoice<K> = Extract<IssuedDocument, { kind: K }>

export function invoiceLayout({
  number,
  lang,
  issuedAt,
  facts,
}: Invoice<'invoice'>): DocumentLayout {
  const t = DOCUMENT_TEXTS[lang]
  const { seller, buyer, shipTo, currency } = facts
  return {
    title: `${t.titles.invoice} ${number}`,
    lang,
    created: issuedAt,
    hasLogo: true,
    facts: [
      [t.number, number],
      [t.date, sellerDay(issuedAt)],
      [t.customerNo, facts.customerNo],
      ...parcelFacts(facts, t),
      [t.weight, weightText(facts.grams)],
    ],
    parties: [sellerPart(seller, t), partyPart(t.buyer, buyer, t), partyPart(t.shipTo, shipTo, t)],
    columns: [
      ...itemColumns(t),
      { header: t.pieces, width: 42, isNumeric: true },
      { header: t.unitPrice, width: 74, isNumeric: true },
      { header: t.amount + bracketedIn(lang, currencyName(currency)), width: 78, isNumeric: true },
    ],
    rows: facts.lines.map((line, at) => [
      String(at + 1),
      line.itemNo,
      describedItem(line, t),
      groupedAmounts(String(line.pieces)),
      pricesOf(line),
      groupedAmounts(line.amount),
    ]),
    totals: totalsOf(facts, t),
    notes: [t.paid(inGroupsOfFour(facts.paymentReference))],
    foot: footOf(seller),
  }
}

export function monthlyInvoiceLayout({
  number,
  lang,
  issuedAt,
  facts,
}: Invoice<'monthly_invoice'>): DocumentLayout {
  const t = DOCUMENT_TEXTS[lang]
  const { seller, buyer, currency } = facts
  return {
    title: `${t.titles.monthly_invoice} ${number}`,
    lang,
    created: issuedAt,
    hasLogo: true,
    facts: [
      [t.number, number],
      [t.date, sellerDay(issuedAt)],
      [t.month, facts.month],
      [t.customerNo, facts.customerNo],
      [t.parcels, groupedAmounts(String(facts.parcels.length))],
    ],
    parties: [sellerPart(seller, t), partyPart(t.buyer, buyer, t)],
    columns: [
      { header: t.dispatched, width: 62 },
      { header: t.parcelNo, width: 92 },
      { header: t.ownReference, width: 0 },
      { header: t.pieces, width: 42, isNumeric: true },
      { header: t.goods, width: 68, isNumeric: true },
      { header: t.freight, width: 62, isNumeric: true },
      { header: t.amount + bracketedIn(lang, currencyName(currency)), width: 78, isNumeric: true },
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
    foot: footOf(seller),
  }
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
