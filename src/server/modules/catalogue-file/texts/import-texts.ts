// The import messages needed in each language, with placeholders {detail} and {line}.
import type { RowFault } from '../../../../shared/catalogue-item.ts'
import type { FileFaultKind } from '../faults/file-fault.ts'

export interface ImportTexts {
  row: Record<RowFault, string>
  file: Record<FileFaultKind, string>
  line: string
  wholeRow: string
  counts: Record<'read' | 'new' | 'changed' | 'unchanged' | 'archived' | 'errors', string>
  dryRun: string
  ignored: string
  more: string
  needsYes: string
}
