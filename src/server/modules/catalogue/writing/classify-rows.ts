// Classifies rows as new, changed or unchanged, and rejects those that would break the catalogue.
import type { Kysely } from 'kysely'
import type { CatalogueItem, ParsedRow, RowError } from '../../../../shared/catalogue-item.ts'
import type { Database } from '../../../db/database.ts'
import { completeItem, contentHash } from './item-content.ts'
import { findEanHolders, findHashes } from './item-reading-repository.ts'
import { readItems } from './read-items.ts'
import type { ItemWrite } from './write-items.ts'

export interface ClassifiedWrite extends ItemWrite {
  row: ParsedRow
}
export interface ClassifiedRows {
  writes: ClassifiedWrite[]
  unchanged: number
  /** The errors of each rejected row. */
  rejected: RowError[][]
  /** Numbers of archived items whose rows give no status, so that they stay archived. */
  stillArchived: string[]
}

/** Compares a batch with the shop. Most rows are decided by their hash alone. */
export async function classifyRows(
  db: Kysely<Database>,
  rows: readonly ParsedRow[],
  today: string,
): Promise<ClassifiedRows> {
  const hashes = await findHashes(
    db,
    rows.map((row) => row.itemNo),
  )
  const classified: ClassifiedRows = { writes: [], unchanged: 0, rejected: [], stillArchived: [] }
  const differing: ParsedRow[] = []
  for (const row of rows) {
    const stored = hashes.get(row.itemNo)
    if (stored === undefined) addWrite(classified, row, undefined, today)
    else if (stored === hashAlone(row, today)) classified.unchanged += 1
    else differing.push(row)
  }
  const before = new Map<string, CatalogueItem>()
  if (differing.length > 0) {
    const stored = await readItems(db, { itemNos: differing.map((row) => row.itemNo) })
    for (const { item } of stored) before.set(item.itemNo, item)
  }
  for (const row of differing) addWrite(classified, row, before.get(row.itemNo), today)
  return classified
}

/** The same for a shop without products: every valid row is new. */
export function classifyNewRows(rows: readonly ParsedRow[], today: string): ClassifiedRows {
  const classified: ClassifiedRows = { writes: [], unchanged: 0, rejected: [], stillArchived: [] }
  for (const row of rows) addWrite(classified, row, undefined, today)
  return classified
}

function addWrite(
  classified: ClassifiedRows,
  row: ParsedRow,
  before: CatalogueItem | undefined,
  today: string,
): void {
  const completed = completeItem({ row, before, today })
  if ('errors' in completed) {
    classified.rejected.push(completed.errors)
    return
  }
  const { item } = completed
  if (before?.status === 'archived' && row.given.status === undefined) {
    classified.stillArchived.push(row.itemNo)
  }
  if (before && contentHash(before) === contentHash(item)) {
    classified.unchanged += 1
    return
  }
  if (before && row.given.updatedOn === undefined) item.updatedOn = today
  classified.writes.push({ row, item, before })
}

/** The hash of the item that the row makes alone, with defaults for what it omits; null: it lacks a required field. */
function hashAlone(row: ParsedRow, today: string): string | null {
  const completed = completeItem({ row, before: undefined, today })
  return 'item' in completed ? contentHash(completed.item) : null
}

/** EAN -> number of the shop item that has it, for the EANs of these writes. */
export function eanHolders(
  db: Kysely<Database>,
  writes: readonly ItemWrite[],
): Promise<Map<string, string>> {
  return findEanHolders(
    db,
    writes.flatMap(({ item }) => item.ean ?? []),
  )
}
