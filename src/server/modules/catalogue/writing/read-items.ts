// Reads items from the tables in the form used by files.
import type { Kysely } from 'kysely'
import type { CatalogueItem } from '../../../../shared/catalogue-item.ts'
import type { Database } from '../../../db/database.ts'
import { findItemRows, type ItemRow } from './item-reading-repository.ts'

export interface StoredItem {
  id: number
  item: CatalogueItem
}

/** The items with these numbers, or the next ones by id (keyset paging, for exports). */
export async function readItems(
  db: Kysely<Database>,
  which: { itemNos: readonly string[] } | { afterId: number; limit: number },
): Promise<StoredItem[]> {
  const rows = await findItemRows(db, which)
  return rows.map((row) => ({ id: row.id, item: itemOf(row) }))
}

function itemOf(row: ItemRow): CatalogueItem {
  const { id: _id, lengths, ...rest } = row
  const basis = Object.entries(row.basis).toSorted(([a], [b]) => (a < b ? -1 : 1))
  return { ...rest, dimension_mm: printMeasures(lengths), basis: Object.fromEntries(basis) }
}

/** Formats lengths in the normalised form of files. */
function printMeasures([length, width, height, diameter]: ItemRow['lengths']): string | null {
  if (diameter !== null) return `Ø${diameter} x ${height}`
  return length === null ? null : `${length} x ${width} x ${height}`
}

/** 'Ø11.6 x 5.4' or '97.2 x 30.4 x 19.6' as the four columns, in mm. */
export function measuresOf(text: string | null): {
  length_mm: number | null
  width_mm: number | null
  height_mm: number | null
  diameter_mm: number | null
} {
  const parts = (text ?? '').replace('Ø', '').split(' x ').map(Number)
  const [first = null, second = null, third = null] = text === null ? [] : parts
  return text?.startsWith('Ø')
    ? { length_mm: null, width_mm: null, height_mm: second, diameter_mm: first }
    : { length_mm: first, width_mm: second, height_mm: third, diameter_mm: null }
}
