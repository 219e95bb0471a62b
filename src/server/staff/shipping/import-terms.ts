// Imports a file of shipping services, rules, rates or transport facts: all of its rows, or none.
import type { Kysely } from 'kysely'
import { basename } from 'node:path'
import type { Database } from '../../db/database.ts'
import { writeAudit } from '../../modules/audit/audit-service.ts'
import { createHeadings } from '../../platform/tables/headings.ts'
import { detectFormat, openCsv, openText, openWorkbook } from '../../platform/tables/open-table.ts'
import {
  readShippingRow,
  type ShippingFile,
  shippingFields,
  type ShippingRowError,
} from '../../modules/shipping/writing/shipping-files.ts'
import {
  findRowErrors,
  type NumberedRow,
  type WrittenTerms,
  writeTerms,
} from '../../modules/shipping/writing/write-terms.ts'
import type { ShippingContext } from './shipping-context.ts'

export interface TermsImport {
  file: ShippingFile
  path: string
  /** Removes rows that the file does not contain. */
  replace?: boolean
  /** Applies everything and rolls it back. */
  dryRun?: boolean
  onError?: (error: ShippingRowError) => void
}

export interface TermsImportResult extends WrittenTerms {
  /** Rows of the file. */
  read: number
  /** Rows with errors; if there are any, nothing was written. */
  failed: number
  /** Columns that the file lacks; if there are any, its rows are only counted, and all of them count as `failed`. */
  missing: string[]
}

const NOTHING = { created: 0, changed: 0, removed: 0, unchanged: 0 }

/** CSV or XLSX with every column of an export. Throws TableError. */
export async function importTerms(
  { db, now, actor }: ShippingContext,
  options: TermsImport,
): Promise<TermsImportResult> {
  const { file, path, replace = false, dryRun = false, onError } = options
  const { rows, missing, read, bad } = await readFile(file, path, onError)
  if (missing.length > 0) return { ...NOTHING, read, failed: read, missing }
  const trx = await db.startTransaction().execute()
  try {
    const errors = await findRowErrors(trx, file, rows)
    for (const error of errors) onError?.(error)
    const failed = bad.size + new Set(errors.map(({ line }) => line)).size
    if (failed > 0) {
      await trx.rollback().execute()
      return { ...NOTHING, read, failed, missing }
    }
    const terms = rows.map(({ row }) => row)
    const written = await writeTerms(trx, { file, rows: terms, replace, actor, now })
    await auditImport(trx, { now, actor, file, path, written })
    await (dryRun ? trx.rollback() : trx.commit()).execute()
    return { ...written, read, failed: 0, missing }
  } catch (error) {
    if (!trx.isCommitted && !trx.isRolledBack) await trx.rollback().execute()
    throw error
  }
}

async function auditImport(
  trx: Kysely<Database>,
  entry: { now: Date; actor: string; file: ShippingFile; path: string; written: WrittenTerms },
): Promise<void> {
  const { now, actor, file, path, written } = entry
  if (written.created + written.changed + written.removed === 0) return
  await writeAudit(trx, now, {
    actor,
    action: 'shipping.import',
    subject: `shipping:${file}`,
    change: { file: basename(path), ...written },
  })
}

interface ReadFile {
  rows: NumberedRow[]
  missing: string[]
  read: number
  /** Lines with errors. */
  bad: Set<number>
}

async function readFile(
  file: ShippingFile,
  path: string,
  onError: TermsImport['onError'],
): Promise<ReadFile> {
  const fields = shippingFields(file)
  const headings = createHeadings({ fields, spellings: {}, needsOneOf: fields.slice(0, 1) })
  const { isWorkbook } = await detectFormat(path)
  const table = isWorkbook
    ? await openWorkbook({ path }, headings)
    : await openCsv(await openText({ path }), headings)
  const missing = fields.filter((field) => !table.fields.includes(field))
  const result: ReadFile = { rows: [], missing, read: 0, bad: new Set() }
  for await (const { line, cells, broken } of table.raw) {
    result.read += 1
    if (broken) {
      result.bad.add(line)
      onError?.({ line, field: null, found: broken.found, valid: 'a complete row' })
      continue
    }
    if (missing.length > 0) continue
    const row = readShippingRow(file, { line, cells: cells as Record<string, string> }, (error) => {
      result.bad.add(line)
      onError?.(error)
    })
    if (row) result.rows.push({ line, row })
  }
  return result
}
