// The credit note for returned pieces of an invoiced parcel.
import { sellerDay } from '../../../shared/seller-day.ts'
import { groupedAmounts } from '../../../shared/money.ts'
import type { IssuedDocument } from './document-facts.ts'
import type { Paper } from './draw-paper.ts'
import { PAPER_TEXTS } from './texts/paper-texts.ts'
import { footOf, moneyIn, MOST_LINES_OF_ITEM, partyPart, sellerPart } from './paper-parts.ts'

export function creditPaper({
  number,
  lang,
  issuedAt,
  facts,
}: Extract<IssuedDocument, { kind: 'credit_note' }>): Paper {
  const say = PAPER_TEXTS[lang]
  const { seller, buyer, restocking, freight = '0.00' } = facts
  const fee = { label: say.restocking, value: `−${groupedAmounts(restocking)}` }
  return {
    title: `${say.titles.credit_note} ${number}`,
    lang,
    created: issuedAt,
    hasLogo: true,
    facts: [
      [say.number, number],
      [say.date, sellerDay(issuedAt)],
      [say.corrects, `${facts.invoiceNo}, ${facts.invoicedOn}`],
      [say.customerNo, facts.customerNo],
      [say.orderNo, facts.orderNo],
      [say.ownReference, facts.ownReference],
      [say.parcelNo, facts.parcelNo],
    ],
    parties: [sellerPart(seller, say), partyPart(say.buyer, buyer, say)],
    columns: [
      { header: say.line, width: 30 },
      { header: say.itemNo, width: 76 },
      { header: say.item, width: 0, most: MOST_LINES_OF_ITEM },
      { header: say.pieces, width: 50, isNumeric: true },
      { header: say.amount, width: 84, isNumeric: true },
    ],
    rows: facts.lines.map(({ itemNo, title, pieces, amount }, at) => [
      String(at + 1),
      itemNo,
      title,
      groupedAmounts(String(pieces)),
      groupedAmounts(amount),
    ]),
    totals: [
      { label: say.goods, value: groupedAmounts(facts.goods) },
      ...(/[1-9]/.test(freight) ? [{ label: say.freight, value: groupedAmounts(freight) }] : []),
      ...(/[1-9]/.test(restocking) ? [fee] : []),
      { label: say.credit, value: moneyIn(facts.currency, facts.total), isStrong: true },
    ],
    notes: [],
    foot: footOf(seller),
  }
}
