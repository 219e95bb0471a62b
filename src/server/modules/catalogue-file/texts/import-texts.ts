// The messages of imports of catalogue and price files in each language, with placeholders {detail} and {line}.
import type { ImportFault } from '../../../../shared/catalogue-item.ts'
import type { TableErrorKind } from '../../../platform/tables/table-error.ts'

export interface ImportTexts {
  row: Record<ImportFault, string>
  file: Record<TableErrorKind, string>
  line: string
  /** Stands for the field where an error is of the row as a whole. */
  wholeRow: string
  /** Labels of the numbers of rows; `errors`: rejected ones. */
  counts: Record<'read' | 'new' | 'changed' | 'unchanged' | 'archived' | 'errors', string>
  dryRun: string
  /** Names the columns that are not used, because their headings are unknown. */
  ignored: string
  /** How many further errors are not printed. */
  more: string
  /** Asks for --yes, because the import would archive items. */
  needsYes: string
  /** Nothing was archived, because this many rejected rows may name the items that seem to be missing. */
  unidentified: string
  /** Names the items that stay archived, because the file lists them without a status. */
  stillArchived: string
  /** Their number, in an import that does not replace the catalogue. */
  archivedInFile: string
}
