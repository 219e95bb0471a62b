// Why a file as a whole cannot be read; none of it is imported.

export type CatalogueFileErrorKind =
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

export class CatalogueFileError extends Error {
  readonly kind: CatalogueFileErrorKind
  /** What the reader needs with it: an encoding, the existing sheets, the known columns. */
  readonly detail: string

  constructor(kind: CatalogueFileErrorKind, detail = '') {
    super(detail === '' ? kind : `${kind}: ${detail}`)
    this.name = 'CatalogueFileError'
    this.kind = kind
    this.detail = detail
  }
}
