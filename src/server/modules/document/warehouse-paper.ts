// What travels with goods: the packing list, the neutral slip of a dropshipper, and the pick list of the warehouse.
import type { Lang } from '../../../shared/lang.ts'
import { groupedAmounts } from '../../../shared/money.ts'
import type { DocumentLine, OrderFacts, ShipmentFacts } from './document-facts.ts'
import type { Paper } from './draw-paper.ts'
import {
  describedItem,
  footOf,
  MOST_LINES_OF_ITEM,
  partyPart,
  sellerPart,
  sumOfWeights,
  weightText,
} from './paper-parts.ts'
import { PAPER_TEXTS, type PaperTexts } from './texts/paper-texts.ts'

interface Drawn<F> {
  facts: F
  lang: Lang
  created: Date
}

export function packingPaper({ facts, lang, created }: Drawn<ShipmentFacts>): Paper {
  const say = PAPER_TEXTS[lang]
  const { seller, lines } = facts
  return {
    title: `${say.titles.packing_list} ${facts.parcelNo}`,
    lang,
    created,
    hasLogo: true,
    facts: [
      [say.orderNo, facts.orderNo],
      [say.orderDate, facts.placedOn],
      [say.ownReference, facts.ownReference],
      [say.parcelNo, facts.parcelNo],
      [say.dispatched, facts.dispatchedOn],
      [say.service, facts.service],
      [say.tracking, facts.trackingNo],
    ],
    parties: [
      sellerPart(seller, say),
      partyPart(say.buyer, facts.buyer, say),
      partyPart(say.shipTo, facts.shipTo, say),
    ],
    columns: [
      { header: say.line, width: 30 },
      { header: say.itemNo, width: 76 },
      { header: say.item, width: 0, most: MOST_LINES_OF_ITEM },
      { header: say.pieces, width: 42, isNumeric: true },
      { header: say.netWeight, width: 66, isNumeric: true },
      { header: say.grossWeight, width: 70, isNumeric: true },
    ],
    rows: lines.map((line, at) => [
      String(at + 1),
      line.itemNo,
      describedItem(line, say),
      groupedAmounts(String(line.pieces)),
      weightText(line.netGrams),
      weightText(line.grossGrams),
    ]),
    totals: [
      { label: say.pieces, value: piecesOf(lines) },
      { label: say.netWeight, value: weightText(sumOfWeights(lines.map((line) => line.netGrams))) },
      { label: say.weight, value: weightText(facts.grams), isStrong: true },
    ],
    notes: [],
    foot: footOf(seller),
  }
}

/** `sender` is the dropshipper; nothing on it is ours, and it has no price. */
export function slipPaper({
  facts,
  lang,
  created,
  sender,
}: Drawn<ShipmentFacts> & { sender: string }): Paper {
  const say = PAPER_TEXTS[lang]
  const { lines, ownReference, shipTo, dispatchedOn } = facts
  return {
    title: sender,
    lang,
    created,
    hasLogo: false,
    facts: [
      [say.date, dispatchedOn],
      [say.orderNo, ownReference],
      [say.tracking, facts.trackingNo],
    ],
    parties: [partyPart(say.shipTo, shipTo, say)],
    columns: [
      { header: say.line, width: 34 },
      { header: say.item, width: 0, most: MOST_LINES_OF_ITEM },
      { header: say.pieces, width: 60, isNumeric: true },
    ],
    rows: lines.map(({ title, pieces }, at) => [
      String(at + 1),
      title,
      groupedAmounts(String(pieces)),
    ]),
    totals: [{ label: say.pieces, value: piecesOf(lines) }],
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

export function pickPaper({ facts, lang, created }: Drawn<PickFacts>): Paper {
  const say = PAPER_TEXTS[lang]
  const { lines } = facts
  return {
    title: `${say.titles.pick_list} ${facts.orderNo}`,
    lang,
    created,
    hasLogo: true,
    facts: [
      [say.orderNo, facts.orderNo],
      [say.orderDate, facts.placedOn],
      [say.ownReference, facts.ownReference],
      [say.service, facts.service],
      [say.sender, facts.sender],
    ],
    parties: [partyPart(say.shipTo, facts.shipTo, say)],
    columns: [
      { header: '', width: 24 },
      { header: say.itemNo, width: 84 },
      { header: say.item, width: 0, most: MOST_LINES_OF_ITEM },
      { header: say.pieces, width: 46, isNumeric: true },
      { header: say.dateCodes, width: 110 },
    ],
    rows: lines.map((line) => [
      '□',
      line.itemNo,
      describedItem(line, say),
      groupedAmounts(String(line.pieces)),
      '',
    ]),
    totals: [
      { label: say.pieces, value: piecesOf(lines), isStrong: true },
      {
        label: say.grossWeight,
        value: weightText(sumOfWeights(lines.map((line) => line.grossGrams))),
      },
    ],
    notes: notesOf(facts, say),
    foot: '',
  }
}

function notesOf({ enclosed }: PickFacts, say: PaperTexts): string[] {
  if (enclosed === null) return [say.reserved]
  return [say.reserved, enclosed === 'slip' ? say.packSlip : say.packList]
}

function piecesOf(lines: readonly DocumentLine[]): string {
  return groupedAmounts(String(lines.reduce((sum, { pieces }) => sum + pieces, 0)))
}
