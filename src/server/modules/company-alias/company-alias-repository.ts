// Reads and writes what companies call items.
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

/** An alias that the company has is changed to the product given now. */
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
