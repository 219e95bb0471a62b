// Imports a file of the seller into the catalogue: all valid rows in one transaction, or none.
import type { Kysely } from 'kysely'
import { createHash } from 'node:crypto'
import { createReadStream } from 'node:fs'
import { basename, join } from 'node:path'
import type { Database } from '../../db/database.ts'
import { writeAudit } from '../../modules/audit/audit-service.ts'
import { applyRows } from '../../modules/catalogue/writing/apply-rows.ts'
import type { ApplyResult } from '../../modules/catalogue/writing/apply-rows.ts'
import type { ApplyOptions } from '../../modules/catalogue/writing/apply-run.ts'
import {
  lockCatalogue,
  nextVersion,
  raiseVersion,
} from '../../modules/catalogue/writing/catalogue-version.ts'
import { deriveRelations } from '../../modules/catalogue/writing/derive-relations.ts'
import {
  countItems,
  fillUnchecked,
  isCatalogueEmpty,
  refreshStatistics,
} from '../../modules/catalogue/writing/first-filling.ts'
import { beginRun, endRun } from '../../modules/catalogue/writing/import-runs.ts'
import { hasCategories, writeCategories } from '../../modules/catalogue/writing/write-reference.ts'
import { openCatalogueFile } from '../../modules/catalogue-file/open-catalogue-file.ts'
import type { CatalogueFile } from '../../modules/catalogue-file/open-catalogue-file.ts'
import { allocateBackorders } from '../../operations/allocate-backorders.ts'
import { carryStock } from '../../operations/carry-stock.ts'
import { readGlossary } from '../../modules/catalogue-file/reference-files.ts'
import { buildVocabulary, categoriesOf } from '../../modules/catalogue-file/vocabulary.ts'

export interface ImportOptions extends Pick<ApplyOptions, 'onChange' | 'onError' | 'onProgress'> {
  db: Kysely<Database>
  /** For the audit log. */
  actor: string
  path: string
  encoding?: string | undefined
  sheet?: string | undefined
  /** Reports what would happen and writes nothing. */
  dryRun?: boolean
  /**
   * Archives items that are missing from the file: they are no longer shown (`ItemStatus`). None while the item number of
   * a rejected row is unknown.
   */
  replace?: boolean
  /** Called with the detected format of the file, before its rows are read. */
  onOpen?: (file: Omit<CatalogueFile, 'rows'>) => void
  clock?: () => Date
}

export interface ImportResult extends Pick<ApplyResult, 'counts' | 'stillArchived'> {
  /** The catalogue's new version; null when nothing was written. */
  version: number | null
}

/**
 * Runs in one transaction: readers see the old catalogue until it commits, and after a crash. Search changes
 * together with the items. Throws TableError for a file that cannot be read.
 */
export async function importCatalogue(options: ImportOptions): Promise<ImportResult> {
  const { db, path, dryRun = false } = options
  const glossary = await readGlossary(DATA_FOLDER)
  const words = buildVocabulary(glossary)
  const file = await openCatalogueFile({ ...options, words })
  options.onOpen?.(file)
  if (dryRun) return compareOnly(options, file)
  const run = await beginRun(db, { fileName: basename(path), fileHash: await hashFile(path) })
  let result: ImportResult
  try {
    result = await db.transaction().execute(async (trx) => {
      await lockCatalogue(trx)
      if (!(await hasCategories(trx))) await writeCategories(trx, categoriesOf(glossary))
      const version = await nextVersion(trx)
      const isFirstFilling = await isCatalogueEmpty(trx)
      const apply = (): Promise<ApplyResult> => {
        return applyRows(trx, file.rows, { ...applyOptions(options, version), isFirstFilling })
      }
      const applied = await (isFirstFilling ? fillUnchecked(trx, apply) : apply())
      if (applied.hasWritten) await finalise(trx, applied, version)
      await endRun(trx, run, { state: 'done', counts: { ...applied.counts } })
      // Last, because writing an audit entry locks the log until the transaction ends.
      if (applied.hasWritten) await auditImport(trx, options, { ...applied.counts, version })
      const { counts, stillArchived } = applied
      return { counts, stillArchived, version: applied.hasWritten ? version : null }
    })
  } catch (error) {
    await endRun(db, run, { state: 'failed', counts: {} }).catch(() => undefined)
    throw error
  }
  if (result.version !== null) {
    await carryStock(db)
    await allocateBackorders(db)
  }
  return result
}

const DATA_FOLDER = join(import.meta.dirname, '../../../../data')

/** Compares the whole file with one consistent snapshot of the shop, and writes nothing. */
async function compareOnly(options: ImportOptions, file: CatalogueFile): Promise<ImportResult> {
  const transaction = options.db
    .transaction()
    .setIsolationLevel('repeatable read')
    .setAccessMode('read only')
  return transaction.execute(async (trx) => {
    const { counts, stillArchived } = await applyRows(trx, file.rows, applyOptions(options, 0))
    return { counts, stillArchived, version: null }
  })
}

function applyOptions(options: ImportOptions, version: number): ApplyOptions {
  const { dryRun = false, replace = false, clock = () => new Date() } = options
  const { onChange, onError, onProgress } = options
  return {
    version,
    today: clock().toISOString().slice(0, 10),
    dryRun,
    replace,
    ...(onChange && { onChange }),
    ...(onError && { onError }),
    ...(onProgress && { onProgress }),
  }
}

/** If more than this share of the catalogue changed, the planner statistics are refreshed. */
const REFRESH_SHARE = 0.25

async function auditImport(
  trx: Kysely<Database>,
  { actor, path, replace = false, clock = () => new Date() }: ImportOptions,
  counts: object,
): Promise<void> {
  const change = { file: basename(path), replace, ...counts }
  await writeAudit(trx, clock(), {
    actor,
    action: 'catalogue.import',
    subject: 'catalogue',
    change,
  })
}

/** Updates everything derived from the written items. */
async function finalise(
  trx: Kysely<Database>,
  applied: ApplyResult,
  version: number,
): Promise<void> {
  const { searchable, affectsRelations } = applied
  const isLarge = searchable.length > REFRESH_SHARE * (await countItems(trx))
  // The next queries are planned by statistics that such a large change has outdated.
  if (isLarge) await refreshStatistics(trx)
  if (affectsRelations) {
    await deriveRelations(trx)
  }
  await raiseVersion(trx, version)
}

async function hashFile(path: string): Promise<string> {
  const hash = createHash('sha256')
  for await (const bytes of createReadStream(path)) hash.update(bytes as Buffer)
  return hash.digest('hex')
}
