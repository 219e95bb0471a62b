// Lists and creates price lists: for a price group or one company, in one currency.
import { sql, type Kysely } from 'kysely'
import type { Database } from '../../../db/database.ts'

export interface PriceListInfo {
  id: string
  name: string
  currency: string
  group: string | null
  customerNo: string | null
  isDemonstration: boolean
  prices: number
  items: number
}

export interface NewPriceList {
  id: string
  name: string
  currency: string
  /** Either a group or a company. */
  group?: string | undefined
  customerNo?: string | undefined
}

/** Why a list cannot be used; the caller turns it into a message. */
export type ListFault =
  | 'unknown_list'
  | 'bad_id'
  | 'list_exists'
  | 'owner_has_list'
  | 'unknown_currency'
  | 'unknown_group'
  | 'unknown_company'
  | 'group_or_company'

export class PriceListError extends Error {
  readonly fault: ListFault
  /** What the reader needs with it: the existing lists or currencies, or the conflicting list. */
  readonly detail: string

  constructor(fault: ListFault, detail = '') {
    super(`${fault} ${detail}`.trim())
    this.name = 'PriceListError'
    this.fault = fault
    this.detail = detail
  }
}

/** 'srp' denotes the suggested retail price in the catalogue file, so no list may have that id. */
const RESERVED = new Set(['srp'])
const CURRENCIES = ['USD', 'CNY', 'HKD', 'EUR', 'GBP', 'CAD']

export async function listPriceLists(db: Kysely<Database>): Promise<PriceListInfo[]> {
  const { rows } = await sql<PriceListInfo>`
    select l.id, l.name, l.currency, l.price_group as group, c.customer_no as "customerNo",
      l.is_demonstration as "isDemonstration", count(r.id)::integer as prices,
      count(distinct r.product_id)::integer as items
    from price_list l left join company c on c.id = l.company_id
    left join price_row r on r.list = l.id
    group by l.id, c.customer_no order by l.id`.execute(db)
  return rows
}

/** The currency of a list. Throws PriceListError 'unknown_list' with the existing lists. */
export async function readListCurrency(db: Kysely<Database>, id: string): Promise<string> {
  const lists = await db.selectFrom('price_list').select(['id', 'currency']).orderBy('id').execute()
  const list = lists.find((each) => each.id === id)
  if (!list) throw new PriceListError('unknown_list', lists.map((each) => each.id).join(', '))
  return list.currency
}

/**
 * Creates an empty list. It replaces a demonstration list of the same group and currency, including its prices,
 * whose id is returned. Throws PriceListError.
 */
export async function createPriceList(
  trx: Kysely<Database>,
  now: Date,
  list: NewPriceList,
): Promise<string | null> {
  const { id, name, currency, group = null } = list
  if (!/^[a-z0-9][a-z0-9._-]{0,63}$/i.test(id) || RESERVED.has(id)) {
    throw new PriceListError('bad_id', id)
  }
  if (!CURRENCIES.includes(currency)) {
    throw new PriceListError('unknown_currency', CURRENCIES.join(', '))
  }
  const companyId = await checkOwner(trx, list)
  const taken = await trx
    .selectFrom('price_list')
    .select(['id', 'is_demonstration'])
    .where((eb) =>
      eb.or([
        eb('id', '=', id),
        eb.and([
          eb('currency', '=', currency),
          group === null ? eb('company_id', '=', companyId) : eb('price_group', '=', group),
        ]),
      ]),
    )
    .execute()
  if (taken.some((each) => each.id === id)) throw new PriceListError('list_exists', id)
  const [holder] = taken
  if (holder && !holder.is_demonstration) throw new PriceListError('owner_has_list', holder.id)
  if (holder) await removePriceList(trx, holder.id)
  await trx
    .insertInto('price_list')
    .values({
      id,
      name,
      currency,
      price_group: group,
      company_id: companyId,
      is_demonstration: false,
      created_at: now,
    })
    .execute()
  return holder?.id ?? null
}

/** Removes a list with its prices and terms; returns the number of prices. Throws PriceListError 'unknown_list'. */
export async function removePriceList(trx: Kysely<Database>, id: string): Promise<number> {
  await readListCurrency(trx, id)
  const { numDeletedRows } = await trx
    .deleteFrom('price_row')
    .where('list', '=', id)
    .executeTakeFirstOrThrow()
  await trx.deleteFrom('price_list').where('id', '=', id).execute()
  return Number(numDeletedRows)
}

/** The id of the company that owns the list; null for a group list. */
async function checkOwner(
  trx: Kysely<Database>,
  { group, customerNo }: NewPriceList,
): Promise<number | null> {
  if ((group === undefined) === (customerNo === undefined)) {
    throw new PriceListError('group_or_company')
  }
  if (group !== undefined) {
    const groups = await trx.selectFrom('price_group').select('id').orderBy('id').execute()
    if (groups.some(({ id }) => id === group)) return null
    throw new PriceListError('unknown_group', groups.map(({ id }) => id).join(', '))
  }
  const company = await trx
    .selectFrom('company')
    .select('id')
    .where('customer_no', '=', customerNo ?? '')
    .executeTakeFirst()
  if (!company) throw new PriceListError('unknown_company', customerNo)
  return company.id
}
