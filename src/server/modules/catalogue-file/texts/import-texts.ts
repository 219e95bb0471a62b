// The import messages needed in each language, with placeholders {detail} and {line}.
import type { RowProblem } from '../../../../shared/catalogue-item.ts'
import type { CatalogueFileErrorKind } from '../errors/catalogue-file-error.ts'

export interface ImportTexts {
  row: Record<RowProblem, string>
  file: Record<CatalogueFileErrorKind, string>
  line: string
  wholeRow: string
  counts: Record<'read' | 'new' | 'changed' | 'unchanged' | 'archived' | 'errors', string>
  dryRun: string
  ignored: string
  more: string
  needsYes: string
}
