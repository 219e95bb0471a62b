// Updates a price list from the staged rows: writes those that differ and leaves all others untouched.
import { sql, type Kysely } from 'kysely'
import { TERM_FIELDS, type TermField } from '../../../../shared/price-file.ts'
import type { Database } from '../../../db/database.ts'
import type { Staged } from './stage-prices.ts'

/** Counts steps, and terms once per item. */
export interface PriceCounts {
  created: number
  changed: number
  removed: number
  unchanged: number
}

export interface ApplyPricesOptions {
  list: string
  currency: string
  staged: Staged
  /** The term columns in the file; terms without a column stay unchanged. */
  termFields: readonly TermField[]
  /** Removes steps and terms of the list that the file does not contain. */
  replace: boolean
}

/** A file with rejected rows removes nothing, since those rows may stand for exactly what would be removed. */
export async function applyPrices(
  trx: Kysely<Database>,
  options: ApplyPricesOptions,
): Promise<PriceCounts> {
  const steps = await applySteps(trx, options)
  if (options.termFields.length === 0) return steps
  const terms = await applyTerms(trx, options)
  return {
    created: steps.created + terms.created,
    changed: steps.changed + terms.changed,
    removed: steps.removed + terms.removed,
    unchanged: steps.unchanged + terms.unchanged,
  }
}

const SAME_STEP = sql`r.list = l.id and r.product_id = s.product_id
  and r.min_quantity = s.min_quantity and r.valid_from is not distinct from s.valid_from`

async function applySteps(
  trx: Kysely<Database>,
  { list, currency, staged, replace }: ApplyPricesOptions,
): Promise<PriceCounts> {
  await sql`analyze price_stage`.execute(trx)
  const { rows } = await sql<{ steps: number }>`
    select count(*)::integer as steps from price_stage`.execute(trx)
  const of = sql`(select ${list}::text as id) l`
  const removed =
    replace && staged.failed === 0
      ? await count(
          trx,
          sql`
        delete from price_row r using ${of} where r.list = l.id
          and not exists (select from price_stage s where ${SAME_STEP})`,
        )
      : 0
  const changed = await count(
    trx,
    sql`
    update price_row r set amount = s.amount, valid_to = s.valid_to
    from price_stage s, ${of} where ${SAME_STEP}
      and (r.amount, r.valid_to) is distinct from (s.amount, s.valid_to)`,
  )
  const created = await count(
    trx,
    sql`
    insert into price_row (product_id, list, currency, min_quantity, amount, valid_from, valid_to)
    select s.product_id, l.id, ${currency}, s.min_quantity, s.amount, s.valid_from, s.valid_to
    from price_stage s, ${of} where not exists (select from price_row r where ${SAME_STEP})
    order by s.product_id, s.min_quantity`,
  )
  const unchanged = (rows[0]?.steps ?? 0) - changed - created
  return { created, changed, removed, unchanged }
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

/** An item listed without terms loses its terms; columns missing from the file are kept. */
async function applyTerms(
  trx: Kysely<Database>,
  { list, staged, termFields, replace }: ApplyPricesOptions,
): Promise<PriceCounts> {
  await stageTerms(trx, { list, staged, termFields })
  const all = sql.join(TERM_FIELDS.map((field) => sql.ref(COLUMN_OF[field])))
  const filled = sql`num_nonnulls(${all}) > 0`
  const gone =
    replace && staged.failed === 0
      ? sql`not exists (select from term_stage s where s.product_id = t.product_id and ${filled})`
      : sql`exists (select from term_stage s where s.product_id = t.product_id and not (${filled}))`
  const removed = await count(
    trx,
    sql`
    delete from price_term t where t.list = ${list} and ${gone}`,
  )
  const changed = await count(
    trx,
    sql`
    update price_term t set (${all}) = (select ${of('s')}) from term_stage s
    where t.list = ${list} and t.product_id = s.product_id
      and (${of('t')}) is distinct from (${of('s')})`,
  )
  const created = await count(
    trx,
    sql`
    insert into price_term (list, product_id, ${all})
    select ${list}, product_id, ${all} from term_stage s where ${filled}
      and not exists (select from price_term t where t.list = ${list} and t.product_id = s.product_id)`,
  )
  const { rows } = await sql<{ terms: number }>`
    select count(*)::integer as terms from term_stage where ${filled}`.execute(trx)
  return { created, changed, removed, unchanged: (rows[0]?.terms ?? 0) - changed - created }
}

const of = (table: string) =>
  sql.join(TERM_FIELDS.map((field) => sql.ref(`${table}.${COLUMN_OF[field]}`)))

/** The complete terms the list will have: values of the file override those of the list. */
async function stageTerms(
  trx: Kysely<Database>,
  { list, staged, termFields }: Pick<ApplyPricesOptions, 'list' | 'staged' | 'termFields'>,
): Promise<void> {
  // A rejected row may contain the terms of an item that now appears to have none.
  const named = staged.failed > 0 ? [...staged.terms.keys()] : [...staged.products]
  const stated = named.map((id) => ({ product_id: id, ...staged.terms.get(id)?.terms }))
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

async function count(trx: Kysely<Database>, statement: ReturnType<typeof sql>): Promise<number> {
  const { numAffectedRows } = await statement.execute(trx)
  return Number(numAffectedRows ?? 0)
}
