// Speeds up filling empty tables: foreign keys and secondary indexes are created after the rows.
import type { Kysely } from 'kysely'
import type { Database } from '../../../db/database.ts'
import {
  addForeignKey,
  analyzeProducts,
  countProducts,
  createIndex,
  dropForeignKey,
  dropIndex,
  findForeignKeys,
  findSecondaryIndexes,
  hasProduct,
} from './filling-repository.ts'

/** True in a shop without products. */
export async function isCatalogueEmpty(trx: Kysely<Database>): Promise<boolean> {
  return !(await hasProduct(trx))
}

export function countItems(trx: Kysely<Database>): Promise<number> {
  return countProducts(trx)
}

/** Updates the planner statistics after a large import. */
export function refreshStatistics(trx: Kysely<Database>): Promise<void> {
  return analyzeProducts(trx)
}

const TABLES = [
  'product_text',
  'fitment',
  'part_ref',
  'price_row',
  'stock',
  'stock_level',
  'product_update',
  'device_name',
]

/**
 * Runs `work` without foreign keys and secondary indexes on TABLES, which reference products or devices, then restores
 * them, with every row checked. Only for an empty catalogue: the tables are locked until the transaction ends.
 */
export async function fillUnchecked<T>(trx: Kysely<Database>, work: () => Promise<T>): Promise<T> {
  const keys = await findForeignKeys(trx, TABLES)
  const indexes = await findSecondaryIndexes(trx, TABLES)
  for (const key of keys) await dropForeignKey(trx, key)
  for (const index of indexes) await dropIndex(trx, index)
  const result = await work()
  for (const index of indexes) await createIndex(trx, index)
  for (const key of keys) await addForeignKey(trx, key)
  return result
}
