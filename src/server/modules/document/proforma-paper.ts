// The proforma of an offer: what a wholesaler gets for which price, until when, and how to pay it.
import { groupedAmounts } from '../../../shared/money.ts'
import type { ProformaFacts } from './document-facts.ts'
import type { Paper } from './draw-paper.ts'
import { pricesOf, totalsOf } from './invoice-paper.ts'
import {
  describedItem,
  footOf,
  moneyIn,
  MOST_LINES_OF_ITEM,
  partyPart,
  sellerPart,
} from './paper-parts.ts'
import type { Lang } from '../../../shared/lang.ts'
import { PAPER_TEXTS } from './texts/paper-texts.ts'
import { PROFORMA_TEXTS, type ProformaTexts } from './texts/proforma-texts.ts'
import { currencyName } from '../../../shared/currency-name.ts'
import { inGroupsOfFour } from '../../../shared/groups-of-four.ts'

export function proformaPaper({
  facts,
  lang,
  created,
}: {
  facts: ProformaFacts
  lang: Lang
  created: Date
}): Paper {
  const say = PAPER_TEXTS[lang]
  const offer = PROFORMA_TEXTS[lang]
  const { seller } = facts
  return {
    title: `${say.titles.proforma} ${facts.orderNo}`,
    lang,
    created,
    hasLogo: true,
    facts: [
      [say.date, facts.offeredOn],
      [offer.validUntil, facts.validUntil],
      [offer.revision, String(facts.revision)],
      [say.customerNo, facts.customerNo],
      [say.orderNo, facts.orderNo],
      [say.orderDate, facts.placedOn],
      [say.ownReference, facts.ownReference],
      [say.service, facts.service],
      [offer.paymentReference, inGroupsOfFour(facts.paymentReference)],
    ],
    parties: [
      sellerPart(seller, say),
      partyPart(say.buyer, facts.buyer, say),
      partyPart(say.shipTo, facts.shipTo, say),
    ],
    ...tableOf(facts, lang),
    totals: totalsOf(facts, say),
    notes: notesOf(facts, offer),
    foot: footOf(seller),
  }
}

function tableOf({ currency, lines }: ProformaFacts, lang: Lang): Pick<Paper, 'columns' | 'rows'> {
  const say = PAPER_TEXTS[lang]
  const offer = PROFORMA_TEXTS[lang]
  return {
    columns: [
      { header: say.line, width: 30 },
      { header: say.itemNo, width: 76 },
      { header: say.item, width: 0, most: MOST_LINES_OF_ITEM },
      { header: offer.asked, width: 50, isNumeric: true },
      { header: offer.offered, width: 50, isNumeric: true },
      { header: say.unitPrice, width: 66, isNumeric: true },
      { header: `${say.amount} (${currencyName(currency)})`, width: 78, isNumeric: true },
    ],
    rows: lines.map((line, at) => [
      String(at + 1),
      line.itemNo,
      describedItem(line, say),
      groupedAmounts(String(line.wanted)),
      groupedAmounts(String(line.pieces)),
      pricesOf(line),
      groupedAmounts(line.amount),
    ]),
  }
}

/** What the people who made the offer wrote, then how to accept and pay it. */
function notesOf({ currency, ...facts }: ProformaFacts, offer: ProformaTexts): string[] {
  const reference = inGroupsOfFour(facts.paymentReference)
  return [
    ...facts.note.split('\n').filter((line) => line.trim() !== ''),
    offer.accept(facts.validUntil),
    ...facts.methods.map(({ name, charge, toPay }) => {
      return offer.method(name, moneyIn(currency, charge), moneyIn(currency, toPay))
    }),
    offer.withReference(reference),
  ]
}
