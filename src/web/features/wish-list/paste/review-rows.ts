// Rows of a list under review: their text and quantity, and what the customer has changed or chosen.
import type { MatchedProduct, MatchedRow } from '../../../../contract/match-rows.ts'
import type { ProductCard } from '../../../../contract/product-card.ts'

/** A match or a search result; a search result has no `fit`, because it does not know the device in the row. */
export type ReviewCard = ProductCard & Partial<Pick<MatchedProduct, 'fit'>>

export interface ReviewRow {
  /** Number of the row as pasted, from 1. */
  row: number
  /**
   * Number of the earliest row that means the same: the same item or, while no item is certain, the same text. Rows with
   * the same `firstRow` are decided together.
   */
  firstRow: number
  /** The customer's own number, which can be changed in the review, as the quantity can. */
  text: string
  /** As typed, so it may be '' or invalid. */
  quantity: string
  /** No quantity could be read, and none has been entered since. */
  isUnreadable: boolean
  /** The server's answer; for a row that repeats another, the answer to that one. */
  matched: MatchedRow
  /** What a search for the text of the row found; null: the customer has not searched. */
  found: readonly ProductCard[] | null
  /** Item number of the chosen pack, in either series. */
  pack: string | null
  /** The series chosen for this row alone, whatever the customer prefers. */
  series: ProductCard['styleType'] | null
  /** The item for which this review stored the text as an alias of the company; null: none was stored. */
  aliasItemNo: string | null
  /** `checking`: a call for this row alone is pending; `failed`: that call failed. */
  state: 'settled' | 'checking' | 'failed'
  /** Why the server rejected the line: `unknown`: no such item; `full`: the list is full. */
  rejected: 'unknown' | 'full' | null
}

/** The server adds the quantities of repeated rows up; here each row keeps its own, as the customer's list has it. */
export function newReviewRows(matched: readonly MatchedRow[]): ReviewRow[] {
  const byRow = new Map(matched.map((one) => [one.row, one]))
  const repeats = Map.groupBy(
    matched.filter(({ outcome }) => outcome === 'merged'),
    ({ into }) => into,
  )
  return matched.map((one) => {
    const first = one.outcome === 'merged' ? (byRow.get(one.into ?? 0) ?? one) : one
    const repeatedQuantity = (repeats.get(one.row) ?? []).reduce(
      (sum, { quantity }) => sum + (quantity ?? 0),
      0,
    )
    const ownQuantity = one.quantity === null ? 0 : one.quantity - repeatedQuantity
    return {
      row: one.row,
      firstRow: first.row,
      text: one.text,
      quantity: ownQuantity > 0 ? String(ownQuantity) : '',
      isUnreadable: one.quantityFault === 'unreadable',
      matched: first,
      found: null,
      pack: null,
      series: null,
      aliasItemNo: null,
      state: 'settled',
      rejected: null,
    }
  })
}

/** The pack that a row means; null: undecided. */
export function packOf(row: ReviewRow): ReviewCard | null {
  if (row.pack !== null) {
    return choicesOf(row).find(({ itemNo }) => itemNo === row.pack) ?? null
  }
  return row.found === null && row.matched.outcome === 'ok'
    ? (row.matched.products[0] ?? null)
    : null
}

/** The packs among which the customer chooses. */
export function choicesOf({ matched, found }: ReviewRow): readonly ReviewCard[] {
  return found ?? (matched.outcome === 'discontinued' ? [] : matched.products)
}

/**
 * Chooses a pack, in the given series if any, for a row and for those that repeat it; null: undecided again. `found`: the
 * result of the customer's search from which it was chosen; null keeps what each row has.
 */
export function choosePack(
  rows: readonly ReviewRow[],
  { firstRow }: ReviewRow,
  pack: string | null,
  { found, series = null }: Pick<ReviewRow, 'found'> & Partial<Pick<ReviewRow, 'series'>>,
): ReviewRow[] {
  return rows.map((row) =>
    row.firstRow === firstRow
      ? { ...row, pack, found: found ?? row.found, series, aliasItemNo: null, rejected: null }
      : row,
  )
}

export function changeRow(
  rows: readonly ReviewRow[],
  { row }: Pick<ReviewRow, 'row'>,
  patch: Partial<ReviewRow>,
): ReviewRow[] {
  return rows.map((one) => (one.row === row ? { ...one, ...patch } : one))
}

/** Removes a row; if others repeat it, they then repeat the first of them. */
export function withoutRow(
  rows: readonly ReviewRow[],
  { row }: Pick<ReviewRow, 'row'>,
): ReviewRow[] {
  const remaining = rows.filter((one) => one.row !== row)
  const repeat = remaining.find(({ firstRow }) => firstRow === row)
  return repeat
    ? remaining.map((one) => (one.firstRow === row ? { ...one, firstRow: repeat.row } : one))
    : remaining
}

/**
 * The rows with the answer to the changed text of one, which then repeats no other row; undefined: the text names
 * nothing. `checked` is that row as it was sent: what was entered beside the text since then stays, and after another
 * change of the text the answer is out of date.
 */
export function withAnswer(
  rows: readonly ReviewRow[],
  checked: ReviewRow,
  matched: MatchedRow | undefined,
): ReviewRow[] {
  return relinkRepeats(rows, checked).map((row) => {
    if (!isAsChecked(row, checked)) return row
    // Only the number was checked; what the row says beside it stays.
    const { description } = row.matched
    const answer = matched
      ? { ...matched, description }
      : { ...row.matched, outcome: 'unreadable' as const, products: [], match: null }
    const hadNoQuantity = checked.quantity === '' && row.quantity === ''
    return {
      ...row,
      firstRow: row.row,
      matched: answer,
      quantity: hadNoQuantity && answer.quantity !== null ? String(answer.quantity) : row.quantity,
      found: null,
      pack: null,
      series: null,
      aliasItemNo: null,
      state: 'settled',
      rejected: null,
    }
  })
}

/** The rows after a check of one of them has failed; see `withAnswer`. */
export function withFailedCheck(rows: readonly ReviewRow[], checked: ReviewRow): ReviewRow[] {
  return rows.map((row) => (isAsChecked(row, checked) ? { ...row, state: 'failed' } : row))
}

function isAsChecked({ row, text }: ReviewRow, checked: ReviewRow): boolean {
  return row === checked.row && text === checked.text
}

/** Rows that repeated a changed row keep what they matched; from now on they repeat the first of themselves. */
function relinkRepeats(rows: readonly ReviewRow[], { row }: ReviewRow): ReviewRow[] {
  const repeat = rows.find((one) => one.firstRow === row && one.row !== row)
  if (!repeat) return [...rows]
  return rows.map((one) =>
    one.firstRow === row && one.row !== row ? { ...one, firstRow: repeat.row } : one,
  )
}

/**
 * Rows as text for another check, below headings that name the columns. `readAs`, the field that was read instead of an
 * unknown number (see MatchedRow), goes into the column of descriptions.
 */
export function rowsAsText(
  rows: readonly (Pick<ReviewRow, 'text' | 'quantity'> & { readAs?: string | null })[],
): string {
  const cell = (text: string) => text.replaceAll(/[\t\r\n"]+/g, ' ').trim()
  const lines = rows.map(({ text, readAs, quantity }) => {
    return [cell(text) || '-', cell(readAs ?? ''), quantity.trim()].join('\t')
  })
  return ['Item number\tDescription\tQuantity', ...lines].join('\n')
}
