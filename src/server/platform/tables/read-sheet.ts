// Reads one sheet of an XLSX workbook, row by row.
import { readFile } from 'node:fs/promises'
import type { TableCell } from './raw-row.ts'
import { TableError } from './table-error.ts'
import { isZipBomb } from '../../../shared/workbook-size.ts'

/** Loaded with the first workbook: most processes read none. */
const library = () => import('hucre/xlsx')

export interface SheetRow {
  line: number
  values: readonly TableCell[]
}

/** The rows of the named sheet, else of the first one. Throws TableError 'bad-workbook' or 'no-sheet'. */
export async function* readSheet(
  path: string,
  sheet: string | undefined,
): AsyncGenerator<SheetRow> {
  const bytes = await readFile(path)
  if (isZipBomb(bytes)) throw new TableError('bad-workbook', 'zip bomb')
  const { streamXlsxRows } = await library()
  try {
    if (sheet !== undefined) await checkSheet(bytes, sheet)
    for await (const row of streamXlsxRows(bytes, { sheet: sheet ?? 0 })) {
      yield { line: row.index + 1, values: row.values as TableCell[] }
    }
  } catch (error) {
    if (error instanceof TableError) throw error
    throw new TableError('bad-workbook', error instanceof Error ? error.message : '')
  }
}

/** Cells of the first sheet that are merged, from 0; only for a workbook that `readSheet` has read. */
export async function readMerges(path: string) {
  const { readXlsx } = await library()
  const { sheets } = await readXlsx(await readFile(path), { sheets: [0] })
  return sheets[0]?.merges ?? []
}

async function checkSheet(bytes: Uint8Array, sheet: string): Promise<void> {
  const { readXlsx } = await library()
  const names: string[] = []
  await readXlsx(bytes, {
    sheets: (info) => {
      names.push(info.name)
      return false
    },
  })
  if (!names.includes(sheet)) throw new TableError('no-sheet', names.join(', '))
}
