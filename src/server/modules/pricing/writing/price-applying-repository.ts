// Compares staged prices and terms with those of a list and writes the differences. Numbers that functions return are of
// rows.
import { sql, type Kysely } from 'kysely'
import { TERM_FIELDS, type PriceTerms, type TermField } from '../../../../shared/price-file.ts'
import type { Database } from '../../../db/database.ts'

const SAME_STEP = sql`r.list = l.id and r.product_id = s.product_id
  and r.min_quantity = s.min_quantity and r.valid_from is not distinct from s.valid_from`

/** The list as a table `l` of one row, to which SAME_STEP refers. */
const oneList = (list: string) => sql`(select ${list}::text as id) l`

export async function countStagedSteps(trx: Kysely<Database>): Promise<number> {
  await sql`analyze price_stage`.execute(trx)
  const { rows } = await sql<{ steps: number }>`
    select count(*)::integer as steps from price_stage`.execute(trx)
  return rows[0]?.steps ?? 0
}

/** Deletes the steps of the list that are not staged. */
export function deleteUnstagedSteps(trx: Kysely<Database>, list: string): Promise<number> {
  return count(
    trx,
    sql`
    delete from price_row r using ${oneList(list)} where r.list = l.id
      and not exists (select from price_stage s where ${SAME_STEP})`,
  )
}

export function updateSteps(trx: Kysely<Database>, list: string): Promise<number> {
  return count(
    trx,
    sql`
    update price_row r set amount = s.amount, valid_to = s.valid_to
    from price_stage s, ${oneList(list)} where ${SAME_STEP}
      and (r.amount, r.valid_to) is distinct from (s.amount, s.valid_to)`,
  )
}

export function insertSteps(
  trx: Kysely<Database>,
  { list, currency }: { list: string; currency: string },
): Promise<number> {
  return count(
    trx,
    sql`
    insert into price_row (product_id, list, currency, min_quantity, amount, valid_from, valid_to)
    select s.product_id, l.id, ${currency}, s.min_quantity, s.amount, s.valid_from, s.valid_to
    from price_stage s, ${oneList(list)} where not exists (select from price_row r where ${SAME_STEP})
    order by s.product_id, s.min_quantity`,
  )
}

const COLUMN_OF: Record<TermField, string> = {
  minimum: 'minimum_quantity',
  multiple: 'quantity_multiple',
  maximum: 'max_order_quantity',
  specialPrice: 'special_amount',
  specialMonthlyQuantity: 'special_monthly_quantity',
  specialFrom: 'special_from',
  specialTo: 'special_to',
}

const ALL_COLUMNS = sql.join(TERM_FIELDS.map((field) => sql.ref(COLUMN_OF[field])))
const FILLED = sql`num_nonnulls(${ALL_COLUMNS}) > 0`

const columnsOf = (table: string) =>
  sql.join(TERM_FIELDS.map((field) => sql.ref(`${table}.${COLUMN_OF[field]}`)))

/**
 * Fills `term_stage` with the terms the list will have: fields of the file override those of the list. `stated`: the
 * terms of each item in the file; `termFields`: the fields for which the file has a column.
 */
export async function stageListTerms(
  trx: Kysely<Database>,
  list: string,
  {
    stated,
    termFields,
  }: {
    stated: readonly ({ product_id: number } & Partial<PriceTerms>)[]
    termFields: readonly TermField[]
  },
): Promise<void> {
  const values = TERM_FIELDS.map((field) => {
    return termFields.includes(field) ? sql.ref(`given.${field}`) : sql.ref(`t.${COLUMN_OF[field]}`)
  })
  await sql`
    create temporary table term_stage (product_id integer primary key, minimum_quantity integer,
      quantity_multiple integer, max_order_quantity integer, special_amount numeric(12, 4),
      special_monthly_quantity integer, special_from date, special_to date) on commit drop`.execute(
    trx,
  )
  await sql`
    insert into term_stage select given.product_id, ${sql.join(values)}
    from json_to_recordset(${JSON.stringify(stated)}::json) as given (product_id integer,
      minimum integer, multiple integer, maximum integer, "specialPrice" numeric(12, 4),
      "specialMonthlyQuantity" integer, "specialFrom" date, "specialTo" date)
    left join price_term t on t.list = ${list} and t.product_id = given.product_id`.execute(trx)
  await sql`analyze term_stage`.execute(trx)
}

/** With `everyOther`, the terms of all items that have none staged; otherwise of those staged without any. */
export function deleteTerms(
  trx: Kysely<Database>,
  { list, everyOther }: { list: string; everyOther: boolean },
): Promise<number> {
  const condition = everyOther
    ? sql`not exists (select from term_stage s where s.product_id = t.product_id and ${FILLED})`
    : sql`exists (select from term_stage s where s.product_id = t.product_id and not (${FILLED}))`
  return count(
    trx,
    sql`
    delete from price_term t where t.list = ${list} and ${condition}`,
  )
}

export function updateTerms(trx: Kysely<Database>, list: string): Promise<number> {
  return count(
    trx,
    sql`
    update price_term t set (${ALL_COLUMNS}) = (select ${columnsOf('s')}) from term_stage s
    where t.list = ${list} and t.product_id = s.product_id
      and (${columnsOf('t')}) is distinct from (${columnsOf('s')})`,
  )
}

export function insertTerms(trx: Kysely<Database>, list: string): Promise<number> {
  return count(
    trx,
    sql`
    insert into price_term (list, product_id, ${ALL_COLUMNS})
    select ${list}, product_id, ${ALL_COLUMNS} from term_stage s where ${FILLED}
      and not exists (select from price_term t where t.list = ${list} and t.product_id = s.product_id)`,
  )
}

export async function countStagedTerms(trx: Kysely<Database>): Promise<number> {
  const { rows } = await sql<{ terms: number }>`
    select count(*)::integer as terms from term_stage where ${FILLED}`.execute(trx)
  return rows[0]?.terms ?? 0
}

async function count(trx: Kysely<Database>, statement: ReturnType<typeof sql>): Promise<number> {
  const { numAffectedRows } = await statement.execute(trx)
  return Number(numAffectedRows ?? 0)
}
