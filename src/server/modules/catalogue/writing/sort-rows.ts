// Classifies rows as new, changed or unchanged, and rejects those that would break the catalogue.
import { sql } from 'kysely'
import type { Kysely } from 'kysely'
import type { CatalogueItem, GivenRow, RowError } from '../../../../shared/catalogue-item.ts'
import type { Database } from '../../../db/database.ts'
import { completeItem, contentHash } from './item-content.ts'
import { readItems } from './read-items.ts'
import type { ItemWrite } from './write-items.ts'

export interface SortedWrite extends ItemWrite {
  row: GivenRow
}
export interface SortedRows {
  writes: SortedWrite[]
  unchanged: number
  /** The errors of each rejected row. */
  refused: RowError[][]
}

/** Compares a batch with the shop. Most rows are decided by their hash alone. */
export async function sortRows(
  db: Kysely<Database>,
  rows: readonly GivenRow[],
  today: string,
): Promise<SortedRows> {
  const hashes = await storedHashes(db, rows)
  const sorted: SortedRows = { writes: [], unchanged: 0, refused: [] }
  const differing: GivenRow[] = []
  for (const row of rows) {
    const stored = hashes.get(row.itemNo)
    if (stored === undefined) addWrite(sorted, row, undefined, today)
    else if (stored === hashAlone(row, today)) sorted.unchanged += 1
    else differing.push(row)
  }
  const before = new Map<string, CatalogueItem>()
  if (differing.length > 0) {
    const stored = await readItems(db, { itemNos: differing.map((row) => row.itemNo) })
    for (const { item } of stored) before.set(item.itemNo, item)
  }
  for (const row of differing) addWrite(sorted, row, before.get(row.itemNo), today)
  return sorted
}

/** The same for a shop without products: every valid row is new. */
export function sortNewRows(rows: readonly GivenRow[], today: string): SortedRows {
  const sorted: SortedRows = { writes: [], unchanged: 0, refused: [] }
  for (const row of rows) addWrite(sorted, row, undefined, today)
  return sorted
}

function addWrite(
  sorted: SortedRows,
  row: GivenRow,
  before: CatalogueItem | undefined,
  today: string,
): void {
  const completed = completeItem({ row, before, today })
  if ('errors' in completed) {
    sorted.refused.push(completed.errors)
    return
  }
  const { item } = completed
  if (before && contentHash(before) === contentHash(item)) {
    sorted.unchanged += 1
    return
  }
  if (before && row.given.updatedOn === undefined) item.updatedOn = today
  sorted.writes.push({ row, item, before })
}

async function storedHashes(
  db: Kysely<Database>,
  rows: readonly GivenRow[],
): Promise<Map<string, string>> {
  const found = await sql<{ item_no: string; content_hash: string }>`
    select item_no, content_hash from product
     where item_no = any(${rows.map((row) => row.itemNo)}::text[])
  `.execute(db)
  return new Map(found.rows.map((row) => [row.item_no, row.content_hash]))
}

/** The hash of a complete row; not comparable when the row omits fields. */
function hashAlone(row: GivenRow, today: string): string | null {
  const completed = completeItem({ row, before: undefined, today })
  return 'item' in completed ? contentHash(completed.item) : null
}

/** EAN -> number of the shop item that has it, for the EANs of these writes. */
export async function eanHolders(
  db: Kysely<Database>,
  writes: readonly ItemWrite[],
): Promise<Map<string, string>> {
  const eans = writes.flatMap(({ item }) => item.ean ?? [])
  const found = await sql<{ ean: string; item_no: string }>`
    select ean, item_no from product where ean = any(${eans}::text[])
  `.execute(db)
  return new Map(found.rows.map((row) => [row.ean, row.item_no]))
}
