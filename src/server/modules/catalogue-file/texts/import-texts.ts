// The import messages needed in each language, with placeholders {detail} and {line}.
import type { ImportFault } from '../../../../shared/catalogue-item.ts'
import type { TableErrorKind } from '../../../platform/tables/table-error.ts'

export interface ImportTexts {
  row: Record<ImportFault, string>
  file: Record<TableErrorKind, string>
  line: string
  wholeRow: string
  counts: Record<'read' | 'new' | 'changed' | 'unchanged' | 'archived' | 'errors', string>
  dryRun: string
  ignored: string
  more: string
  needsYes: string
}
