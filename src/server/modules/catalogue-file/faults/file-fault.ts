// Why a file as a whole cannot be read; nothing of it goes in.

export type FileFaultKind =
  | 'no-file'
  | 'empty'
  | 'cut-short'
  | 'not-text'
  | 'bad-encoding'
  | 'unknown-encoding'
  | 'unknown-format'
  | 'bad-workbook'
  | 'no-sheet'
  | 'no-header'
  | 'double-column'

export class FileFault extends Error {
  readonly kind: FileFaultKind
  /** What the reader needs beside it: an encoding, the sheets there are, the columns known. */
  readonly detail: string

  constructor(kind: FileFaultKind, detail = '') {
    super(detail === '' ? kind : `${kind}: ${detail}`)
    this.name = 'FileFault'
    this.kind = kind
    this.detail = detail
  }
}
