// Parses pasted rows of numbers or names with quantities into possible readings, the most likely first.
import { cellsOf, type Delimiter, delimiterOf, linesOf, withoutQuotes } from './paste-cells.ts'
import { columnsOf, type Columns, headerOf } from './paste-columns.ts'
import { isUnit, readQuantity, splitLeading, splitTrailing, tidy } from './paste-quantity.ts'

export interface Reading {
  /** A possible number or name. */
  text: string
  /** Null: none was given, or it is unreadable. */
  quantity: number | null
  /** The quantity is not a valid number. */
  hasUnreadableQuantity: boolean
  /** The whole row is one name, including numbers at its ends. */
  isWhole?: true
  /** The number or name of the row, where `text` is from a further cell, such as its description. */
  rowName?: string
}

export interface PastedRow {
  /** From 1, as pasted. */
  row: number
  /** Empty: the row contains nothing to look up. */
  readings: Reading[]
  /** The further cells of the row as typed, without its quantity. */
  description: string
}

const MAX_ROWS = 1000

/** The first 1,000 rows and the number beyond them; a heading does not count. */
export function readPasted(pasted: string): { rows: PastedRow[]; tooMany: number } {
  const lines = linesOf(pasted).map(({ row, text }) => {
    return { row, text: text.length > LONGEST_LINE ? '' : text }
  })
  const first = lines[0]
  if (!first) return { rows: [], tooMany: 0 }
  const header = headerOf(first.text)
  const body = header ? lines.slice(1) : lines
  const delimiter = header?.delimiter ?? delimiterOf(first.text)
  const acceptedLines = body.slice(0, MAX_ROWS)
  const cells = acceptedLines.map(({ text }) => splitLine(text, delimiter))
  const columns = header?.columns ?? columnsOf(cells)
  const rows = acceptedLines.map(({ row, text }, at): PastedRow => {
    const parts = cells[at]
    const read = parts ? readCells(parts, columns) : asName(withoutQuotes(text))
    const readings = read.readings.filter(canBeLookedUp).slice(0, MAX_READINGS)
    return { row, readings, description: read.description.slice(0, LONGEST_READING) }
  })
  return { rows, tooMany: body.length - acceptedLines.length }
}

/** Undefined: the line is not split into cells; its quantity precedes or follows the name. */
function splitLine(text: string, delimiter: Delimiter): string[] | undefined {
  const rowDelimiter =
    delimiter === ' ' ? (['\t', ';'] as const).find((each) => text.includes(each)) : delimiter
  if (rowDelimiter !== undefined && text.includes(rowDelimiter)) {
    return withThousands(cellsOf(text, rowDelimiter), rowDelimiter)
  }
  // 'Dell Latitude E6400,10': the comma splits if a quantity follows it and no blank does.
  if (!text.includes(',') || splitTrailing(text.trim()) || splitLeading(text.trim()))
    return undefined
  const cells = cellsOf(text, ',')
  return cells.some((cell) => typeof readQuantity(cell) === 'number') ? cells : undefined
}

// 'A1,1,000': 000 is not a quantity, so the comma separates thousands.
function withThousands(cells: string[], delimiter: Delimiter): string[] {
  if (delimiter !== ',') return cells
  return cells.reduce<string[]>((joined, cell) => {
    const before = joined.at(-1) ?? ''
    if (/^0\d\d$/.test(cell) && /^\d{1,3}$/.test(before)) {
      return [...joined.slice(0, -1), `${before},${cell}`]
    }
    return [...joined, cell]
  }, [])
}

type ReadRow = Omit<PastedRow, 'row'>

function asName(line: string): ReadRow {
  return { readings: readLine(line), description: '' }
}

function readCells(cells: readonly string[], columns: Columns): ReadRow {
  const filled = cells.filter((cell) => cell !== '')
  if (filled.length === 1 && filled[0] !== undefined) return asName(filled[0])
  const typed = columns.quantity === null ? '' : (cells[columns.quantity] ?? '')
  const quantity = typed === '' ? null : (readQuantity(typed) ?? 'unreadable')
  const textCells = columns.texts.map((at) => cells[at] ?? '')
  const otherCells = cells.filter(
    (_, at) => at !== columns.quantity && !columns.texts.includes(at) && !columns.isNamed,
  )
  const texts = [...textCells, ...otherCells.filter((cell) => readQuantity(cell) === undefined)]
  const [name, ...further] = [...new Set(texts.map(tidy))].filter((text) => {
    return text !== '' && !isUnit(text)
  })
  if (name === undefined) return { readings: [], description: '' }
  const readingsOf = (text: string) => {
    return typed === '' ? readLine(text) : [readingOf(text, quantity)]
  }
  const readings = [
    ...readingsOf(name),
    ...withBrand(name, further[0]).map((text) => readingOf(text, quantity)),
    ...further.flatMap(readingsOf).map((reading) => ({ ...reading, rowName: name })),
  ]
  return { readings, description: further.join(' · ') }
}

// 'Dell' in one column, 'Latitude E6400' in the next.
function withBrand(brand: string, model: string | undefined): string[] {
  return model === undefined || /\d/.test(brand) ? [] : [`${brand} ${model}`]
}

/** 'Dell Latitude E6400 10': a number at an end may be the quantity or part of the name. */
function readLine(line: string): Reading[] {
  const text = line.trim()
  const [trailing, leading] = [splitTrailing(text), splitLeading(text)]
  const splits = [trailing, leading]
    .flatMap((split) => split ?? [])
    .sort((a, b) => Number(b.isMarked) - Number(a.isMarked))
    .map((split) => readingOf(split.text, split.quantity))
  return [{ ...readingOf(tidy(text), null), isWhole: true }, ...splits]
}

function readingOf(text: string, quantity: number | 'unreadable' | null): Reading {
  const hasUnreadableQuantity = quantity === 'unreadable'
  return { text, quantity: hasUnreadableQuantity ? null : quantity, hasUnreadableQuantity }
}

const MAX_READINGS = 5
const LONGEST_READING = 300
/** A longer line is not a list row but text without line ends. */
const LONGEST_LINE = 1000

function canBeLookedUp({ text }: Reading): boolean {
  return text.length <= LONGEST_READING && /[\p{L}\p{N}]/u.test(text)
}
