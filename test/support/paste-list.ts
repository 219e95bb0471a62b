// Writes a list as people paste it, each row in another format, and finds the rows that are read wrongly.
import { type MatchedRow, matchRowsRoute } from '../../src/contract/match-rows.ts'

export interface PasteItem {
  itemNo: string
  /** Without leading zeros; null if there is none. */
  ean: string | null
  oem: string | null
  device: string | null
}

export interface PastedList {
  pasted: string
  /** The expected reading of each row. */
  expected: { itemNo: string; quantity: number; isExact: boolean }[]
}

export interface PasteOutcome {
  rows: number
  milliseconds: number
  /** How many rows had which outcome. */
  byOutcome: Record<string, number>
  /** Pasted rows that were read incorrectly or not at all. */
  wrong: string[]
}

type Notation = (
  item: PasteItem,
  quantity: number,
) => { text: string; isExact: boolean } | undefined

const exact = (text: string) => ({ text, isExact: true })
const near = (text: string) => ({ text, isExact: false })

/** A part number or device may belong to several items, so only item numbers and barcodes are exact. */
const NOTATIONS: Notation[] = [
  ({ itemNo }, quantity) => exact(`${itemNo} ${quantity}`),
  ({ itemNo }, quantity) => exact(`${itemNo}\t${quantity}`),
  ({ itemNo }, quantity) => exact(`${quantity} x ${itemNo.toLowerCase()}`),
  ({ itemNo }, quantity) => exact(`${itemNo.replace('-', ' ')} ×${quantity}`),
  ({ itemNo }, quantity) => exact(`${wide(itemNo)}\u3000${wide(String(quantity))}`),
  ({ itemNo }, quantity) => exact(`"${itemNo}",${quantity}`),
  ({ itemNo }, quantity) => exact(`${itemNo}\u00a0${quantity},0`),
  ({ ean }, quantity) => (ean === null ? undefined : exact(`${ean};${quantity}`)),
  ({ ean }, quantity) =>
    ean === null ? undefined : exact(`${ean.padStart(14, '0')}\t${quantity}`),
  ({ oem }, quantity) => (oem === null ? undefined : near(`${oem} x${quantity}`)),
  ({ oem }, quantity) => (oem === null ? undefined : near(`${quantity} pcs ${oem}`)),
  ({ device }, quantity) => (device === null ? undefined : near(`${device} ${quantity}`)),
  ({ device }, quantity) => (device === null ? undefined : near(`${device}\t${quantity}个`)),
]

export function writeList(items: readonly PasteItem[], rows: number): PastedList {
  const list: PastedList = { pasted: '', expected: [] }
  const lines: string[] = []
  for (let at = 0; lines.length < rows && at < rows * 4; at++) {
    const item = items[at % items.length]!
    const quantity = 5 + (at % 95)
    const row = NOTATIONS[at % NOTATIONS.length]!(item, quantity)
    if (!row) continue
    lines.push(row.text)
    list.expected.push({ itemNo: item.itemNo, quantity, isExact: row.isExact })
  }
  return { ...list, pasted: `\ufeff${lines.join('\r\n')}\r\n` }
}

/** `send` makes the call and returns its rows. */
export async function pasteList(
  list: PastedList,
  send: (route: typeof matchRowsRoute, pasted: string) => Promise<MatchedRow[]>,
): Promise<PasteOutcome> {
  const began = performance.now()
  const rows = await send(matchRowsRoute, list.pasted)
  const milliseconds = Math.round(performance.now() - began)
  const lines = list.pasted.split('\r\n')
  const merged = new Set(rows.flatMap(({ into }) => into ?? []))
  const byOutcome: Record<string, number> = {}
  const wrong: string[] = []
  for (const [at, row] of rows.entries()) {
    byOutcome[row.outcome] = (byOutcome[row.outcome] ?? 0) + 1
    const expected = list.expected[at]
    if (!expected || !isRight(row, expected, merged)) wrong.push(lines[row.row - 1] ?? '')
  }
  return { rows: rows.length, milliseconds, byOutcome, wrong }
}

function isRight(
  row: MatchedRow,
  expected: PastedList['expected'][number],
  merged: ReadonlySet<number>,
): boolean {
  if (row.outcome === 'merged') return row.quantity === expected.quantity
  if (row.quantity !== expected.quantity && !merged.has(row.row)) return false
  if (!expected.isExact) return row.outcome !== 'not_found' && row.outcome !== 'unreadable'
  if (row.outcome === 'replaced') return row.match !== null
  return row.products.some(({ itemNo }) => itemNo === expected.itemNo)
}

/** In full-width characters, as Chinese input methods write them. */
function wide(text: string): string {
  return text.replace(/[!-~]/g, (sign) => String.fromCharCode(sign.charCodeAt(0) + 0xfee0))
}
