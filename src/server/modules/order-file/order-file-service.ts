// The order files of a company: storing, reading, describing and listing them, and the mapping stored for their
// headings.
import type { Kysely } from 'kysely'
import { cutText } from '../../../shared/cut-text.ts'
import type { Lang } from '../../../shared/lang.ts'
import type { OrderFileMapping } from '../../../shared/order-file-fields.ts'
import { DAY_MS } from '../../../shared/time.ts'
import type { Member } from '../../context/context.ts'
import type { Database } from '../../db/database.ts'
import { AppError, notFound } from '../../platform/errors.ts'
import type { Grid } from '../../platform/tables/read-grid.ts'
import { guessColumns } from './guess-columns.ts'
import {
  countFiles,
  countRows,
  deleteOldRows,
  findFile,
  findMapping,
  findSampleCells,
  insertFile,
  listFiles,
  lockFile,
  type OrderFileRow,
  type RowCounts,
} from './order-file-repository.ts'
import { findFileItems, listRows, type ShownRow } from './order-row-repository.ts'
import { hashHeadings } from './read-order-file.ts'

export type { OrderFileRow, RowCounts } from './order-file-repository.ts'
export type { FaultyRow, ShownRow } from './order-row-repository.ts'
export { findFaultyRows as listFaultyRows } from './order-row-repository.ts'

const MAX_SAMPLES = 3
const SAMPLE_LENGTH = 60
const STORED_DAYS = 30
const FILES_PER_RUN = 100

/** Returns its id. */
export function storeFile(
  trx: Kysely<Database>,
  actor: Member,
  { grid, fileName, lang, now }: { grid: Grid; fileName: string; lang: Lang; now: Date },
): Promise<number> {
  const { companyId, memberKind: kind, memberId } = actor
  const { columns, rows } = grid
  const headingHash = hashHeadings(columns)
  return insertFile(trx, {
    companyId,
    kind,
    memberId,
    lang,
    fileName,
    columns,
    headingHash,
    rows,
    now,
  })
}

/** Errors: 404, also for a file of another company. */
export async function readOwnFile(
  db: Kysely<Database>,
  { companyId, memberKind: kind }: Member,
  id: number,
): Promise<OrderFileRow> {
  const file = await findFile(db, { companyId, kind }, id)
  if (!file) throw notFound()
  return file
}

/** Items and pieces of the orders placed from a file. Errors: 404, also for a file of another company. */
export async function readFileItems(
  db: Kysely<Database>,
  actor: Member,
  id: number,
): Promise<{ itemNo: string; quantity: number }[]> {
  const file = await readOwnFile(db, actor, id)
  return findFileItems(db, file.id)
}

/** A file whose orders are not being placed, locked until the transaction ends. Errors: 404, 409 `placing`. */
export async function lockOpenFile(
  trx: Kysely<Database>,
  { companyId, memberKind: kind }: Member,
  id: number,
): Promise<OrderFileRow> {
  const file = await lockFile(trx, { companyId, kind }, id)
  if (!file) throw notFound()
  if (file.state === 'placing') throw new AppError(409, [], { reason: 'placing' })
  return file
}

export interface DescribedFile {
  file: OrderFileRow
  counts: RowCounts
  columns: { heading: string; samples: string[] }[]
  mapping: OrderFileMapping
  /** The mapping is stored, not guessed. */
  isRemembered: boolean
  service: string | null
  mayWait: boolean
}

/** The mapping is that of the last check, else the one stored for these headings, else guessed. */
export async function describeFile(
  db: Kysely<Database>,
  file: OrderFileRow,
): Promise<DescribedFile> {
  const counts = await countRows(db, file.id)
  const cells = await findSampleCells(db, file.id)
  const columns = file.columns.map((heading, at) => {
    const texts = cells.map((row) => cutText(row[at] ?? '', SAMPLE_LENGTH))
    const samples = [...new Set(texts.filter((text) => text !== ''))].slice(0, MAX_SAMPLES)
    return { heading, samples }
  })
  const described = { file, counts, columns }
  if (file.state !== 'read') {
    const { mapping, service, may_wait: mayWait } = file
    return { ...described, mapping, isRemembered: true, service, mayWait }
  }
  const stored = await findMapping(db, file.company_id, file.heading_hash)
  return {
    ...described,
    mapping: stored?.mapping ?? guessColumns(file.columns),
    isRemembered: stored !== undefined,
    service: stored?.service ?? null,
    mayWait: stored?.may_wait ?? false,
  }
}

/** Rows after the line `after`. `next`: the line after which the next page begins; null: there are no more rows. */
export async function readRows(
  db: Kysely<Database>,
  fileId: number,
  page: { show: 'faulty' | 'placed'; after: number; rows: number },
): Promise<{ list: ShownRow[]; next: number | null }> {
  const found = await listRows(db, fileId, { ...page, rows: page.rows + 1 })
  const list = found.slice(0, page.rows)
  return { list, next: found.length > page.rows ? (list.at(-1)?.line ?? null) : null }
}

/** Newest first. */
export async function listOwnFiles(
  db: Kysely<Database>,
  { companyId, memberKind: kind }: Member,
  { after, rows }: { after?: number | undefined; rows: number },
) {
  const owner = { companyId, kind }
  const found = await listFiles(db, owner, { before: after ?? null, limit: rows + 1 })
  const list = found.slice(0, rows)
  const next = found.length > rows ? (list.at(-1)?.id ?? null) : null
  return { list, next, count: await countFiles(db, owner) }
}

/** Deletes rows that were not placed within 30 days, of at most 100 files; returns the number of files. */
export function deleteUnplacedRows(trx: Kysely<Database>, now: Date): Promise<number> {
  return deleteOldRows(trx, {
    until: new Date(now.getTime() - STORED_DAYS * DAY_MS),
    limit: FILES_PER_RUN,
  })
}
