// The commercial invoice of a parcel and the monthly invoice of a dropshipper.
import { sellerDay } from '../../../shared/seller-day.ts'
import { groupedAmounts } from '../../../shared/money.ts'
import type { DocumentLine, IssuedDocument } from './document-facts.ts'
import type { Paper } from './draw-paper.ts'
import { PAPER_TEXTS, type PaperTexts } from './texts/paper-texts.ts'
import {
  describedItem,
  footOf,
  moneyIn,
  MOST_LINES_OF_ITEM,
  partyPart,
  sellerPart,
  weightText,
} from './paper-parts.ts'
import { currencyName } from '../../../shared/currency-name.ts'
import { inGroupsOfFour } from '../../../shared/groups-of-four.ts'

type Invoice<K> = Extract<IssuedDocument, { kind: K }>

export function invoicePaper({ number, lang, issuedAt, facts }: Invoice<'invoice'>): Paper {
  const say = PAPER_TEXTS[lang]
  const { seller, buyer, shipTo, currency } = facts
  return {
    title: `${say.titles.invoice} ${number}`,
    lang,
    created: issuedAt,
    hasLogo: true,
    facts: [
      [say.number, number],
      [say.date, sellerDay(issuedAt)],
      [say.customerNo, facts.customerNo],
      [say.orderNo, facts.orderNo],
      [say.orderDate, facts.placedOn],
      [say.ownReference, facts.ownReference],
      [say.parcelNo, facts.parcelNo],
      [say.dispatched, facts.dispatchedOn],
      [say.service, facts.service],
      [say.tracking, facts.trackingNo],
      [say.weight, weightText(facts.grams)],
    ],
    parties: [
      sellerPart(seller, say),
      partyPart(say.buyer, buyer, say),
      partyPart(say.shipTo, shipTo, say),
    ],
    columns: [
      { header: say.line, width: 30 },
      { header: say.itemNo, width: 76 },
      { header: say.item, width: 0, most: MOST_LINES_OF_ITEM },
      { header: say.pieces, width: 42, isNumeric: true },
      { header: say.unitPrice, width: 74, isNumeric: true },
      { header: `${say.amount} (${currencyName(currency)})`, width: 78, isNumeric: true },
    ],
    rows: facts.lines.map((line, at) => [
      String(at + 1),
      line.itemNo,
      describedItem(line, say),
      groupedAmounts(String(line.pieces)),
      pricesOf(line),
      groupedAmounts(line.amount),
    ]),
    totals: totalsOf(facts, say),
    notes: [say.paid(inGroupsOfFour(facts.paymentReference))],
    foot: footOf(seller),
  }
}

export function monthlyPaper({ number, lang, issuedAt, facts }: Invoice<'monthly_invoice'>): Paper {
  const say = PAPER_TEXTS[lang]
  const { seller, buyer, currency } = facts
  return {
    title: `${say.titles.monthly_invoice} ${number}`,
    lang,
    created: issuedAt,
    hasLogo: true,
    facts: [
      [say.number, number],
      [say.date, sellerDay(issuedAt)],
      [say.month, facts.month],
      [say.customerNo, facts.customerNo],
      [say.parcels, groupedAmounts(String(facts.parcels.length))],
    ],
    parties: [sellerPart(seller, say), partyPart(say.buyer, buyer, say)],
    columns: [
      { header: say.dispatched, width: 62 },
      { header: say.parcelNo, width: 92 },
      { header: say.ownReference, width: 0 },
      { header: say.pieces, width: 42, isNumeric: true },
      { header: say.goods, width: 68, isNumeric: true },
      { header: say.freight, width: 62, isNumeric: true },
      { header: `${say.amount} (${currencyName(currency)})`, width: 78, isNumeric: true },
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
    totals: totalsOf(facts, say),
    notes: [say.paid(inGroupsOfFour(facts.paymentReference))],
    foot: footOf(seller),
  }
}

export function totalsOf(
  { goods, freight, total, currency }: Record<'goods' | 'freight' | 'total' | 'currency', string>,
  say: PaperTexts,
): Paper['totals'] {
  return [
    { label: say.goods, value: groupedAmounts(goods) },
    { label: say.freight, value: groupedAmounts(freight) },
    { label: say.total, value: moneyIn(currency, total), isStrong: true },
  ]
}

/** '12.5', or '5 × 10' and '3 × 12.5' where the pieces of a line have several prices. */
export function pricesOf({ prices }: DocumentLine): string {
  const [first] = prices
  if (prices.length === 1 && first) return groupedAmounts(first.unit)
  return prices.map(({ quantity, unit }) => groupedAmounts(`${quantity} × ${unit}`)).join('\n')
}
