// Reads and writes price lists and who they are for.
import { sql, type Kysely } from 'kysely'
import type { MemberKind } from '../../../../shared/membership.ts'
import type { Database } from '../../../db/database.ts'

export interface PriceListInfo {
  id: string
  name: string
  currency: string
  /** Null: a list of one company. */
  group: string | null
  /** The company that the list belongs to; null: a list of a group. */
  customerNo: string | null
  /** The area in which a company's list counts; null for other lists. */
  kind: MemberKind | null
  isDemonstration: boolean
  prices: number
  items: number
}

/** All lists, with the number of prices and items of each. */
export async function findPriceLists(db: Kysely<Database>): Promise<PriceListInfo[]> {
  const { rows } = await sql<PriceListInfo>`
    select l.id, l.name, l.currency, l.price_group as group, c.customer_no as "customerNo", l.member_kind as kind,
      l.is_demonstration as "isDemonstration", count(r.id)::integer as prices,
      count(distinct r.product_id)::integer as items
    from price_list l left join company c on c.id = l.company_id
    left join price_row r on r.list = l.id
    group by l.id, c.customer_no order by l.id`.execute(db)
  return rows
}

export function findListCurrencies(
  db: Kysely<Database>,
): Promise<{ id: string; currency: string }[]> {
  return db.selectFrom('price_list').select(['id', 'currency']).orderBy('id').execute()
}

/** Lists with this id, or of this currency and owner: a group, or a company when `group` is null. */
export function findTakenLists(
  trx: Kysely<Database>,
  list: {
    id: string
    currency: string
    group: string | null
    company: { id: number; kind: MemberKind } | null
  },
): Promise<{ id: string; is_demonstration: boolean }[]> {
  const { id, currency, group, company } = list
  return trx
    .selectFrom('price_list')
    .select(['id', 'is_demonstration'])
    .where((eb) =>
      eb.or([
        eb('id', '=', id),
        eb.and([
          eb('currency', '=', currency),
          company === null
            ? eb('price_group', '=', group)
            : eb.and([eb('company_id', '=', company.id), eb('member_kind', '=', company.kind)]),
        ]),
      ]),
    )
    .execute()
}

export async function insertPriceList(
  trx: Kysely<Database>,
  list: {
    id: string
    name: string
    currency: string
    price_group: string | null
    company_id: number | null
    member_kind: MemberKind | null
    is_demonstration: boolean
    created_at?: Date
  },
): Promise<void> {
  await trx.insertInto('price_list').values(list).execute()
}

/** Deletes a list with its prices and terms; returns the number of prices. */
export async function deletePriceList(trx: Kysely<Database>, id: string): Promise<number> {
  const { numDeletedRows } = await trx
    .deleteFrom('price_row')
    .where('list', '=', id)
    .executeTakeFirstOrThrow()
  await trx.deleteFrom('price_list').where('id', '=', id).execute()
  return Number(numDeletedRows)
}

export async function findGroups(trx: Kysely<Database>): Promise<string[]> {
  const groups = await trx.selectFrom('price_group').select('id').orderBy('id').execute()
  return groups.map(({ id }) => id)
}

/** The company, with the areas in which it is a member or has applied. */
export async function findCompany(
  trx: Kysely<Database>,
  customerNo: string,
): Promise<{ id: number; kinds: MemberKind[] } | undefined> {
  const rows = await trx
    .selectFrom('company as c')
    .innerJoin('membership as m', 'm.company_id', 'c.id')
    .where('c.customer_no', '=', customerNo)
    .orderBy('m.kind')
    .select(['c.id', 'm.kind'])
    .execute()
  return rows[0] && { id: rows[0].id, kinds: rows.map(({ kind }) => kind) }
}
