// Loads the example shipping terms of the data folder into a shop that never had any.
import type { Kysely } from 'kysely'
import { readFile } from 'node:fs/promises'
import { join } from 'node:path'
import type { Database } from '../db/database.ts'
import {
  readShippingRow,
  type ShippingRow,
  type ShippingValue,
} from '../modules/shipping/writing/shipping-files.ts'
import {
  confirmTerms,
  DEMONSTRATION,
  needsShippingExamples,
  writeTerms,
} from '../modules/shipping/writing/write-terms.ts'

const DATA_FOLDER = join(import.meta.dirname, '../../../data')
const FILES = ['services', 'rules', 'rates'] as const

/**
 * Returns the number of rows loaded: 0 in a shop that has or had terms. `isDemonstration` confirms them, for
 * items of the demonstration catalogue only.
 */
export async function loadShippingExamples(
  db: Kysely<Database>,
  { isDemonstration, now }: { isDemonstration: boolean; now: Date },
): Promise<number> {
  if (!(await needsShippingExamples(db))) return 0
  const actor = DEMONSTRATION
  return db.transaction().execute(async (trx) => {
    let count = 0
    for (const file of FILES) {
      const rows = await readExamples(file)
      await writeTerms(trx, { file, rows, replace: false, actor, now })
      count += rows.length
    }
    if (isDemonstration) await confirmTerms(trx, { service: null, now, actor })
    return count
  })
}

async function readExamples(file: (typeof FILES)[number]): Promise<ShippingRow[]> {
  const path = join(DATA_FOLDER, `shipping_${file}.ndjson`)
  const lines = (await readFile(path, 'utf8')).trim().split('\n')
  return lines.flatMap((text, at) => {
    const cells = JSON.parse(text) as Record<string, ShippingValue>
    const row = readShippingRow(file, { line: at + 1, cells }, (error) => {
      throw new Error(`${path} line ${error.line}: ${error.field ?? 'row'} is not ${error.valid}`)
    })
    return row ? [row] : []
  })
}
