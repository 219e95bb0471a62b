// Detects the quantity and number columns of a pasted table, by heading or content.
import { NUMBER_HEADINGS, OTHER_HEADINGS, QUANTITY_HEADINGS } from './data/paste-headings.ts'
import { cellsOf, type Delimiter } from './paste-cells.ts'
import { isUnit, readQuantity } from './paste-quantity.ts'

export interface Columns {
  /** The position of the column with quantities, from 0; null: there is none. */
  quantity: number | null
  /** The positions of columns with numbers or names, the most likely first. */
  texts: number[]
  /** The texts were found by their headings, so that no other column holds a number or name; false: guessed. */
  isNamed: boolean
}

/** Undefined: the first line is not a heading. */
export function headerOf(line: string): { delimiter: Delimiter; columns: Columns } | undefined {
  for (const delimiter of ['\t', ';', ','] as const) {
    const columns = namedColumns(cellsOf(line, delimiter))
    if (columns && (line.includes(delimiter) || columns.texts.length > 0)) {
      return { delimiter: line.includes(delimiter) ? delimiter : ' ', columns }
    }
  }
  // 'Teilenummer / Menge': the slash or bar separates headings, not the cells below.
  const bySlash = namedColumns(line.split(/\s+[/|]\s+|\|/).map((cell) => cell.trim()))
  if (bySlash && bySlash.quantity !== null && bySlash.texts.length > 0) {
    return { delimiter: ' ', columns: bySlash }
  }
  // 'Item Qty', 'Part number Quantity': two headings in one line.
  const words = line.trim().split(/\s+/)
  for (let cut = 1; cut < words.length; cut++) {
    const columns = namedColumns([words.slice(0, cut).join(' '), words.slice(cut).join(' ')])
    if (columns?.quantity !== undefined && columns.quantity !== null && columns.texts.length > 0) {
      return { delimiter: ' ', columns }
    }
  }
  return undefined
}

function namedColumns(cells: readonly string[]): Columns | undefined {
  const kinds = cells.map((cell) => HEADINGS.get(headingKey(cell)))
  const knownCount = kinds.filter((kind) => kind !== undefined).length
  const filledCount = cells.filter((cell) => cell !== '').length
  if (
    knownCount === 0 ||
    knownCount * 2 < filledCount ||
    !kinds.some((kind) => kind && kind !== 'other')
  ) {
    return undefined
  }
  const places = (kind: string) => kinds.flatMap((each, at) => (each === kind ? [at] : []))
  const texts = places('number')
  return { quantity: places('quantity')[0] ?? null, texts, isNamed: texts.length > 0 }
}

/**
 * Without headings: a quantity column after the first column with names, else before it. A row is undefined if its line is
 * not split into cells.
 */
export function columnsOf(rows: readonly (readonly string[] | undefined)[]): Columns {
  const tables = rows.flatMap((cells) => (cells && cells.length > 1 ? [cells] : []))
  const width = Math.max(0, ...tables.map(({ length }) => length))
  const columns = Array.from({ length: width }, (_, at) => {
    const filled = tables.map((cells) => cells[at] ?? '').filter((cell) => cell !== '')
    const numbers = filled.filter((cell) => readQuantity(cell) !== undefined).length
    const units = filled.filter(isUnit).length
    return {
      at,
      isWithoutText: filled.length === units,
      // Some cells of a quantity column may be unreadable.
      isQuantity: filled.length > 0 && numbers >= filled.length * 0.6,
    }
  })
  const textColumn = columns.find(({ isQuantity, isWithoutText }) => !isQuantity && !isWithoutText)
  const numbers = columns.filter(({ isQuantity }) => isQuantity).map(({ at }) => at)
  // Only numbers: the first is the item ('18650;10').
  const text = textColumn?.at ?? numbers[0]
  if (text === undefined) return { quantity: null, texts: [], isNamed: false }
  const quantity =
    numbers.find((at) => at > text) ?? numbers.filter((at) => at < text).at(-1) ?? null
  return { quantity, texts: [text], isNamed: false }
}

function headingKey(cell: string): string {
  return cell
    .toLowerCase()
    .replace(/\(.*?\)/g, '')
    .replace(/[_\-\s]+/g, ' ')
    .replace(/[.:*]/g, '')
    .trim()
}

const HEADINGS = new Map<string, 'number' | 'quantity' | 'other'>()
for (const [kind, texts] of [
  ['other', OTHER_HEADINGS],
  ['number', NUMBER_HEADINGS],
  ['quantity', QUANTITY_HEADINGS],
] as const) {
  for (const text of texts.split(/[|\n]/)) HEADINGS.set(headingKey(text), kind)
}
