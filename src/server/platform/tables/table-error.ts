// Why a file as a whole cannot be read.

/** 'cut-short': the compressed data ends early; 'double-column': two columns have headings of the same field. */
export type TableErrorKind =
  | 'no-file'
  | 'empty'
  | 'cut-short'
  | 'not-text'
  | 'unknown-encoding'
  | 'unknown-format'
  | 'bad-workbook'
  | 'no-sheet'
  | 'no-header'
  | 'double-column'

export class TableError extends Error {
  readonly kind: TableErrorKind
  /** What its message names: an encoding, the existing sheets, the known columns. */
  readonly detail: string

  constructor(kind: TableErrorKind, detail = '') {
    super(detail === '' ? kind : `${kind}: ${detail}`)
    this.name = 'TableError'
    this.kind = kind
    this.detail = detail
  }
}
