// Fills an empty shop with the demonstration catalogue: categories, devices, products and derived data; adds the
// demonstration price lists to a shop that was filled before they existed.
import type { Kysely } from 'kysely'
import { access } from 'node:fs/promises'
import { join } from 'node:path'
import type { Logger } from 'pino'
import { brand } from '../../shared/brand.ts'
import type { Database } from '../db/database.ts'
import { applyRows } from '../modules/catalogue/writing/apply-rows.ts'
import {
  lockCatalogue,
  nextVersion,
  raiseVersion,
} from '../modules/catalogue/writing/catalogue-version.ts'
import {
  fillUnchecked,
  isCatalogueEmpty,
  refreshStatistics,
} from '../modules/catalogue/writing/first-filling.ts'
import { deriveRelations } from '../modules/catalogue/writing/derive-relations.ts'
import { writeCategories, writeDevices } from '../modules/catalogue/writing/write-reference.ts'
import type { DeviceFacts } from '../modules/catalogue/writing/write-reference.ts'
import { openCatalogueFile } from '../modules/catalogue-file/open-catalogue-file.ts'
import { renameSeries } from '../modules/catalogue-file/rename-series.ts'
import { readGlossary, readJsonLines } from '../modules/catalogue-file/reference-files.ts'
import { buildVocabulary, categoriesOf } from '../modules/catalogue-file/vocabulary.ts'
import {
  needsDemonstrationPrices,
  writeDemonstrationPrices,
} from '../modules/pricing/demonstration-prices.ts'

export interface DemonstrationOptions {
  db: Kysely<Database>
  log?: Pick<Logger, 'info'>
  /** Items done and items in total; the last part of the progress is the derived data. */
  onProgress?: (done: number, total: number) => void
  /** The folder of the data files; defaults to the project's own. */
  folder?: string
}

/**
 * Runs in one transaction: if the process is killed, the shop stays empty. Products are imported as by `npm run
 * import`. Returns the number of items loaded: 0 when the shop has products already.
 */
export async function loadDemonstration(options: DemonstrationOptions): Promise<{ items: number }> {
  const { db, log, onProgress, folder = DATA_FOLDER } = options
  const path = join(folder, 'catalogue.ndjson.gz')
  await access(path)
  const glossary = await readGlossary(folder)
  return db.transaction().execute(async (trx) => {
    await lockCatalogue(trx)
    // Another process may have loaded it first.
    if (!(await isCatalogueEmpty(trx))) return { items: 0 }
    const version = await nextVersion(trx)
    const { counts } = await fillUnchecked(trx, async () => {
      await loadReference(trx, folder)
      log?.info('categories and devices are loaded')
      const file = await openCatalogueFile({ path, words: buildVocabulary(glossary) })
      const applied = await applyRows(trx, renameSeries(file.rows, brand), {
        version,
        isFirstFilling: true,
        today: new Date().toISOString().slice(0, 10),
        onError: (error) => {
          throw new Error(`${path} line ${error.line}: ${error.field} ${error.fault}`)
        },
        onProgress: ({ read }) => onProgress?.(Math.floor(read * LOADING_SHARE), ITEMS),
      })
      if (await needsDemonstrationPrices(trx)) await writeDemonstrationPrices(trx)
      return applied
    })
    await refreshStatistics(trx)
    await deriveRelations(trx)
    log?.info('products and their relations are loaded')
    await raiseVersion(trx, version)
    onProgress?.(ITEMS, ITEMS)
    return { items: counts.read }
  })
}

/**
 * For a shop that got the demonstration catalogue before its price lists existed. Returns the number of price rows.
 */
export async function addDemonstrationPrices(db: Kysely<Database>): Promise<number> {
  if (!(await needsDemonstrationPrices(db))) return 0
  return db.transaction().execute(async (trx) => {
    await lockCatalogue(trx)
    if (!(await needsDemonstrationPrices(trx))) return 0
    const rows = await writeDemonstrationPrices(trx)
    await raiseVersion(trx, await nextVersion(trx))
    return rows
  })
}

/** Loads categories and devices only, which products of any source refer to. */
export async function loadReference(trx: Kysely<Database>, folder = DATA_FOLDER): Promise<void> {
  await writeCategories(trx, categoriesOf(await readGlossary(folder)))
  await loadDevices(trx, join(folder, 'devices.ndjson.gz'))
}

// Only for the progress bar: the items of the demonstration catalogue, and the share of the work that loading them is.
const ITEMS = 20_922
const LOADING_SHARE = 0.8
const DATA_FOLDER = join(import.meta.dirname, '../../../data')
const DEVICE_BATCH = 2000

async function loadDevices(trx: Kysely<Database>, path: string): Promise<void> {
  const slugs = new Set<string>()
  let batch: DeviceFacts[] = []
  for await (const device of readJsonLines(path)) {
    batch.push(device as DeviceFacts)
    if (batch.length < DEVICE_BATCH) continue
    await writeDevices(trx, batch, slugs)
    batch = []
  }
  if (batch.length > 0) await writeDevices(trx, batch, slugs)
}
