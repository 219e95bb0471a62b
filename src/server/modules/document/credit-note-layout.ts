// The credit note for returned pieces of an invoiced parcel.
import { sellerDay } from '../../../shared/seller-day.ts'
import { groupedAmounts } from '../../../shared/money.ts'
import { wordList } from '../../../shared/punctuation.ts'
import type { IssuedDocument } from './document-facts.ts'
import type { DocumentLayout } from './draw-document.ts'
import { DOCUMENT_TEXTS } from './texts/document-texts.ts'
import { footOf, itemColumns, moneyIn, partyPart, sellerPart } from './layout-parts.ts'

export function creditNoteLayout({
  number,
  lang,
  issuedAt,
  facts,
}: Extract<IssuedDocument, { kind: 'credit_note' }>): DocumentLayout {
  const t = DOCUMENT_TEXTS[lang]
  const { seller, buyer, restocking, freight = '0.00' } = facts
  const fee = { label: t.restocking, value: `−${groupedAmounts(restocking)}` }
  return {
    title: `${t.titles.credit_note} ${number}`,
    lang,
    created: issuedAt,
    hasLogo: true,
    facts: [
      [t.number, number],
      [t.date, sellerDay(issuedAt)],
      [t.corrects, wordList([facts.invoiceNo, facts.invoicedOn], lang)],
      [t.customerNo, facts.customerNo],
      [t.orderNo, facts.orderNo],
      [t.ownReference, facts.ownReference],
      [t.parcelNo, facts.parcelNo],
    ],
    parties: [sellerPart(seller, t), partyPart(t.buyer, buyer, t)],
    columns: [
      ...itemColumns(t),
      { header: t.pieces, width: 50, isNumeric: true },
      { header: t.amount, width: 84, isNumeric: true },
    ],
    rows: facts.lines.map(({ itemNo, title, pieces, amount }, at) => [
      String(at + 1),
      itemNo,
      title,
      groupedAmounts(String(pieces)),
      groupedAmounts(amount),
    ]),
    totals: [
      { label: t.goods, value: groupedAmounts(facts.goods) },
      ...(/[1-9]/.test(freight) ? [{ label: t.freight, value: groupedAmounts(freight) }] : []),
      ...(/[1-9]/.test(restocking) ? [fee] : []),
      { label: t.credit, value: moneyIn(facts.currency, facts.total), isStrong: true },
    ],
    notes: [],
    foot: footOf(seller),
  }
}
