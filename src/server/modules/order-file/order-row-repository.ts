// Reads and writes the rows of order files.
import { sql, type Kysely } from 'kysely'
import type { OrderFileField, OrderRowError } from '../../../shared/order-file-fields.ts'
import type { OrderState } from '../../../shared/order-vocabulary.ts'
import type { Database } from '../../db/database.ts'
import type { AgreedFileOrder } from '../../db/schema/order-files.ts'
import type { FileRow } from './order-rows.ts'

/** Rows that are not placed, in the order of the file. */
export function findOpenRows(db: Kysely<Database>, fileId: number): Promise<FileRow[]> {
  return db
    .selectFrom('order_file_row')
    .where('file_id', '=', fileId)
    .where('state', '<>', 'placed')
    .select(['line', 'cells', 'edits'])
    .orderBy('line')
    .execute()
}

export interface RowEdit {
  line: number
  field: OrderFileField
  value: string
}

export async function writeEdits(
  trx: Kysely<Database>,
  fileId: number,
  edits: readonly RowEdit[],
): Promise<void> {
  if (edits.length === 0) return
  await sql`
    update order_file_row r set edits = r.edits || g.edits
    from (select line, jsonb_object_agg(field, value) as edits
      from jsonb_to_recordset(${JSON.stringify(edits)}::jsonb) as e (line int, field text, value text)
      group by line) as g
    where r.file_id = ${fileId} and r.line = g.line and r.state <> 'placed'`.execute(trx)
}

export interface JudgedRow {
  line: number
  /** The line of the first row of its order. */
  firstLine: number
  reference: string
  errors: OrderRowError[]
  /** The order as the job places it, in its first row only. */
  agreed: AgreedFileOrder | null
  isGood: boolean
}

export async function writeJudgement(
  trx: Kysely<Database>,
  fileId: number,
  rows: readonly JudgedRow[],
): Promise<void> {
  await sql`
    update order_file_row r set first_line = g."firstLine", reference = g.reference, errors = g.errors,
      agreed = nullif(g.agreed, 'null'::jsonb), state = case when g."isGood" then 'good' else 'faulty' end
    from jsonb_to_recordset(${JSON.stringify(rows)}::jsonb) as g (line int, "firstLine" int, reference text,
      errors jsonb, agreed jsonb, "isGood" boolean)
    where r.file_id = ${fileId} and r.line = g.line and r.state <> 'placed'`.execute(trx)
}

export interface ShownRow {
  line: number
  cells: string[]
  edits: Partial<Record<OrderFileField, string>>
  /** `new`: not checked yet; `placing`: waits for the job that places it. */
  state: 'new' | 'good' | 'faulty' | 'placing' | 'placed'
  reference: string
  first_line: number
  errors: OrderRowError[]
  order_no: string | null
  order_state: OrderState | null
}

/** Faulty rows, or the first row of each placed order, after a line. */
export async function listRows(
  db: Kysely<Database>,
  fileId: number,
  { show, after, rows: limit }: { show: 'faulty' | 'placed'; after: number; rows: number },
): Promise<ShownRow[]> {
  const { rows } = await sql<ShownRow>`
    select r.line, r.cells, r.edits, r.state, r.reference, r.first_line, r.errors, o.order_no,
      o.state as order_state
    from order_file_row r left join trade_order o on o.id = r.order_id
    where r.file_id = ${fileId} and r.state = ${show} and r.line > ${after}
      and (r.state = 'faulty' or r.line = r.first_line)
    order by r.line limit ${limit}`.execute(db)
  return rows
}

/** Good rows are handed to the job that places them. Returns how many orders they are. */
export async function startPlacing(trx: Kysely<Database>, fileId: number): Promise<number> {
  const { rows } = await sql<{ orders: number }>`
    with started as (
      update order_file_row set state = 'placing' where file_id = ${fileId} and state = 'good'
      returning line, first_line)
    select count(*) filter (where line = first_line)::int as orders from started`.execute(trx)
  return rows[0]?.orders ?? 0
}

export interface PlacingOrder {
  firstLine: number
  agreed: AgreedFileOrder
}

/** The next order to place; locked until the transaction ends. */
export async function lockNextPlacing(
  trx: Kysely<Database>,
  fileId: number,
): Promise<PlacingOrder | undefined> {
  const { rows } = await sql<PlacingOrder>`
    select line as "firstLine", agreed from order_file_row
    where file_id = ${fileId} and state = 'placing' and line = first_line
    order by line limit 1 for update`.execute(trx)
  return rows[0]
}

/** The order has the data of the rows now, so the rows keep none of the recipient. */
export async function markPlaced(
  trx: Kysely<Database>,
  { fileId, firstLine, orderId }: { fileId: number; firstLine: number; orderId: number },
): Promise<void> {
  await sql`
    update order_file_row set state = 'placed', order_id = ${orderId}, cells = '{}', edits = '{}',
      agreed = null, errors = '[]'
    where file_id = ${fileId} and first_line = ${firstLine} and state = 'placing'`.execute(trx)
}

/** The lines of the rows of an order that is not placed yet, in the order of the file. */
export async function findPlacingLines(
  db: Kysely<Database>,
  { fileId, firstLine }: { fileId: number; firstLine: number },
): Promise<number[]> {
  const { rows } = await sql<{ line: number }>`
    select line from order_file_row
    where file_id = ${fileId} and first_line = ${firstLine} and state = 'placing' order by line`.execute(
    db,
  )
  return rows.map(({ line }) => line)
}

export async function markRejected(
  trx: Kysely<Database>,
  fileId: number,
  rows: readonly { line: number; errors: readonly OrderRowError[] }[],
): Promise<void> {
  await sql`
    update order_file_row r set state = 'faulty', agreed = null, errors = g.errors
    from jsonb_to_recordset(${JSON.stringify(rows)}::jsonb) as g (line int, errors jsonb)
    where r.file_id = ${fileId} and r.line = g.line and r.state = 'placing'`.execute(trx)
}

/** The items of the orders placed from the file, as ordered (no substitutes), each once with the sum of its pieces. */
export async function findFileItems(
  db: Kysely<Database>,
  fileId: number,
): Promise<{ itemNo: string; quantity: number }[]> {
  const { rows } = await sql<{ itemNo: string; quantity: number }>`
    select l.item_no as "itemNo", sum(l.quantity)::int as quantity from order_line l
    where l.order_id in (select order_id from order_file_row where file_id = ${fileId})
      and l.replaces is null
    group by l.item_no order by l.item_no`.execute(db)
  return rows
}

export interface FaultyRow extends FileRow {
  errors: OrderRowError[]
}

export function findFaultyRows(db: Kysely<Database>, fileId: number): Promise<FaultyRow[]> {
  return db
    .selectFrom('order_file_row')
    .where('file_id', '=', fileId)
    .where('state', '=', 'faulty')
    .select(['line', 'cells', 'edits', 'errors'])
    .orderBy('line')
    .execute()
}
