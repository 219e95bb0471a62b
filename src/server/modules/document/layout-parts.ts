// Parts that several trade documents share: companies, the facts of a parcel, cells of their tables, amounts and weights.
import { groupedAmounts } from '../../../shared/money.ts'
import { sellerDay } from '../../../shared/seller-day.ts'
import type {
  DocumentLine,
  IssuedDocument,
  Party,
  Seller,
  ShipmentFacts,
} from './document-facts.ts'
import type { DocumentLayout } from './draw-document.ts'
import type { DocumentTexts } from './texts/document-texts.ts'
import { currencyName } from '../../../shared/currency-name.ts'
import { labelled } from '../../../shared/punctuation.ts'

/** What every document with a number has: its title, the parties that it is between, and its foot. */
export function issuedParts(
  { kind, number, lang, issuedAt, facts: { seller, buyer } }: IssuedDocument,
  t: DocumentTexts,
): Pick<DocumentLayout, 'title' | 'lang' | 'created' | 'hasLogo' | 'parties' | 'foot'> {
  return {
    title: `${t.titles[kind]} ${number}`,
    lang,
    created: issuedAt,
    hasLogo: true,
    parties: [sellerPart(seller, t), partyPart(t.buyer, buyer, t)],
    foot: footOf(seller),
  }
}

/** The facts with which every document with a number begins. */
export function numberAndDate(
  { number, issuedAt }: IssuedDocument,
  t: DocumentTexts,
): DocumentLayout['facts'] {
  return [
    [t.number, number],
    [t.date, sellerDay(issuedAt)],
  ]
}

export function partyPart(
  heading: string,
  party: Party,
  t: DocumentTexts,
): DocumentLayout['parties'][number] {
  const { name, lines, taxNo } = party
  return { heading, lines: [name, ...lines, ...(taxNo === '' ? [] : [labelled(t.taxNo, taxNo)])] }
}

export function sellerPart(seller: Seller, t: DocumentTexts): DocumentLayout['parties'][number] {
  const { heading, lines } = partyPart(t.seller, seller, t)
  return { heading, lines: [...lines, ...seller.contact] }
}

/** Company and registrations, as far as they are stated; its address is printed next to the buyer's. */
export function footOf({ name, registration, taxNo }: Seller): string {
  return [name, registration, taxNo].filter((part) => part !== '').join(' · ')
}

/** The title of an item, and below it the facts that customs and carriers ask for. */
export function itemDescription(line: DocumentLine, t: DocumentTexts): string {
  const { title, ean, unNumber, hazardClass, customsCode, origin } = line
  const details = [
    ean && `EAN ${ean}`,
    unNumber && t.hazard(unNumber.replace(/^UN/, 'UN '), hazardClass),
    customsCode && `${t.customsCode} ${customsCode}`,
    origin && `${t.origin} ${origin}`,
  ].filter((part) => part !== '')
  return [title, details.join(' · ')].filter((part) => part !== '').join('\n')
}

/** 'RMB 1,105.02'. */
export function moneyIn(currency: string, amount: string): string {
  return `${currencyName(currency)} ${groupedAmounts(amount)}`
}

/** '1.234 kg'; '–': unknown. */
export function weightText(grams: number | null): string {
  return grams === null ? '–' : `${groupedAmounts((grams / 1000).toFixed(3))} kg`
}

/** Null as soon as one weight is unknown. */
export function sumOfWeights(weights: readonly (number | null)[]): number | null {
  return weights.reduce<number | null>(
    (sum, grams) => (sum === null || grams === null ? null : sum + grams),
    0,
  )
}

/** More than other cells have, because titles may be long. */
export const MAX_LINES_OF_ITEM = 12

/** The first columns of a table of lines: position, item number and description. */
export function itemColumns(t: DocumentTexts): DocumentLayout['columns'] {
  return [
    { header: t.line, width: 30 },
    { header: t.itemNo, width: 76 },
    { header: t.item, width: 0, max: MAX_LINES_OF_ITEM },
  ]
}

/** What documents of a parcel state about its order and its transport. */
export function parcelFacts(facts: ShipmentFacts, t: DocumentTexts): DocumentLayout['facts'] {
  return [
    [t.orderNo, facts.orderNo],
    [t.orderDate, facts.placedOn],
    [t.ownReference, facts.ownReference],
    [t.parcelNo, facts.parcelNo],
    [t.dispatched, facts.dispatchedOn],
    [t.service, facts.service],
    [t.tracking, facts.trackingNo],
  ]
}
