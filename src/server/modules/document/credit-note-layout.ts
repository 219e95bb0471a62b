// The credit note for returned pieces of an invoiced parcel, or for one that was lost or brought back and is refunded.
import { groupedAmounts } from '../../../shared/money.ts'
import { wordList } from '../../../shared/punctuation.ts'
import type { IssuedDocument } from './document-facts.ts'
import type { DocumentLayout } from './draw-document.ts'
import { DOCUMENT_TEXTS } from './texts/document-texts.ts'
import { issuedParts, itemColumns, moneyIn, numberAndDate } from './layout-parts.ts'

export function creditNoteLayout(
  note: Extract<IssuedDocument, { kind: 'credit_note' }>,
): DocumentLayout {
  const { lang, facts } = note
  const t = DOCUMENT_TEXTS[lang]
  const { restocking, freight = '0.00' } = facts
  const fee = { label: t.restocking, value: `−${groupedAmounts(restocking)}` }
  return {
    ...issuedParts(note, t),
    facts: [
      ...numberAndDate(note, t),
      [t.corrects, wordList([facts.invoiceNo, facts.invoicedOn], lang)],
      [t.customerNo, facts.customerNo],
      [t.orderNo, facts.orderNo],
      [t.ownReference, facts.ownReference],
      [t.parcelNo, facts.parcelNo],
    ],
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
  }
}
