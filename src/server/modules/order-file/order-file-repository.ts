// Reads and writes order files and the mapping of their columns.
import { sql, type Kysely, type RawBuilder, type Selectable } from 'kysely'
import type { OrderFileMapping, OrderFileSummary } from '../../../shared/order-file-fields.ts'
import type { MemberKind } from '../../../shared/membership.ts'
import type { Database } from '../../db/database.ts'
import type { OrderFileTable } from '../../db/schema/order-files.ts'
import type { GridRow } from '../../platform/tables/read-grid.ts'

export type OrderFileRow = Selectable<OrderFileTable>

export interface FileOwner {
  companyId: number
  kind: MemberKind
}

export interface NewFile extends FileOwner {
  memberId: number
  /** Of the page at the upload; that of the submission replaces it. Orders are placed in this language. */
  lang: OrderFileRow['lang']
  fileName: string
  columns: string[]
  headingHash: Buffer
  rows: readonly GridRow[]
  now: Date
}

export async function insertFile(trx: Kysely<Database>, file: NewFile): Promise<number> {
  const { id } = await trx
    .insertInto('order_file')
    .values({
      company_id: file.companyId,
      kind: file.kind,
      member_id: file.memberId,
      lang: file.lang,
      file_name: file.fileName,
      columns: file.columns,
      heading_hash: file.headingHash,
      row_count: file.rows.length,
      service: null,
      summary: null,
      placed_by: null,
      created_at: file.now,
      changed_at: file.now,
    })
    .returning('id')
    .executeTakeFirstOrThrow()
  await sql`
    insert into order_file_row (file_id, line, cells, first_line)
    select ${id}, g.line, array(select jsonb_array_elements_text(g.cells)), g.line
    from jsonb_to_recordset(${JSON.stringify(file.rows)}::jsonb) as g (line int, cells jsonb)`.execute(
    trx,
  )
  return id
}

export function findFile(
  db: Kysely<Database>,
  { companyId, kind }: FileOwner,
  id: number,
): Promise<OrderFileRow | undefined> {
  return db
    .selectFrom('order_file')
    .where('id', '=', id)
    .where('company_id', '=', companyId)
    .where('kind', '=', kind)
    .selectAll()
    .executeTakeFirst()
}

/** Locked until the transaction ends; undefined: not a file of this company. */
export function lockFile(
  trx: Kysely<Database>,
  { companyId, kind }: FileOwner,
  id: number,
): Promise<OrderFileRow | undefined> {
  return trx
    .selectFrom('order_file')
    .where('id', '=', id)
    .where('company_id', '=', companyId)
    .where('kind', '=', kind)
    .selectAll()
    .forUpdate()
    .executeTakeFirst()
}

export interface FileChanges {
  state?: OrderFileRow['state']
  mapping?: OrderFileMapping
  service?: string | null
  mayWait?: boolean
  summary?: OrderFileSummary
  placedBy?: number
  lang?: OrderFileRow['lang']
  now: Date
}

export async function updateFile(
  trx: Kysely<Database>,
  id: number,
  { mapping, mayWait, summary, placedBy, now, ...plain }: FileChanges,
): Promise<void> {
  await trx
    .updateTable('order_file')
    .where('id', '=', id)
    .set({
      ...plain,
      ...(mapping && { mapping: JSON.stringify(mapping) }),
      ...(mayWait !== undefined && { may_wait: mayWait }),
      ...(summary && { summary: JSON.stringify(summary) }),
      ...(placedBy !== undefined && { placed_by: placedBy }),
      changed_at: now,
    })
    .execute()
}

/** What a company chose last for files with the same headings. */
export interface StoredMapping {
  mapping: OrderFileMapping
  service: string | null
  may_wait: boolean
}

export function findMapping(
  db: Kysely<Database>,
  companyId: number,
  headingHash: Buffer,
): Promise<StoredMapping | undefined> {
  return db
    .selectFrom('order_file_mapping')
    .where('company_id', '=', companyId)
    .where('heading_hash', '=', headingHash)
    .select(['mapping', 'service', 'may_wait'])
    .executeTakeFirst()
}

export async function saveMapping(
  trx: Kysely<Database>,
  { companyId, headingHash, now }: { companyId: number; headingHash: Buffer; now: Date },
  { mapping, service, may_wait }: StoredMapping,
): Promise<void> {
  const stored = { mapping: JSON.stringify(mapping), service, may_wait, used_at: now }
  await trx
    .insertInto('order_file_mapping')
    .values({ company_id: companyId, heading_hash: headingHash, ...stored })
    .onConflict((conflict) => conflict.columns(['company_id', 'heading_hash']).doUpdateSet(stored))
    .execute()
}

export interface RowCounts {
  good: number
  faulty: number
  /** Orders, like `placed` and `waiting`; the two above are rows. */
  placing: number
  placed: number
  waiting: number
}

/** Rows that are good or faulty; orders that are still to be placed, placed, and wait for money now. */
function countsOf(fileId: RawBuilder<unknown>) {
  return sql`
    select count(*) filter (where r.state = 'good')::int as good,
      count(*) filter (where r.state = 'faulty')::int as faulty,
      count(*) filter (where r.state = 'placing' and r.line = r.first_line)::int as placing,
      count(distinct r.order_id)::int as placed,
      count(distinct r.order_id) filter (where o.state = 'awaiting_funds')::int as waiting
    from order_file_row r left join trade_order o on o.id = r.order_id
    where r.file_id = ${fileId}`
}

export async function countRows(db: Kysely<Database>, fileId: number): Promise<RowCounts> {
  const { rows } = await sql<RowCounts>`${countsOf(sql`${fileId}`)}`.execute(db)
  return rows[0]!
}

/** Newest first, with the progress of each. */
export async function listFiles(
  db: Kysely<Database>,
  { companyId, kind }: FileOwner,
  { before, limit }: { before: number | null; limit: number },
): Promise<(OrderFileRow & RowCounts)[]> {
  const { rows } = await sql<OrderFileRow & RowCounts>`
    select f.*, c.* from order_file f, lateral (${countsOf(sql.ref('f.id'))}) as c
    where f.company_id = ${companyId} and f.kind = ${kind}
      and (${before}::bigint is null or f.id < ${before})
    order by f.id desc limit ${limit}`.execute(db)
  return rows
}

/** Exact to 10,000, else null. */
export async function countFiles(
  db: Kysely<Database>,
  { companyId, kind }: FileOwner,
): Promise<number | null> {
  const { rows } = await sql<{ count: number }>`
    select count(*)::int as count from (select from order_file
      where company_id = ${companyId} and kind = ${kind} limit 10001) as f`.execute(db)
  const count = rows[0]?.count ?? 0
  return count > 10_000 ? null : count
}

/** The cells of the first rows, as samples of each column; rows that are placed have none left. */
export async function findSampleCells(db: Kysely<Database>, fileId: number): Promise<string[][]> {
  const { rows } = await sql<{ cells: string[] }>`
    select cells from order_file_row where file_id = ${fileId} and cells <> '{}'
    order by line limit 30`.execute(db)
  return rows.map(({ cells }) => cells)
}

/** Files that a job places, oldest first. */
export async function findPlacingFiles(db: Kysely<Database>): Promise<OrderFileRow[]> {
  return db
    .selectFrom('order_file')
    .where('state', '=', 'placing')
    .selectAll()
    .orderBy('id')
    .execute()
}

/**
 * Removes rows that are not placed from files unchanged since `until`, and those files that have no placed order. The
 * headings are emptied too, because in a file without a heading row they are the cells of an order. Returns the number
 * of files.
 */
export async function deleteOldRows(
  trx: Kysely<Database>,
  { until, limit }: { until: Date; limit: number },
): Promise<number> {
  const { rows } = await sql<{ count: number }>`
    with due as (
      select f.id from order_file f
      where f.changed_at <= ${until} and f.state <> 'placing'
        and (exists (select from order_file_row r where r.file_id = f.id and r.state <> 'placed')
          or '' <> any(f.columns))
      order by f.id limit ${limit} for update
    ), removed_rows as (
      delete from order_file_row where file_id in (select id from due) and state <> 'placed'
    ), removed_files as (
      delete from order_file f where f.id in (select id from due)
        and not exists (select from order_file_row r where r.file_id = f.id and r.state = 'placed')
    ), emptied_headings as (
      update order_file f set columns = array_fill(''::text, array[cardinality(f.columns)])
      where f.id in (select id from due)
        and exists (select from order_file_row r where r.file_id = f.id and r.state = 'placed')
    )
    select count(*)::int as count from due`.execute(trx)
  return rows[0]?.count ?? 0
}
