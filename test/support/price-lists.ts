// Price lists for tests: rows as an import writes them.
import { sql, type Kysely } from 'kysely'
import type { Database } from '../../src/server/db/database.ts'

export interface ListedPrice {
  itemNo: string
  /** `unit` is the price of one piece from a quantity on. */
  steps?: { from: number; unit: string; validFrom?: string; validTo?: string }[]
  minimum?: number
  multiple?: number
  maximum?: number
  /** `monthly`: the special quantity, how many pieces a month get this price. */
  special?: { unit: string; monthly?: number; from?: string; to?: string }
}

export interface AddedPriceList {
  id: string
  companyId?: number
  group?: 'wholesale' | 'dropship'
  /** Of a company's list; its first area when absent. */
  kind?: 'wholesale' | 'dropship'
  currency?: string
  prices: ListedPrice[]
}

/** Adds a list, or prices to one that exists. Does not change the catalogue version. */
export async function addPriceList(db: Kysely<Database>, list: AddedPriceList): Promise<void> {
  const { id, companyId = null, group = null, kind = null, currency = 'USD' } = list
  await sql`insert into price_list (id, name, currency, price_group, company_id, member_kind)
    values (${id}, ${id}, ${currency}, ${group}, ${companyId}, case when ${companyId}::bigint is not null then
      coalesce(${kind}, (select min(kind) from membership where company_id = ${companyId}), 'wholesale') end) on conflict do nothing`.execute(
    db,
  )
  for (const price of list.prices) {
    const product = sql`(select id from product where item_no = ${price.itemNo})`
    for (const { from, unit, validFrom = null, validTo = null } of price.steps ?? []) {
      await sql`insert into price_row (product_id, list, currency, min_quantity, amount, valid_from, valid_to)
        values (${product}, ${id}, ${currency}, ${from}, ${unit}, ${validFrom}, ${validTo})`.execute(
        db,
      )
    }
    const { minimum = null, multiple = null, maximum = null, special } = price
    await sql`insert into price_term values (${id}, ${product}, ${minimum}, ${multiple}, ${maximum},
      ${special?.unit ?? null}, ${special?.monthly ?? null}, ${special?.from ?? null}, ${special?.to ?? null})`.execute(
      db,
    )
  }
}

/** Deletes a list. Nothing can be ordered at demonstration prices until the seller's last own list is gone. */
export async function removePriceList(db: Kysely<Database>, id: string): Promise<void> {
  await sql`delete from price_row where list = ${id}`.execute(db)
  await sql`delete from price_term where list = ${id}`.execute(db)
  await sql`delete from price_list where id = ${id}`.execute(db)
}
