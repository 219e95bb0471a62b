// State of pasted rows: ready, undecided, and left over after the ready ones were added.
import type { MatchedRow } from '../../../../contract/match-rows.ts'
import { quoteQuantity } from '../../../../shared/price-rules.ts'

export interface PasteRow {
  matched: MatchedRow
  /** Null: undecided, or no candidates. */
  itemNo: string | null
  quantity: number | null
  fault: MatchedRow['quantityFault']
  nextQuantity: number | null
  /** Reason why the server rejected it. */
  rejected: 'unknown' | 'full' | null
}

export function pasteRows(matched: readonly MatchedRow[]): PasteRow[] {
  return matched.map((row) => ({
    matched: row,
    itemNo: row.outcome === 'ok' ? (row.products[0]?.itemNo ?? null) : null,
    quantity: row.quantity,
    fault: row.quantityFault,
    nextQuantity: row.nextQuantity,
    rejected: null,
  }))
}

/** Repeated rows are merged into the row they repeat, so they are neither ready nor open. */
export function isReady({ matched, itemNo, fault, rejected }: PasteRow): boolean {
  return matched.outcome !== 'merged' && itemNo !== null && fault === null && rejected === null
}

export function isOpen(row: PasteRow): boolean {
  return row.matched.outcome !== 'merged' && !isReady(row)
}

/** `itemNo` null: returns the row to undecided. */
export function chooseItem(row: PasteRow, itemNo: string | null): PasteRow {
  return requote({ ...row, itemNo, rejected: null })
}

export function chooseQuantity(row: PasteRow, quantity: number): PasteRow {
  return requote({ ...row, quantity, rejected: null })
}

/** Members' cards include quantity rules; without them any whole number is valid. */
function requote(row: PasteRow): PasteRow {
  const { itemNo, quantity, matched } = row
  const price = matched.products.find((product) => product.itemNo === itemNo)?.price
  if (quantity === null) return row
  if (!price) return { ...row, fault: null, nextQuantity: null }
  const { fault, nextQuantity } = quoteQuantity(price, quantity)
  return { ...row, fault, nextQuantity: fault ? nextQuantity : null }
}

export interface ReadyLine {
  itemNo: string
  quantity?: number
}

/** Result of adding lines: rejected item numbers with the reason. */
export type AddLines = (lines: ReadyLine[]) => Promise<ReadonlyMap<string, 'unknown' | 'full'>>

/** Two rows may resolve to the same item; their quantities are added up. */
export function readyLines(rows: readonly PasteRow[]): ReadyLine[] {
  const lines = new Map<string, ReadyLine>()
  for (const row of rows) {
    if (!isReady(row) || row.itemNo === null) continue
    const before = lines.get(row.itemNo)
    const quantity = (before?.quantity ?? 0) + (row.quantity ?? 0)
    lines.set(row.itemNo, { itemNo: row.itemNo, ...(quantity > 0 && { quantity }) })
  }
  return [...lines.values()]
}

/** The rows that were not added, with the server's reason. */
export function restRows(
  rows: readonly PasteRow[],
  rejections: ReadonlyMap<string, 'unknown' | 'full'>,
): PasteRow[] {
  return rows.flatMap((row) => {
    if (isOpen(row)) return [row]
    const rejected = row.itemNo === null ? undefined : rejections.get(row.itemNo)
    return isReady(row) && rejected ? [{ ...row, rejected }] : []
  })
}
