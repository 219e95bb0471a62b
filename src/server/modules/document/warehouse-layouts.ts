// Documents of the warehouse: the packing list or neutral slip that travels with the goods, and the pick list.
import type { Lang } from '../../../shared/lang.ts'
import { groupedAmounts } from '../../../shared/money.ts'
import type { DocumentLine, OrderFacts, ShipmentFacts } from './document-facts.ts'
import type { DocumentLayout } from './draw-document.ts'
import {
  itemDescription,
  footOf,
  itemColumns,
  MAX_LINES_OF_ITEM,
  parcelFacts,
  partyPart,
  sellerPart,
  sumOfWeights,
  weightText,
} from './layout-parts.ts'
import { DOCUMENT_TEXTS, type DocumentTexts } from './texts/document-texts.ts'

interface LayoutInput<F> {
  facts: F
  lang: Lang
  created: Date
}

export function packingListLayout({
  facts,
  lang,
  created,
}: LayoutInput<ShipmentFacts>): DocumentLayout {
  const t = DOCUMENT_TEXTS[lang]
  const { seller, lines } = facts
  return {
    title: `${t.titles.packing_list} ${facts.parcelNo}`,
    lang,
    created,
    hasLogo: true,
    facts: parcelFacts(facts, t),
    parties: [
      sellerPart(seller, t),
      partyPart(t.buyer, facts.buyer, t),
      partyPart(t.shipTo, facts.shipTo, t),
    ],
    columns: [
      ...itemColumns(t),
      { header: t.pieces, width: 42, isNumeric: true },
      { header: t.netWeight, width: 66, isNumeric: true },
      { header: t.grossWeight, width: 70, isNumeric: true },
    ],
    rows: lines.map((line, at) => [
      String(at + 1),
      line.itemNo,
      itemDescription(line, t),
      groupedAmounts(String(line.pieces)),
      weightText(line.netGrams),
      weightText(line.grossGrams),
    ]),
    totals: [
      { label: t.pieces, value: totalOf(lines) },
      { label: t.netWeight, value: weightText(sumOfWeights(lines.map((line) => line.netGrams))) },
      { label: t.weight, value: weightText(facts.grams), isStrong: true },
    ],
    notes: [],
    foot: footOf(seller),
  }
}

/** The slip names the dropshipper as `sender`; it shows nothing of the shop and no price. */
export function slipLayout({
  facts,
  lang,
  created,
  sender,
}: LayoutInput<ShipmentFacts> & { sender: string }): DocumentLayout {
  const t = DOCUMENT_TEXTS[lang]
  const { lines, ownReference, shipTo, dispatchedOn } = facts
  return {
    title: sender,
    lang,
    created,
    hasLogo: false,
    facts: [
      [t.date, dispatchedOn],
      [t.orderNo, ownReference],
      [t.tracking, facts.trackingNo],
    ],
    parties: [partyPart(t.shipTo, shipTo, t)],
    columns: [
      { header: t.line, width: 34 },
      { header: t.item, width: 0, max: MAX_LINES_OF_ITEM },
      { header: t.pieces, width: 60, isNumeric: true },
    ],
    rows: lines.map(({ title, pieces }, at) => [
      String(at + 1),
      title,
      groupedAmounts(String(pieces)),
    ]),
    totals: [{ label: t.pieces, value: totalOf(lines) }],
    notes: [],
    foot: '',
  }
}

export interface PickFacts extends OrderFacts {
  sender: string
  /** What the company wants in its parcels. */
  enclosed: 'slip' | 'packing-list' | null
  /** Reserved pieces only. */
  lines: DocumentLine[]
}

export function pickListLayout({ facts, lang, created }: LayoutInput<PickFacts>): DocumentLayout {
  const t = DOCUMENT_TEXTS[lang]
  const { lines } = facts
  return {
    title: `${t.titles.pick_list} ${facts.orderNo}`,
    lang,
    created,
    hasLogo: true,
    facts: [
      [t.orderNo, facts.orderNo],
      [t.orderDate, facts.placedOn],
      [t.ownReference, facts.ownReference],
      [t.service, facts.service],
      [t.sender, facts.sender],
    ],
    parties: [partyPart(t.shipTo, facts.shipTo, t)],
    columns: [
      { header: '', width: 24 },
      { header: t.itemNo, width: 84 },
      { header: t.item, width: 0, max: MAX_LINES_OF_ITEM },
      { header: t.pieces, width: 46, isNumeric: true },
      { header: t.dateCodes, width: 110 },
    ],
    rows: lines.map((line) => [
      '□',
      line.itemNo,
      itemDescription(line, t),
      groupedAmounts(String(line.pieces)),
      '',
    ]),
    totals: [
      { label: t.pieces, value: totalOf(lines), isStrong: true },
      {
        label: t.grossWeight,
        value: weightText(sumOfWeights(lines.map((line) => line.grossGrams))),
      },
    ],
    notes: notesOf(facts, t),
    foot: '',
  }
}

function notesOf({ enclosed }: PickFacts, t: DocumentTexts): string[] {
  if (enclosed === null) return [t.reserved]
  return [t.reserved, enclosed === 'slip' ? t.packSlip : t.packList]
}

function totalOf(lines: readonly DocumentLine[]): string {
  return groupedAmounts(String(lines.reduce((sum, { pieces }) => sum + pieces, 0)))
}
