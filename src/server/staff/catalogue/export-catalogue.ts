// Exports the whole catalogue to a file; importing the file as it is changes nothing.
import type { Kysely } from 'kysely'
import { createWriteStream } from 'node:fs'
import { rename, rm } from 'node:fs/promises'
import { pipeline } from 'node:stream/promises'
import { createGzip } from 'node:zlib'
import type { CatalogueItem } from '../../../shared/catalogue-item.ts'
import type { Database } from '../../db/database.ts'
import { readItems } from '../../modules/catalogue/writing/read-items.ts'
import { itemLines } from '../../modules/catalogue-file/write-ndjson.ts'
import { itemColumns } from '../../modules/catalogue-file/item-columns.ts'
import { writeCsv, writeXlsx } from '../../platform/spreadsheet.ts'

export type ExportFormat = 'ndjson' | 'csv' | 'xlsx'

export interface ExportOptions {
  db: Kysely<Database>
  /** Compressed when it ends in .gz. Written to a temporary file and renamed, so it is complete or absent. */
  path: string
  format: ExportFormat
}

/** Exports one consistent snapshot, whatever is imported meanwhile. Returns the number of items. */
export async function exportCatalogue(options: ExportOptions): Promise<{ items: number }> {
  const { db, path, format } = options
  const temporary = `${path}.part`
  let items = 0
  try {
    await db
      .transaction()
      .setIsolationLevel('repeatable read')
      .execute(async (trx) => {
        const counted = count(allItems(trx), () => (items += 1))
        const bytes = render(counted, format)
        const file = createWriteStream(temporary)
        await (path.endsWith('.gz') ? pipeline(bytes, createGzip(), file) : pipeline(bytes, file))
      })
    await rename(temporary, path)
  } finally {
    await rm(temporary, { force: true })
  }
  return { items }
}

function render(
  items: AsyncIterable<CatalogueItem>,
  format: ExportFormat,
): AsyncIterable<string | Uint8Array> {
  if (format === 'ndjson') return itemLines(items)
  if (format === 'csv') return writeCsv(items, itemColumns())
  return writeXlsx(items, itemColumns(), { sheet: 'catalogue' })
}

const PAGE = 1000

async function* allItems(db: Kysely<Database>): AsyncGenerator<CatalogueItem> {
  let afterId = 0
  for (;;) {
    const page = await readItems(db, { afterId, limit: PAGE })
    for (const { item } of page) yield item
    const last = page.at(-1)
    if (!last || page.length < PAGE) return
    afterId = last.id
  }
}

async function* count<T>(values: AsyncIterable<T>, step: () => void): AsyncGenerator<T> {
  for await (const value of values) {
    step()
    yield value
  }
}
