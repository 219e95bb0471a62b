// Checks and writes the rows of one shipping file; confirms, withdraws and lists the terms of services.
import type { Kysely } from 'kysely'
import type { Database } from '../../../db/database.ts'
import {
  SHIPPING_KEYS,
  type ShippingFile,
  type ShippingRow,
  type ShippingRowError,
} from './shipping-files.ts'
import {
  confirmRows,
  findKnownItems,
  findServiceIds,
  findServiceSummaries,
  findTermRows,
  neverHadTerms,
  removeTermsExcept,
  removeTransportExcept,
  type ServiceSummary,
  upsertTerms,
  upsertTransport,
  withdrawService,
} from './shipping-writing-repository.ts'

/** The name in `confirmed_by` of the examples in a shop with the demonstration catalogue. */
export const DEMONSTRATION = 'demonstration'

export interface NumberedRow {
  line: number
  row: ShippingRow
}

/** The errors of rows that repeat a key, or name an unknown service or product. */
export async function findRowErrors(
  db: Kysely<Database>,
  file: ShippingFile,
  rows: readonly NumberedRow[],
): Promise<ShippingRowError[]> {
  const errors: ShippingRowError[] = []
  const lines = new Map<string, number>()
  for (const { line, row } of rows) {
    const key = SHIPPING_KEYS[file].map((column) => row[column]).join(' ')
    const first = lines.get(key)
    if (first === undefined) lines.set(key, line)
    else
      errors.push({
        line,
        field: null,
        found: key,
        valid: `each row only once; line ${first} is the same`,
      })
  }
  if (file === 'services') return errors
  const field = file === 'products' ? 'itemNo' : 'service'
  const column = file === 'products' ? 'item_no' : 'service'
  const names = rows.map(({ row }) => String(row[column]))
  const known = file === 'products' ? await findKnownItems(db, names) : await findServiceIds(db)
  for (const { line, row } of rows) {
    const found = String(row[column])
    const valid = file === 'products' ? 'an item of the catalogue' : 'a service of the shop'
    if (!known.has(found)) errors.push({ line, field, found, valid })
  }
  return errors
}

export interface WrittenTerms {
  created: number
  changed: number
  removed: number
  unchanged: number
}

/** `replace` also removes rows that are not among `rows`. */
export async function writeTerms(
  trx: Kysely<Database>,
  { file, rows, replace, actor, now }: TermsToWrite,
): Promise<WrittenTerms> {
  const isProducts = file === 'products'
  const written = isProducts
    ? await upsertTransport(trx, rows, { now, actor })
    : await upsertTerms(trx, file, rows, actor === DEMONSTRATION)
  const unchanged = rows.length - written.created - written.changed
  if (!replace) return { ...written, removed: 0, unchanged }
  const removed = isProducts
    ? await removeTransportExcept(
        trx,
        rows.map((row) => String(row['item_no'])),
      )
    : await removeTermsExcept(trx, file, rows)
  return { ...written, removed, unchanged }
}

export interface TermsToWrite {
  file: ShippingFile
  rows: readonly ShippingRow[]
  replace: boolean
  actor: string
  now: Date
}

/** Confirms all unconfirmed rows, and those that the demonstration confirmed; `service` null: of every service. */
export function confirmTerms(
  trx: Kysely<Database>,
  confirming: { service: string | null; now: Date; actor: string },
): Promise<number> {
  return confirmRows(trx, { ...confirming, replacedActor: DEMONSTRATION })
}

/** False if the service was not confirmed. */
export async function withdrawTerms(trx: Kysely<Database>, service: string): Promise<boolean> {
  return (await withdrawService(trx, service)) > 0
}

export function readTermRows(db: Kysely<Database>, file: ShippingFile): Promise<ShippingRow[]> {
  return findTermRows(db, file)
}

export function listServices(db: Kysely<Database>): Promise<ServiceSummary[]> {
  return findServiceSummaries(db)
}

/** True in a shop that never had shipping terms. */
export function needsShippingExamples(db: Kysely<Database>): Promise<boolean> {
  return neverHadTerms(db)
}
