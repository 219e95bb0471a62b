// Reads a file of verification codes made elsewhere: one per row, in the first column.
import { hasCodeShape, isMistyped } from '../../../shared/verification-code.ts'

export interface CodeFile {
  codes: Set<string>
  errors: { line: number; fault: string }[]
}

/** Codes may contain blanks and hyphens; a first row without digits is a heading. */
export function readCodeFile(text: string): CodeFile {
  const codes = new Set<string>()
  const errors: CodeFile['errors'] = []
  for (const [at, row] of text
    .replace(/^\uFEFF/, '')
    .split(/\r\n|\n|\r/)
    .entries()) {
    const cell = (row.split(/[,;\t]/, 1)[0] ?? '').replace(/["'\s-]/g, '')
    if (cell === '' || (at === 0 && !/\d/.test(cell))) continue
    const fault = faultOf(cell, codes)
    if (fault === null) codes.add(cell)
    else errors.push({ line: at + 1, fault })
  }
  return { codes, errors }
}

function faultOf(code: string, known: ReadonlySet<string>): string | null {
  if (!hasCodeShape(code)) return 'not sixteen digits'
  if (isMistyped(code)) return 'the last digit is not the check digit by the Damm algorithm'
  return known.has(code) ? 'the same code again' : null
}
