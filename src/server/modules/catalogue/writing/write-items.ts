// Writes a batch of items to all their tables, with a fixed small number of statements.
import type { Kysely } from 'kysely'
import { type CatalogueItem, TRANSPORT_FIELDS } from '../../../../shared/catalogue-item.ts'
import type { Database } from '../../../db/database.ts'
import { LOW_STOCK } from '../catalogue-columns.ts'
import { replaceSets } from './relation-repository.ts'
import { createDevices, findDevices } from './devices-of-labels.ts'
import { contentHash } from './item-content.ts'
import { fitmentRows, partRows, productRow, textRows, transportRow } from './item-rows.ts'
import {
  addStockLevels,
  deleteImportedRows,
  insertRows,
  upsertProducts,
  upsertTransport,
} from './item-writing-repository.ts'

export interface ItemWrite {
  item: CatalogueItem
  /** The item as stored; absent for a new one. */
  before: CatalogueItem | undefined
}

/**
 * Inserts or updates these items in the caller's transaction; returns ids by item number. `version`: that of the
 * catalogue with these changes.
 */
export async function writeItems(
  db: Kysely<Database>,
  writes: readonly ItemWrite[],
  version: number,
): Promise<Map<string, number>> {
  if (writes.length === 0) return new Map()
  const items = writes.map((write) => write.item)
  const devices = await findDevices(db, items)
  await createDevices(db, items, devices)
  const products = items.map((item) => productRow(item, { hash: contentHash(item), version }))
  const ids = await upsertProducts(db, products)
  const idOf = (item: CatalogueItem): number => ids.get(item.itemNo) ?? 0
  const known = writes.filter((write) => write.before).map((write) => idOf(write.item))
  if (known.length > 0) await deleteImportedRows(db, known)
  await insertRows(
    db,
    'product_text',
    items.flatMap((item) => textRows(idOf(item), item)),
  )
  await insertRows(
    db,
    'fitment',
    items.flatMap((item) => fitmentRows(idOf(item), item, devices)),
  )
  await insertRows(
    db,
    'part_ref',
    items.flatMap((item) => partRows(idOf(item), item)),
  )
  await insertRows(
    db,
    'stock',
    items.map((item) => ({ product_id: idOf(item), quantity: item.stock })),
  )
  // The stock levels of known items are carried over after the import, because orders use their rows meanwhile.
  const added = writes.filter((write) => !write.before).map((write) => idOf(write.item))
  if (added.length > 0) await addStockLevels(db, added, LOW_STOCK)
  const priced = items.filter((item) => item.suggestedRetailPrice_USD !== null)
  const prices = priced.map((item) => ({
    product_id: idOf(item),
    amount: item.suggestedRetailPrice_USD,
  }))
  await insertRows(db, 'price_row', prices)
  await upsertTransport(db, transportRows(writes, idOf))
  await writeSets(db, writes, idOf)
  return ids
}

/** Writes the sets of items whose sets differ. */
async function writeSets(
  db: Kysely<Database>,
  writes: readonly ItemWrite[],
  idOf: (item: CatalogueItem) => number,
): Promise<void> {
  const changed = writes.filter(
    ({ item, before }) => item.setItems.join() !== (before?.setItems ?? []).join(),
  )
  if (changed.length === 0) return
  const sets = changed.flatMap(({ item }) =>
    item.setItems.map((itemNo, position) => ({ id: idOf(item), itemNo, position })),
  )
  await replaceSets(
    db,
    changed.map(({ item }) => idOf(item)),
    sets,
  )
}

/** The rows of items whose transport data are new or differ; deleted data become empty. */
function transportRows(writes: readonly ItemWrite[], idOf: (item: CatalogueItem) => number) {
  return writes
    .filter(({ item, before }) =>
      TRANSPORT_FIELDS.some((field) => item[field] !== (before?.[field] ?? null)),
    )
    .map(({ item }) => transportRow(idOf(item), item))
}
