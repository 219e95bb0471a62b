// The proforma (a preliminary invoice) of an offer: the offered pieces and prices, until when they are valid, how to pay.
import { groupedAmounts } from '../../../shared/money.ts'
import type { ProformaFacts } from './document-facts.ts'
import type { DocumentLayout } from './draw-document.ts'
import { pricesOf, totalsOf } from './invoice-layouts.ts'
import {
  itemDescription,
  footOf,
  itemColumns,
  moneyIn,
  partyPart,
  sellerPart,
} from './layout-parts.ts'
import type { Lang } from '../../../shared/lang.ts'
import { DOCUMENT_TEXTS } from './texts/document-texts.ts'
import { PROFORMA_TEXTS, type ProformaTexts } from './texts/proforma-texts.ts'
import { currencyName } from '../../../shared/currency-name.ts'
import { bracketedIn } from '../../../shared/punctuation.ts'
import { inGroupsOfFour } from '../../../shared/groups-of-four.ts'

export function proformaLayout({
  facts,
  lang,
  created,
}: {
  facts: ProformaFacts
  lang: Lang
  created: Date
}): DocumentLayout {
  const t = DOCUMENT_TEXTS[lang]
  const offer = PROFORMA_TEXTS[lang]
  const { seller } = facts
  return {
    title: `${t.titles.proforma} ${facts.orderNo}`,
    lang,
    created,
    hasLogo: true,
    facts: [
      [t.date, facts.offeredOn],
      [offer.validUntil, facts.validUntil],
      [offer.revision, String(facts.revision)],
      [t.customerNo, facts.customerNo],
      [t.orderNo, facts.orderNo],
      [t.orderDate, facts.placedOn],
      [t.ownReference, facts.ownReference],
      [t.service, facts.service],
      [offer.paymentReference, inGroupsOfFour(facts.paymentReference)],
    ],
    parties: [
      sellerPart(seller, t),
      partyPart(t.buyer, facts.buyer, t),
      partyPart(t.shipTo, facts.shipTo, t),
    ],
    ...tableOf(facts, lang),
    totals: totalsOf(facts, t),
    notes: notesOf(facts, offer),
    foot: footOf(seller),
  }
}

function tableOf(
  { currency, lines }: ProformaFacts,
  lang: Lang,
): Pick<DocumentLayout, 'columns' | 'rows'> {
  const t = DOCUMENT_TEXTS[lang]
  const offer = PROFORMA_TEXTS[lang]
  return {
    columns: [
      ...itemColumns(t),
      { header: offer.ordered, width: 50, isNumeric: true },
      { header: offer.offered, width: 50, isNumeric: true },
      { header: t.unitPrice, width: 66, isNumeric: true },
      { header: t.amount + bracketedIn(lang, currencyName(currency)), width: 78, isNumeric: true },
    ],
    rows: lines.map((line, at) => [
      String(at + 1),
      line.itemNo,
      itemDescription(line, t),
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
