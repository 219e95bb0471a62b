// The specifications of products in the form that drawings need.
import type { Kysely } from 'kysely'
import { cellName, isStandardCell } from '../../../shared/cell-name.ts'
import { CHEMISTRIES, nameOf } from '../../../shared/vocabulary.ts'
import type { Database } from '../../db/database.ts'
import { findDrawnRows } from './drawn-product-repository.ts'
import type { DrawnSpecification } from './drawn-specification.ts'

export async function findDrawnProduct(
  db: Kysely<Database>,
  itemNo: string,
): Promise<DrawnSpecification | undefined> {
  const [found] = await findDrawnProducts(db, [itemNo])
  return found
}

/** Unordered; unknown and hidden products are missing. `updatedOn` is YYYY-MM-DD. */
export async function findDrawnProducts(
  db: Kysely<Database>,
  itemNos: readonly string[],
): Promise<(DrawnSpecification & { updatedOn: string })[]> {
  const rows = await findDrawnRows(db, itemNos)
  return rows.map(({ firstNumber, iecName, ...row }) => {
    const facts = { firstNumber, iecName }
    return {
      ...row,
      chemistry: nameOf(CHEMISTRIES, row.chemistry, 'en_us'),
      sizeName: iecName ?? firstNumber,
      cellName: isStandardCell(facts) ? cellName(facts, 'en_us') : null,
    }
  })
}
