// One row of a table before its cells are interpreted.

export type TableCell = string | number | boolean | Date | null | undefined | object

/** Why a row could not be split into cells; 'broken-off': the file ends before the row has a cell for each column. */
export type RowBreak = 'bad-quotes' | 'not-json' | 'too-many-cells' | 'broken-off'

/** One unparsed row: cells by column. A column missing from the file is absent. */
export interface RawRow<Field extends string> {
  line: number
  cells: Partial<Record<Field, TableCell>>
  /** Set when the row could not be split into cells. `found`: its text, cut; `detail`: cells and columns, '7 > 5', or ''. */
  broken?: { fault: RowBreak; found: string; detail: string }
}
