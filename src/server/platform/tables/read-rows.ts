// Reads a short table from a CSV file or a workbook: its rows as trimmed texts by field.
import { createHeadings } from './headings.ts'
import { detectFormat, openCsv, openText, openWorkbook } from './open-table.ts'

export interface TextRow<Field extends string> {
  line: number
  cells: Partial<Record<Field, string>>
  /** The row could not be split into cells. */
  isBroken: boolean
}

/** Rows without a single filled cell are left out; reading ends after `max`. Throws TableError. */
export async function readRows<Field extends string>(
  path: string,
  kind: Parameters<typeof createHeadings<Field>>[0] & { max: number },
): Promise<TextRow<Field>[]> {
  const headings = createHeadings(kind)
  const { isWorkbook } = await detectFormat(path)
  const table = isWorkbook
    ? await openWorkbook({ path }, headings)
    : await openCsv(await openText({ path }), headings)
  const rows: TextRow<Field>[] = []
  for await (const { line, cells, broken } of table.raw) {
    const texts: Partial<Record<Field, string>> = {}
    for (const field of table.fields) texts[field] = textOf(cells[field])
    const isBroken = broken !== undefined
    if (!isBroken && Object.values(texts).every((each) => each === '')) continue
    rows.push({ line, cells: texts, isBroken })
    if (rows.length === kind.max) break
  }
  return rows
}

/** A date as '2026-11-23'. */
function textOf(cell: unknown): string {
  if (cell instanceof Date) return cell.toISOString().slice(0, 10)
  if (typeof cell === 'string') return cell.normalize('NFKC').trim()
  return typeof cell === 'number' || typeof cell === 'boolean' ? String(cell) : ''
}
