// Reads and writes the aliases of companies for items.
import { sql, type Kysely } from 'kysely'
import type { Database } from '../../db/database.ts'

/** Product ids by alias. */
export async function findAliases(
  db: Kysely<Database>,
  companyId: number,
  aliases: readonly string[],
): Promise<Map<string, number>> {
  const { rows } = await sql<{ alias: string; product_id: number }>`
    select alias, product_id from company_alias
    where company_id = ${companyId} and alias = any(${aliases as string[]}::text[])`.execute(db)
  return new Map(rows.map(({ alias, product_id }) => [alias, product_id]))
}

export interface AliasRow {
  alias: string
  product_id: number
  item_no: string
  stop: boolean
  chosen_at: Date
  /** The login; null: it was removed. */
  chosen_by: string | null
  /** The number of all matching aliases, on this page or not. */
  count: number
}

/** A page of aliases ordered by code points. `part` is searched in the alias and in the item number. */
export async function findAliasPage(
  db: Kysely<Database>,
  companyId: number,
  { part, after, limit }: { part: string; after: string; limit: number },
): Promise<AliasRow[]> {
  const { rows } = await sql<AliasRow>`
    select * from (
      select a.alias, a.product_id, p.item_no, p.stop, a.chosen_at, m.login_name as chosen_by,
        count(*) over ()::int as count
      from company_alias a join product p on p.id = a.product_id left join member m on m.id = a.chosen_by
      where a.company_id = ${companyId}
        and (position(${part} in a.alias) > 0 or position(${part} in lower(p.item_no)) > 0)) f
    where ${after} = '' or f.alias > ${after} collate "C"
    order by f.alias collate "C" limit ${limit}`.execute(db)
  return rows
}

/** An alias that the company has already is assigned to the given product. */
export async function writeAliases(
  trx: Kysely<Database>,
  { companyId, memberId, now }: { companyId: number; memberId: number; now: Date },
  aliases: ReadonlyMap<string, number>,
): Promise<void> {
  await sql`
    insert into company_alias (company_id, alias, product_id, chosen_by, chosen_at)
    select ${companyId}, g.alias, g.product_id, ${memberId}, ${now}
    from unnest(${[...aliases.keys()]}::text[], ${[...aliases.values()]}::int[]) as g (alias, product_id)
    order by g.alias
    on conflict (company_id, alias) do update
      set product_id = excluded.product_id, chosen_by = excluded.chosen_by, chosen_at = excluded.chosen_at`.execute(
    trx,
  )
}

/** Undefined: no item with this number is listed. */
export async function findListedItem(
  db: Kysely<Database>,
  itemNo: string,
): Promise<{ id: number } | undefined> {
  const { rows } = await sql<{ id: number }>`
    select id from product where item_no = ${itemNo} and status = 'active'`.execute(db)
  return rows[0]
}

/** False: the company has no such alias. */
export async function deleteAlias(
  db: Kysely<Database>,
  companyId: number,
  alias: string,
): Promise<boolean> {
  const { numAffectedRows } = await sql`
    delete from company_alias where company_id = ${companyId} and alias = ${alias}`.execute(db)
  return Number(numAffectedRows ?? 0) > 0
}
