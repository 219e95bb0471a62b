// What the buyer says beside the items of a request: remarks on single items, and rows of the buyer's own list for
// which no item was found.

/** A row of the buyer's own list for which no item was found or chosen. */
export interface UnlistedRow {
  /** From 1, in the pasted or uploaded list. */
  row: number
  /** As typed. */
  text: string
  quantity: number | null
}

/** The most that a request carries. */
export const MAX_UNLISTED = 300
/** The server reads bodies of 64 KiB. */
const MAX_BYTES = 48 * 1024

/** The first rows, as many as one request carries. */
export function rowsThatFit(rows: readonly UnlistedRow[]): UnlistedRow[] {
  const encoder = new TextEncoder()
  let bytesLeft = MAX_BYTES
  const firstBeyond = rows.slice(0, MAX_UNLISTED).findIndex((row) => {
    bytesLeft -= encoder.encode(JSON.stringify(row)).length + 1
    return bytesLeft < 0
  })
  return rows.slice(0, firstBeyond === -1 ? MAX_UNLISTED : firstBeyond)
}

/** In the note of an order, below the message: 'VC-LT97948: 45N1127, row 3; for the branch in Lille'. */
export function remarkLine(itemNo: string, remark: string): string {
  return `${itemNo}${SEPARATOR}${remark}`
}

/** In the note of an order, below the message: '? 12 × ABC-123 #7', and '? – × ABC-123 #7' without a quantity. */
export function unlistedLine({ row, text, quantity }: UnlistedRow): string {
  return `? ${quantity ?? '–'} × ${text} #${row}`
}

/**
 * The message of a note, the remarks by item number, and the rows without an item. Any other line belongs to the
 * message.
 */
export function splitNote(
  note: string,
  itemNos: readonly string[],
): { message: string; remarks: ReadonlyMap<string, string>; unlisted: readonly UnlistedRow[] } {
  const known = new Set(itemNos)
  const remarks = new Map<string, string>()
  const unlisted: UnlistedRow[] = []
  const others = note.split('\n').filter((line) => {
    const [, quantity = '', text, row] = UNLISTED.exec(line) ?? []
    if (text !== undefined) {
      unlisted.push({
        row: Number(row),
        text,
        quantity: quantity === '–' ? null : Number(quantity),
      })
      return false
    }
    const itemNo = line.slice(0, Math.max(0, line.indexOf(SEPARATOR)))
    if (!known.has(itemNo) || remarks.has(itemNo)) return true
    remarks.set(itemNo, line.slice(itemNo.length + SEPARATOR.length))
    return false
  })
  return { message: others.join('\n').trim(), remarks, unlisted }
}

const SEPARATOR = ': '
const UNLISTED = /^\? (\d{1,6}|–) × (.+) #(\d{1,6})$/
