// What one application of a file's rows keeps in mind: its options, its counts, and which rows it accepts.
import type { Kysely } from 'kysely'
import type { ItemField, ParsedRow, ReadRow, RowError } from '../../../../shared/catalogue-item.ts'
import type { Database } from '../../../db/database.ts'
import type { ItemChange } from './item-change.ts'

export interface ApplyCounts {
  read: number
  new: number
  changed: number
  unchanged: number
  archived: number
  /** Number of rejected rows; a row with several errors counts once. */
  errors: number
  /** Of the rejected rows, those whose item number is unknown: any item may be meant, so nothing is archived. */
  unidentified: number
}
export interface ApplyOptions {
  /** Of the catalogue with these changes. */
  version: number
  /** 'YYYY-MM-DD': the date recorded for changes. */
  today: string
  dryRun?: boolean
  /** The shop has no product yet, so look-ups are skipped. */
  isFirstFilling?: boolean
  /** Archives items missing from the file. */
  replace?: boolean
  onChange?: (change: ItemChange) => void
  onError?: (error: RowError) => void
  onProgress?: (counts: Readonly<ApplyCounts>) => void
}

export interface Run {
  trx: Kysely<Database>
  options: ApplyOptions
  counts: ApplyCounts
  /** Item number -> line; 0 for a row with errors, whose number a later row may repeat. */
  seen: Map<string, number>
  /** EAN -> line of the row that gives it. */
  eans: Map<string, number>
  /** EANs that items of this file had before and no longer have. */
  freedEans: Set<string>
  waiting: ParsedRow[]
  hasWritten: boolean
  searchable: Set<number>
  affectsRelations: boolean
  archivedNos: Set<string>
  /** Numbers of items that stay archived although the file lists them, because it does not give their status. */
  stillArchived: Set<string>
}

export function newRun(trx: Kysely<Database>, options: ApplyOptions): Run {
  const counts = {
    read: 0,
    new: 0,
    changed: 0,
    unchanged: 0,
    archived: 0,
    errors: 0,
    unidentified: 0,
  }
  return {
    trx,
    options,
    counts,
    seen: new Map(),
    eans: new Map(),
    freedEans: new Set(),
    waiting: [],
    hasWritten: false,
    searchable: new Set(),
    affectsRelations: false,
    archivedNos: new Set(),
    stillArchived: new Set(),
  }
}

export function reject(run: Run, errors: readonly RowError[]): void {
  run.counts.errors += 1
  for (const error of errors) run.options.onError?.(error)
}

/** Accepts a row unless it has errors or repeats an earlier row. */
export function acceptRow(run: Run, read: ReadRow): ParsedRow | null {
  run.counts.read += 1
  if (!read.ok) {
    if (read.itemNo === null) run.counts.unidentified += 1
    else if (!run.seen.has(read.itemNo)) run.seen.set(read.itemNo, 0)
    reject(run, read.errors)
    return null
  }
  const { row } = read
  const before = run.seen.get(row.itemNo)
  if (before) {
    reject(run, [errorOf(row, { field: 'itemNo', fault: 'duplicate', detail: String(before) })])
    return null
  }
  run.seen.set(row.itemNo, row.line)
  const ean = row.given.ean
  if (ean) {
    const earlier = run.eans.get(ean)
    if (earlier) {
      reject(run, [errorOf(row, { field: 'ean', fault: 'duplicate-ean', detail: String(earlier) })])
      return null
    }
    run.eans.set(ean, row.line)
  }
  return row
}

export function errorOf(
  row: ParsedRow,
  what: { field: ItemField; fault: RowError['fault']; detail: string },
): RowError {
  const found = String(row.given[what.field] ?? row.itemNo)
  return { line: row.line, itemNo: row.itemNo, found, ...what }
}
