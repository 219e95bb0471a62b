// Reads a chosen list file in the browser: a workbook, or text in any encoding that spreadsheets save.
import { readTextFile } from './text-file.ts'

const MAX_FILE_BYTES = 2_000_000

type Fault = 'fileFailed' | 'fileTooLarge'

/** The text of the file, a workbook's cells separated by tabs. */
export async function readListFile(file: File): Promise<string | { fault: Fault }> {
  if (file.size > MAX_FILE_BYTES) return { fault: 'fileTooLarge' }
  const head = new Uint8Array(await file.slice(0, 4).arrayBuffer())
  if (!isZip(head)) {
    const text = await readTextFile(file)
    return text ?? { fault: 'fileFailed' }
  }
  try {
    // The workbook reader is large and rarely needed.
    const { readWorkbook } = await import('./workbook-text.ts')
    return await readWorkbook(new Uint8Array(await file.arrayBuffer()))
  } catch {
    return { fault: 'fileFailed' }
  }
}

/** Whether a file begins with the signature of a zip ('PK', 3, 4), which a workbook is. */
function isZip([p, k, three, four]: Uint8Array): boolean {
  return p === 0x50 && k === 0x4b && three === 3 && four === 4
}
