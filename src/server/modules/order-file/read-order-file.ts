// Reads an uploaded file of orders; what cannot be read is rejected with the reason in the sender's language.
import { createHash } from 'node:crypto'
import { readFile } from 'node:fs/promises'
import type { ReceivedUpload } from '../../../contract/upload.ts'
import type { Lang } from '../../../shared/lang.ts'
import { ORDER_FILE_BOUNDS } from '../../../shared/order-file-fields.ts'
import { type FileFault, fileFaultText } from '../../../shared/order-file-texts.ts'
import { invalid } from '../../platform/errors.ts'
import { type Grid, GridError, readGrid } from '../../platform/tables/read-grid.ts'
import { TableError, type TableErrorKind } from '../../platform/tables/table-error.ts'
import { countKnownHeadings } from './guess-columns.ts'

const { rows, columns, characters, totalCharacters, unpackedBytes } = ORDER_FILE_BOUNDS

/** Errors: 422 `file`. */
export async function readOrderFile({ path }: ReceivedUpload, lang: Lang): Promise<Grid> {
  try {
    const bounds = { rows, columns, characters, total: totalCharacters, bytes: unpackedBytes }
    const grid = await readGrid(path, bounds, countKnownHeadings)
    if (grid.rows.length === 0) throw new TableError('empty')
    return grid
  } catch (error) {
    if (error instanceof GridError) {
      const fault = FAULT_OF_GRID[error.kind]
      throw invalid('file', fileFaultText(fault, lang, String(error.line ?? '')))
    }
    if (error instanceof TableError) {
      throw invalid('file', fileFaultText(FAULT_OF_TABLE[error.kind] ?? 'kind', lang))
    }
    throw error
  }
}

const FAULT_OF_GRID: Record<GridError['kind'], FileFault> = {
  'too-many-rows': 'rows',
  'too-large': 'large',
  'bad-quotes': 'quotes',
}

const FAULT_OF_TABLE: Partial<Record<TableErrorKind, FileFault>> = {
  empty: 'empty',
  'no-header': 'heading',
  'bad-workbook': 'damaged',
}

/** Equal for files with the same headings. */
export function hashHeadings(headings: readonly string[]): Buffer {
  return createHash('sha256').update(JSON.stringify(headings)).digest()
}

/** Equal for files with the same bytes. */
export async function hashContent({ path }: ReceivedUpload): Promise<string> {
  return createHash('sha256')
    .update(await readFile(path))
    .digest('hex')
}
