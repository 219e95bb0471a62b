// Imports a price file into a list: writes only rows that differ, in one transaction.
import type { Kysely } from 'kysely'
import { basename } from 'node:path'
import { type PriceField, type PriceRowError, TERM_FIELDS } from '../../../shared/price-file.ts'
import type { Database } from '../../db/database.ts'
import { writeAudit } from '../../modules/audit/audit-service.ts'
import {
  lockCatalogue,
  nextVersion,
  raiseVersion,
} from '../../modules/catalogue/writing/catalogue-version.ts'
import { openPriceFile, type PriceFile } from '../../modules/catalogue-file/open-price-file.ts'
import { applyPrices, type PriceCounts } from '../../modules/pricing/writing/apply-prices.ts'
import {
  createPriceList,
  type NewPriceList,
  readListCurrency,
} from '../../modules/pricing/writing/price-lists.ts'
import { stagePrices } from '../../modules/pricing/writing/stage-prices.ts'

export interface PriceImportOptions {
  db: Kysely<Database>
  /** For the audit log. */
  actor: string
  path: string
  list: string
  /** Creates the list first. */
  create?: Omit<NewPriceList, 'id'> | undefined
  encoding?: string | undefined
  sheet?: string | undefined
  /** Removes prices and terms of the list that are missing from the file, unless a row of it was rejected. */
  replace?: boolean
  /** Applies everything and rolls it back. */
  dryRun?: boolean
  clock?: () => Date
  onOpen?: (file: Omit<PriceFile, 'rows'>) => void
  onError?: (error: PriceRowError) => void
}

export interface PriceImportResult extends PriceCounts {
  /** Rows of the file, and how many of them were rejected. */
  read: number
  failed: number
  /** The demonstration list that the created list replaced. */
  replacedList: string | null
  /** The catalogue's new version; null when nothing was written. */
  version: number | null
}

/**
 * Runs in one transaction: readers see the old prices until it commits. Caches follow the catalogue version,
 * which is raised once if anything changed. Throws TableError and PriceListError.
 */
export async function importPrices(options: PriceImportOptions): Promise<PriceImportResult> {
  const { db, path, encoding, sheet, dryRun = false } = options
  const file = await openPriceFile({ path, encoding, sheet })
  options.onOpen?.(file)
  const trx = await db.startTransaction().execute()
  try {
    const result = await importInto(trx, file, options)
    await (dryRun ? trx.rollback() : trx.commit()).execute()
    return dryRun ? { ...result, version: null } : result
  } catch (error) {
    if (!trx.isCommitted && !trx.isRolledBack) await trx.rollback().execute()
    throw error
  }
}

async function importInto(
  trx: Kysely<Database>,
  file: PriceFile,
  options: PriceImportOptions,
): Promise<PriceImportResult> {
  const { list, create, replace = false, clock = () => new Date() } = options
  await lockCatalogue(trx)
  const replacedList = create ? await createPriceList(trx, clock(), { ...create, id: list }) : null
  const currency = await readListCurrency(trx, list)
  const staged = await stagePrices(trx, file.rows, options.onError)
  const fileFields = new Set<PriceField>(file.fields)
  const termFields = TERM_FIELDS.filter((field) => fileFields.has(field))
  const counts = await applyPrices(trx, { list, currency, staged, termFields, replace })
  const written = create !== undefined || counts.created + counts.changed + counts.removed > 0
  const version = written ? await nextVersion(trx) : null
  if (version !== null) {
    await raiseVersion(trx, version)
    await writeAudit(trx, clock(), {
      actor: options.actor,
      action: 'prices.import',
      subject: `price-list:${list}`,
      change: { file: basename(options.path), ...create, ...counts, replaces: replacedList },
    })
  }
  return { ...counts, read: staged.read, failed: staged.failed, replacedList, version }
}
