// Reads a chosen list file in the browser: a workbook, or text in any encoding that spreadsheets save.
import { readTextFile } from './text-file.ts'

const MAX_FILE_BYTES = 2_000_000

export type ListFileFault = 'fileEmpty' | 'fileFailed' | 'textTooLarge' | 'workbookTooLarge'

/** The text of the file, a workbook's cells separated by tabs. */
export async function readListFile(file: File): Promise<string | { fault: ListFileFault }> {
  try {
    const isWorkbook = isZip(new Uint8Array(await file.slice(0, 4).arrayBuffer()))
    if (file.size > MAX_FILE_BYTES)
      return { fault: isWorkbook ? 'workbookTooLarge' : 'textTooLarge' }
    const text = isWorkbook ? await workbookText(file) : await readTextFile(file)
    if (text === null) return { fault: 'fileFailed' }
    return text.trim() === '' ? { fault: 'fileEmpty' } : text
  } catch {
    return { fault: 'fileFailed' }
  }
}

async function workbookText(file: File): Promise<string> {
  // The workbook reader is large and rarely needed.
  const { readWorkbook } = await import('./workbook-text.ts')
  return readWorkbook(new Uint8Array(await file.arrayBuffer()))
}

/** Whether a file begins with the signature of a zip ('PK', 3, 4), which a workbook is. */
function isZip([p, k, three, four]: Uint8Array): boolean {
  return p === 0x50 && k === 0x4b && three === 3 && four === 4
}
